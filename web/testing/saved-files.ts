import { onTestFinished, vi } from "vitest";

/** The names of the files that the browser would have downloaded during the test, growing. Nothing is downloaded. */
export function savedFiles(): readonly string[] {
  const names: string[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  onTestFinished(() => click.mockRestore());
  return names;
}
