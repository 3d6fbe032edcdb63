"""What shows a game in play: the bridge to the rules, scene, motions, log, prompt and curtain."""
