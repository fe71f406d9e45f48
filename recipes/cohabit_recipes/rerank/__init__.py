"""The recipe of starter-rerank: starter-embed's encoder with last layers that are trained to compare a question with a passage word by word.
"""
