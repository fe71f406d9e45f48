"""The recipe of starter-rerank: a small cross-encoder that scores how well a passage answers a query."""
