"""Tokenizers of every kind with texts of all scripts, and the tokens and texts that the reference gives for them."""
