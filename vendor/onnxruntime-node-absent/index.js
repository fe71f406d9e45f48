throw new TypeError("onnxruntime-node is not installed: cohabit runs models in browsers only");
