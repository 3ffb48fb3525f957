import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../testing/accessibility.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { PanoramaView } from "./PanoramaView.tsx";

/** A picture that is red in its middle and blue behind. */
function panorama(): string {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [64, 32];
  const context = canvas.getContext("2d")!;
  context.fillStyle = "#0000ff";
  context.fillRect(0, 0, 64, 32);
  context.fillStyle = "#ff0000";
  context.fillRect(16, 0, 32, 32);
  return canvas.toDataURL();
}

/** The colour in the middle of what is shown, read in the moment in which it is drawn. */
function watchColour() {
  const seen: string[] = [];
  const draw = WebGLRenderingContext.prototype.drawArrays;
  const spy = vi.spyOn(WebGLRenderingContext.prototype, "drawArrays").mockImplementation(function (
    this: WebGLRenderingContext,
    ...call
  ) {
    draw.apply(this, call);
    const pixel = new Uint8Array(4);
    const { drawingBufferWidth: width, drawingBufferHeight: height } = this;
    this.readPixels(width >> 1, height >> 1, 1, 1, this.RGBA, this.UNSIGNED_BYTE, pixel);
    seen.push(pixel[0]! > pixel[2]! ? "red" : "blue");
  });
  onTestFinished(() => spy.mockRestore());
  return seen;
}

test("[RF-02] a panorama is looked around in with the keys and by dragging", async () => {
  const seen = watchColour();
  await renderApp(<PanoramaView src={panorama()} name="Kitchen" />);
  const view = page.getByRole("application", { name: "Kitchen, all around" });
  await expect.poll(() => seen.at(-1)).toBe("red");
  await expectAccessible();
  view.element().focus();
  for (let i = 0; i < 20; i++) await userEvent.keyboard("{ArrowRight}");
  expect(seen.at(-1)).toBe("blue");
  await userEvent.keyboard("{Home}");
  expect(seen.at(-1)).toBe("red");
  const box = view.element().getBoundingClientRect();
  const at = (type: string, x: number) =>
    view
      .element()
      .dispatchEvent(
        new PointerEvent(type, { pointerId: 1, clientX: box.left + x, clientY: box.top + 50, bubbles: true }),
      );
  vi.spyOn(HTMLCanvasElement.prototype, "setPointerCapture").mockImplementation(() => {});
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  at("pointerdown", 0);
  at("pointermove", box.height * 2.6);
  at("pointerup", box.height * 2.6);
  expect(seen.at(-1)).toBe("blue");
});

test("[RF-02] a browser without WebGL shows the flat picture and says so", async () => {
  const none = vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
  const src = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="64" height="32"/>')}`;
  onTestFinished(() => none.mockRestore());
  await renderApp(<PanoramaView src={src} name="Kitchen" />);
  await expect
    .element(page.getByText("This browser cannot show it all around.", { exact: false }))
    .toBeVisible();
  await expect.element(page.getByRole("img", { name: "Kitchen, all around" })).toBeInTheDocument();
});
