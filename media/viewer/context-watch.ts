const PATIENCE_MS = 5000;

/** Follows the loss and return of a canvas's WebGL context. */
export class ContextWatch {
  readonly #abort = new AbortController();
  #timer: ReturnType<typeof setTimeout> | null = null;
  #lost = false;
  readonly #loss = Promise.withResolvers<void>();

  constructor(
    canvas: HTMLCanvasElement,
    handlers: { readonly lost: () => void; readonly restored: () => void; readonly gone: () => void },
  ) {
    const { signal } = this.#abort;
    canvas.addEventListener(
      "webglcontextlost",
      (event) => {
        // Without this the browser never restores it.
        event.preventDefault();
        this.#lost = true;
        this.#loss.resolve();
        handlers.lost();
        this.#timer = setTimeout(handlers.gone, PATIENCE_MS);
      },
      { signal },
    );
    canvas.addEventListener(
      "webglcontextrestored",
      () => {
        this.#lost = false;
        this.#stop();
        handlers.restored();
      },
      { signal },
    );
  }

  get isLost(): boolean {
    return this.#lost;
  }

  /** Resolves when the context is lost for the first time: what was under way in it will never end. */
  get loss(): Promise<void> {
    return this.#loss.promise;
  }

  dispose(): void {
    this.#stop();
    this.#abort.abort();
  }

  #stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }
}
