/** A frame after a rest counts as one at 60 Hz, so that an animation starts at its start. */
const FIRST_STEP_MS = 16;

/** Draws on demand: one frame for each request, and the next by itself only while `draw` says that something is on its way. */
export class FrameLoop {
  readonly #draw: (elapsedMs: number, now: number) => boolean;
  readonly #watchers = new Set<() => void>();
  #request: number | null = null;
  #lastAt: number | null = null;
  #frames = 0;
  #stopped = false;
  #held = false;
  /** A frame was asked for while nothing may be drawn. */
  #isAsked = false;

  constructor(draw: (elapsedMs: number, now: number) => boolean) {
    this.#draw = draw;
  }

  /** Frames drawn so far. */
  get frames(): number {
    return this.#frames;
  }

  get isAtRest(): boolean {
    return this.#request === null && !this.#isAsked;
  }

  get isStopped(): boolean {
    return this.#stopped;
  }

  /** Draws nothing until `ready`; what is asked for until then is one frame. Resolves when it goes on. */
  async holdUntil(ready: Promise<void>): Promise<void> {
    this.#held = true;
    this.#isAsked = this.#request !== null;
    this.#cancel();
    await ready;
    this.#held = false;
    if (this.#isAsked) this.request();
    this.#isAsked = false;
  }

  request(): void {
    if (this.#held) this.#isAsked = true;
    if (this.#held || this.#stopped || this.#request !== null) return;
    this.#request = requestAnimationFrame((now) => {
      this.#request = null;
      this.#step(now);
    });
  }

  /** Draws at once instead of at the next animation frame; while it is held, it asks for a frame. */
  drawNow(): void {
    if (this.#held) this.#isAsked = true;
    if (this.#held || this.#stopped) return;
    this.#cancel();
    this.#step(performance.now());
  }

  /** Calls back after each frame. Returns how to stop it. */
  watch(drawn: () => void): () => void {
    this.#watchers.add(drawn);
    return () => void this.#watchers.delete(drawn);
  }

  stop(): void {
    this.#stopped = true;
    this.#cancel();
  }

  #step(now: number): void {
    const elapsed = this.#lastAt === null ? FIRST_STEP_MS : Math.max(0, now - this.#lastAt);
    const again = this.#draw(elapsed, now);
    this.#frames++;
    for (const drawn of this.#watchers) drawn();
    this.#lastAt = again ? now : null;
    if (again) this.request();
  }

  #cancel(): void {
    if (this.#request !== null) cancelAnimationFrame(this.#request);
    this.#request = null;
  }
}
