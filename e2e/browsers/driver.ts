/** One step of a pointer or of the keyboard, as WebDriver has it. Source: W3C WebDriver, Actions. */
export interface ActionSource {
  readonly type: "pointer" | "key";
  readonly id: string;
  readonly actions: readonly Readonly<Record<string, unknown>>[];
}

/** A browser that is driven by a standard protocol instead of Playwright's own: what any of them can do, with real input. */
export interface Driver {
  /** Name and version, as the browser says them itself. */
  readonly browser: string;
  navigate(url: string): Promise<void>;
  /** Runs a function's source in the page with arguments that JSON can carry; its answer comes back the same way. */
  evaluate(functionSource: string, args: readonly unknown[]): Promise<unknown>;
  perform(sources: readonly ActionSource[]): Promise<void>;
  /** The visible part of the page as PNG. */
  picture(): Promise<Buffer>;
  close(): Promise<void>;
}
