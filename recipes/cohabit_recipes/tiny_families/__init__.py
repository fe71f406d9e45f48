"""Models of a few hundred kilobytes with real architectures and random weights: what the ONNX engine is tested with."""
