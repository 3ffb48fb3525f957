import { expect } from "@playwright/test";
import { atRest, test } from "./testing/viewer-page.ts";

const USUAL = { environment: "studio_small_09", hour: null, background: "plain" } as const;

test("[CD-03] light that goes through the room keeps the colour of its fronts", async ({ page }) => {
  await page.evaluate((look) => window.viewer.setLook({ ...look, quality: "high" }), USUAL);
  await page.evaluate(() => window.viewer.view("eye", { ease: false }));
  const { fronts, wanted } = await page.evaluate(async () => {
    const { viewer, kitchen } = window;
    // It waits for the light.
    const blob = await viewer.takePicture({ width: 480, height: 320, view: "current", type: "image/png" });
    const context = new OffscreenCanvas(480, 320).getContext("2d", { willReadFrequently: true })!;
    context.drawImage(await createImageBitmap(blob), 0, 0);
    const found: number[][] = [];
    for (const { id, frame, parts } of kitchen.rows) {
      for (const { id: partId, material, at, solid } of parts) {
        if (material !== "front" || solid.type !== "box" || frame.rotY !== 0) continue;
        const middle = [0, 1, 2].map((k) => frame.at[k]! + at[k]! + solid.size[k]! * (k < 2 ? 0.5 : 1));
        const spot = viewer.project(middle as unknown as [number, number, number]);
        const hit = spot && viewer.pick(spot[0], spot[1]);
        if (!spot || hit?.kind !== "row" || hit.rowId !== id || hit.partId !== partId) continue;
        found.push([...context.getImageData(Math.round(spot[0]), Math.round(spot[1]), 1, 1).data]);
      }
    }
    return { fronts: found, wanted: kitchen.surfaces.front!.color };
  });
  expect(fronts.length).toBeGreaterThan(3);
  const mean = [0, 1, 2].map((k) => fronts.reduce((sum, color) => sum + color[k]! / fronts.length, 0));
  const hex = Number.parseInt(wanted.slice(1), 16);
  const [l, a, b] = lab(mean);
  const [wantedL, wantedA, wantedB] = lab([hex >> 16, (hex >> 8) & 255, hex & 255]);
  // Light and shade may change how light it is; hardly its hue.
  expect(Math.abs(l - wantedL)).toBeLessThan(12);
  expect(Math.hypot(a - wantedA, b - wantedB)).toBeLessThan(6.5);
  await page.evaluate((look) => window.viewer.setLook({ ...look, quality: "auto" }), USUAL);
  await atRest(page);
});

/** CIE 1976 L*a*b* of an sRGB colour, D65. */
function lab(color: readonly number[]): readonly [number, number, number] {
  const [r, g, b] = color.map((byte) => {
    const value = byte / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  const [x, y, z] = [
    (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505,
    0.2126 * r + 0.7152 * g + 0.0722 * b,
    (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089,
  ].map((part) => (part > 0.008856 ? Math.cbrt(part) : 7.787 * part + 16 / 116)) as [number, number, number];
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}
