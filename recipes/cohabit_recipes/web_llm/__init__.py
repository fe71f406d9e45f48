"""The recipe of model libraries for @mlc-ai/web-llm 0.2.86: a Llama decoder of starter-chat's form as WebAssembly and WGSL, and its weights as MLC stores them."""
