"""The sheet workshop: own sheets of Lava & Rails are listed, drawn, weighed, shared and made to order."""
