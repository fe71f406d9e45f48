"""Generators of training and test conversations. Each takes a `random.Random` and a split ("train" or "test"). The test
split uses wordings that training never sees and names that are invented anew, from syllables that are rare in training."""
