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

/** The contents of the files that the browser would have downloaded during the test, growing. Nothing is downloaded. */
export function savedTexts(): readonly Promise<string>[] {
  savedFiles();
  const texts: Promise<string>[] = [];
  const url = vi.spyOn(URL, "createObjectURL").mockImplementation((file) => {
    texts.push((file as Blob).text());
    return "data:,";
  });
  onTestFinished(() => url.mockRestore());
  return texts;
}
