import { onTestFinished, vi } from "vitest";

/**
 * The WebGL contexts that the page makes from now on, for the rest of the test.
 *
 * made   is handed each before the page has it
 */
export function watchWebGl(
  made: (context: WebGL2RenderingContext) => void = () => {},
): WebGL2RenderingContext[] {
  const contexts: WebGL2RenderingContext[] = [];
  const getContext = HTMLCanvasElement.prototype.getContext;
  const spy = vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockImplementation(function (
    this: HTMLCanvasElement,
    ...[kind, options]: readonly unknown[]
  ) {
    const context = getContext.call(this, kind as "2d", options as undefined) as unknown;
    if (context instanceof WebGL2RenderingContext && !contexts.includes(context)) {
      contexts.push(context);
      made(context);
    }
    return context;
  } as typeof getContext);
  onTestFinished(() => spy.mockRestore());
  return contexts;
}
