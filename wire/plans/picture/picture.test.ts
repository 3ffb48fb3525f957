import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { pictureHeader } from "./picture-header.ts";
import { levelTurn, pixelToPlan, planToPixel, twoPointScale } from "./two-point-scale.ts";

const bytesOf = (...parts: readonly (string | readonly number[])[]) =>
  new Uint8Array(
    parts.flatMap((part) => (typeof part === "string" ? [...part].map((one) => one.charCodeAt(0)) : part)),
  );
const pad = (count: number) => Array.from({ length: count }, () => 0);
const big = (value: number, size: number) =>
  Array.from({ length: size }, (_, i) => (value >> (8 * (size - 1 - i))) & 255);
const little = (value: number, size: number) => big(value, size).toReversed();

const PNG = (w: number, h: number) =>
  bytesOf([0x89], "PNG\r\n", [0x1a, 0x0a], big(13, 4), "IHDR", big(w, 4), big(h, 4), pad(20));
const JPEG = (w: number, h: number) =>
  bytesOf(
    [0xff, 0xd8, 0xff, 0xe0],
    big(16, 2),
    "JFIF",
    pad(10),
    [0xff, 0xc4],
    big(4, 2),
    [1, 2],
    [0xff, 0xff, 0xc2],
    big(17, 2),
    [8],
    big(h, 2),
    big(w, 2),
    pad(20),
  );
const WEBP = {
  lossy: (w: number, h: number) =>
    bytesOf("RIFF", pad(4), "WEBPVP8 ", pad(10), little(w, 2), little(h, 2), pad(10)),
  lossless: (w: number, h: number) =>
    bytesOf("RIFF", pad(4), "WEBPVP8L", pad(4), [0x2f], little((w - 1) | ((h - 1) << 14), 4), pad(20)),
  extended: (w: number, h: number) =>
    bytesOf("RIFF", pad(4), "WEBPVP8X", pad(8), little(w - 1, 3), little(h - 1, 3), pad(10)),
};

describe("a picture's header", () => {
  test.each([
    ["image/png", PNG(1200, 800)],
    ["image/jpeg", JPEG(1200, 800)],
    ["image/webp", WEBP.lossy(1200, 800)],
    ["image/webp", WEBP.lossless(1200, 800)],
    ["image/webp", WEBP.extended(1200, 800)],
  ])("the size of %s is read without decoding it", (mediaType, bytes) => {
    expect(pictureHeader(bytes)).toEqual({ ok: true, value: { mediaType, widthPx: 1200, heightPx: 800 } });
  });

  test.each([
    ["text", bytesOf("<html>no picture</html>", pad(20))],
    ["an SVG", bytesOf("<svg xmlns='http://www.w3.org/2000/svg' onload='x()'/>")],
    ["a GIF", bytesOf("GIF89a", little(10, 2), little(10, 2), pad(30))],
    ["nothing", new Uint8Array()],
    ["a PNG of no width", PNG(0, 5)],
    ["a PNG cut off in its header", PNG(10, 10).slice(0, 20)],
    ["a JPEG without a frame", JPEG(10, 10).slice(0, 30)],
    ["a JPEG whose segment has no length", bytesOf([0xff, 0xd8, 0xff, 0xe0, 0, 0], pad(30))],
  ])("%s is no picture", (_, bytes) => {
    expect(pictureHeader(bytes)).toMatchObject({ ok: false, cause: "notAPicture" });
  });

  test("a picture of too many pixels or bytes is refused", () => {
    expect(pictureHeader(PNG(12_001, 10))).toMatchObject({ ok: false, cause: "pictureTooLarge" });
    expect(pictureHeader(new Uint8Array(10 * 1024 * 1024 + 1))).toMatchObject({
      ok: false,
      cause: "pictureTooLarge",
    });
  });

  test("any bytes end in an answer", () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 200 }),
        fc.constantFrom(PNG(3, 3), JPEG(3, 3), WEBP.lossy(3, 3)),
        (noise, start) => {
          expect(typeof pictureHeader(new Uint8Array([...start.slice(0, 20), ...noise])).ok).toBe("boolean");
        },
      ),
    );
  });
});

describe("two points on a picture", () => {
  test("their distance and the true length give the size of a pixel", () => {
    expect(twoPointScale([100, 100], [400, 500], 2500)).toBe(5);
  });

  test.each([
    ["too close", [0, 0], [3, 3], 1000],
    ["of no length", [0, 0], [300, 0], 0],
    ["of a negative length", [0, 0], [300, 0], -5],
    ["of a length that is no number", [0, 0], [300, 0], Number.NaN],
    ["of 1e12 mm", [0, 0], [300, 0], 1e12],
  ] as const)("points %s measure nothing", (_, from, to, length) => {
    expect(twoPointScale(from, to, length)).toBeNull();
  });

  test("a line that is nearly level or upright is turned to be so, by 45° at most", () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 360, noNaN: true }), (angle) => {
        const radians = (angle * Math.PI) / 180;
        const to = [1000 * Math.cos(radians), 1000 * Math.sin(radians)] as const;
        const rotY = levelTurn([0, 0], to);
        expect(Math.min(rotY, 360 - rotY)).toBeLessThanOrEqual(45.001);
        const [x, z] = pixelToPlan({ at: [0, 0], mmPerPixel: 1, rotY }, to);
        expect(Math.min(Math.abs(x), Math.abs(z))).toBeLessThan(1e-6);
      }),
    );
  });

  test("a pixel goes to the plan and back", () => {
    const number = fc.double({ min: -5000, max: 5000, noNaN: true });
    fc.assert(
      fc.property(
        number,
        number,
        number,
        fc.double({ min: 0.1, max: 50, noNaN: true }),
        (x, y, rotY, mmPerPixel) => {
          const placement = { at: [x, y] as const, mmPerPixel, rotY };
          const [px, py] = planToPixel(placement, pixelToPlan(placement, [y, x]));
          expect(px).toBeCloseTo(y, 5);
          expect(py).toBeCloseTo(x, 5);
        },
      ),
    );
  });
});
