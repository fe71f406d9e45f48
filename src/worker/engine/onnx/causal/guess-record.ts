/** Whether it pays to guess that the token with the largest logit is the one that is chosen. */

/** Of the last guesses, the later ones counting more: about eight of them. */
const newestShare = 1 / 8;
/** A wrong guess keeps the GPU busy for about a token; a right one saves the time in which it would wait, a fraction of that. */
const neededShare = 0.85;

export class GuessRecord {
  #rightShare = 1;

  get pays(): boolean {
    return this.#rightShare >= neededShare;
  }

  add(isRight: boolean): void {
    this.#rightShare += newestShare * (Number(isRight) - this.#rightShare);
  }
}
