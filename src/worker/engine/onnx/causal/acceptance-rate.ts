/** The acceptance rate of speculative tokens, which decides whether the next token is computed before it is chosen. */

/** Weight of the newest token in the exponential moving average. */
const newestWeight = 1 / 8;
/**
 * Min acceptance rate at which speculation saves time: a rejected token keeps the GPU busy for the time of one token, and an
 * accepted one saves only a fraction of that.
 */
const minRate = 0.85;

export class AcceptanceRate {
  #rate = 1;

  get isHighEnough(): boolean {
    return this.#rate >= minRate;
  }

  add(isAccepted: boolean): void {
    this.#rate += newestWeight * (Number(isAccepted) - this.#rate);
  }
}
