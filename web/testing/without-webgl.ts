import { onTestFinished, vi } from "vitest";

/** A browser that draws no 3D, for the rest of the test. Software rendering would also take seconds for each picture. */
export function withoutWebGl(): void {
  const getContext = HTMLCanvasElement.prototype.getContext;
  const spy = vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockImplementation(function (
    this: HTMLCanvasElement,
    ...[kind, options]: readonly unknown[]
  ) {
    return String(kind).startsWith("webgl")
      ? null
      : getContext.call(this, kind as "2d", options as undefined);
  } as typeof getContext);
  onTestFinished(() => spy.mockRestore());
}
