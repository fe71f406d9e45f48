"""The recipe of starter-chat: tokenizer, data, training, ONNX export, evaluation, card."""
