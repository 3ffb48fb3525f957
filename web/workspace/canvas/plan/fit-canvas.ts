import type { Vec2 } from "@stanza/geometry";

/**
 * An empty context in the device's own pixels, whose unit is the CSS pixel and whose origin is the corner of the view.
 *
 * size     of the view, CSS pixels
 * margin   how far the canvas goes beyond each side of the view, CSS pixels
 */
export function fitCanvas(
  canvas: HTMLCanvasElement,
  size: Vec2,
  margin: Vec2 = [0, 0],
): CanvasRenderingContext2D | null {
  const ratio = Math.min(3, devicePixelRatio);
  const beyond = margin.map((pixels) => Math.round(pixels * ratio)) as [number, number];
  const [width, height] = [0, 1].map((axis) => Math.round(size[axis]! * ratio) + 2 * beyond[axis]!);
  if (canvas.width !== width) canvas.width = width!;
  if (canvas.height !== height) canvas.height = height!;
  const [left, top] = [-beyond[0] / ratio, -beyond[1] / ratio];
  Object.assign(canvas.style, {
    left: `${left}px`,
    top: `${top}px`,
    width: `${size[0] - 2 * left}px`,
    height: `${size[1] - 2 * top}px`,
  });
  const context = canvas.getContext("2d");
  context?.setTransform(ratio, 0, 0, ratio, beyond[0], beyond[1]);
  context?.clearRect(left, top, size[0] - 2 * left + 1, size[1] - 2 * top + 1);
  return context;
}
