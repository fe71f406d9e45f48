"""Models of a few hundred kilobytes with real architectures and random weights: test models of the ONNX engine."""
