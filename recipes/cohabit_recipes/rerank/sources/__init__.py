"""Where the training pairs come from: one module per kind of text, each with a function `pairs`."""
