"""Ways through parts of the program, each from screen to screen; the guide knows where they begin."""
