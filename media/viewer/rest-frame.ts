/** A picture that has not changed for this long is at rest. */
const REST_MS = 1000;

/**
 * Where a device draws slowly, a picture that changes is drawn roughly, and once more in full when it rests. This keeps the time until
 * that last frame, and says which frame it is.
 */
export class RestFrame {
  readonly #request: () => void;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #isDue = false;

  /** request  asks for a frame */
  constructor(request: () => void) {
    this.#request = request;
  }

  /** Whether a frame in full is still to come. */
  get isOwed(): boolean {
    return this.#isDue || this.#timer !== null;
  }

  /** The next frame is drawn in full, whatever moves. */
  demand(): void {
    this.#isDue = true;
  }

  /** Returns whether the frame that begins is drawn in full. */
  begin(): boolean {
    this.stop();
    const isFull = this.#isDue;
    this.#isDue = false;
    return isFull;
  }

  /** A rough frame has been drawn: the full one follows unless another comes before. */
  owe(): void {
    this.#timer = setTimeout(() => {
      this.#timer = null;
      this.demand();
      this.#request();
    }, REST_MS);
  }

  /** No frame is owed any more. */
  stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }
}
