"""The recipe of starter-embed: all-MiniLM-L6-v2 as an int8 ONNX graph for the CPU of a browser."""
