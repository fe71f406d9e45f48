"""Recipes that make cohabit's starter models: one sub-package or module per model."""
