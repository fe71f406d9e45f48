"""The recipe of starter-rerank: starter-embed's encoder, whose last layers are trained to compare a question with a passage word by word."""
