/** Activation functions of PyTorch, with its defaults. */
import type { Activation } from "../../models/record/embed-modules.ts";

export const activations: Readonly<Record<Activation, (value: number) => number>> = {
  Identity: (value) => value,
  Tanh: Math.tanh,
  ReLU: (value) => Math.max(0, value),
  GELU: (value) => 0.5 * value * (1 + errorFunction(value * Math.SQRT1_2)),
  Sigmoid: sigmoid,
  SiLU: (value) => value * sigmoid(value),
  LeakyReLU: (value) => (value < 0 ? 0.01 * value : value),
  ELU: (value) => (value < 0 ? Math.expm1(value) : value),
  Softplus: softplus,
  Softsign: (value) => value / (1 + Math.abs(value)),
  Mish: (value) => value * Math.tanh(softplus(value)),
};

function sigmoid(value: number): number {
  return 1 / (1 + Math.exp(-value));
}

function softplus(value: number): number {
  return Math.max(0, value) + Math.log1p(Math.exp(-Math.abs(value)));
}

/** The error function, with an error of at most 1.5e-7 (Abramowitz and Stegun 7.1.26), which is about the precision of float32. */
function errorFunction(value: number): number {
  const t = 1 / (1 + 0.3275911 * Math.abs(value));
  const polynomial = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  return Math.sign(value) * (1 - polynomial * Math.exp(-value * value));
}
