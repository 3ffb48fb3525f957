/** How many messages somebody may send: a burst at once, then so many a second (reliability.md T05). */
export const BURST = 50;
export const PER_SECOND = 20;

/** A bucket of tokens that fills by itself; `take` answers whether there was one. Times in ms. */
export class Bucket {
  #left = BURST;
  #at: number;

  constructor(now: number) {
    this.#at = now;
  }

  take(now: number): boolean {
    this.#left = Math.min(BURST, this.#left + (Math.max(0, now - this.#at) / 1000) * PER_SECOND);
    this.#at = Math.max(this.#at, now);
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }
}
