"""SmolLM2-135M-Instruct in hub layout, as a real model of another maker to test and measure with."""
