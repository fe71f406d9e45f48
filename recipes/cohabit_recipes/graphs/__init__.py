"""Writing ONNX graphs."""
