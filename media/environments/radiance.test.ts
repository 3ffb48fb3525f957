import { expect, test } from "vitest";
import { RadianceFault, readRadiance, toRadiance } from "./radiance.ts";

/** A Radiance file of one colour, run-length encoded as photographs are; `put` changes a pixel's RGBE. */
function packed(width: number, height: number, rgbe = [128, 64, 32, 129]): number[] {
  const rows = Array.from({ length: height }, () => {
    const channels = rgbe.flatMap((value) => {
      const runs: number[] = [];
      for (let left = width; left > 0; left -= 127) runs.push(128 + Math.min(127, left), value);
      return runs;
    });
    return [2, 2, width >> 8, width & 255, ...channels];
  });
  return [...head(`-Y ${height} +X ${width}`), ...rows.flat()];
}
const head = (size: string, format = "32-bit_rle_rgbe") => [
  ...new TextEncoder().encode(`#?RADIANCE\n# a comment\nFORMAT=${format}\nEXPOSURE=1\n\n${size}\n`),
];
const read = (bytes: readonly number[]) => readRadiance(Uint8Array.from(bytes));
const faultOf = (bytes: readonly number[] | Uint8Array) => {
  try {
    readRadiance(Uint8Array.from(bytes));
    return "read";
  } catch (error) {
    return error instanceof RadianceFault ? error.reason : String(error);
  }
};

test("[CD-07] an operator's Radiance file is read, and a wide one averaged down to 1024 pixels across", () => {
  const small = read(packed(16, 8));
  expect([small.width, small.height]).toEqual([16, 8]);
  expect([...small.pixels.subarray(0, 4)].map((one) => Math.round(one * 100) / 100)).toEqual([
    1, 0.5, 0.25, 1,
  ]);
  const wide = read(packed(4096, 2048));
  expect([wide.width, wide.height]).toEqual([1024, 512]);
  expect(wide.pixels[wide.pixels.length - 4]).toBeCloseTo(small.pixels[0]!, 5);
});

test("[CD-07] what a file shows in its middle lies towards +X, as in the 3D view", () => {
  const flat = [...head("-Y 4 +X 8"), ...Array.from({ length: 32 }, () => [1, 1, 1, 120]).flat()];
  const row = 1;
  const start = flat.length - 32 * 4;
  flat.splice(start + (row * 8 + 4) * 4, 4, 200, 200, 200, 130);
  const { pixels } = read(flat);
  const brightest = Array.from({ length: 32 }, (_, i) => pixels[i * 4]!);
  expect(brightest.indexOf(Math.max(...brightest))).toBe(row * 8 + 6);
});

test("[CD-07] light that was written as a Radiance picture comes back", () => {
  const pixels = Float32Array.from({ length: 8 * 4 * 4 }, (_, i) => (i % 4 === 3 ? 1 : 0.01 * (i + 1) ** 2));
  const back = readRadiance(toRadiance({ width: 8, height: 4, pixels })).pixels;
  for (let i = 0; i < pixels.length; i++)
    expect(Math.abs(back[i]! - pixels[i]!)).toBeLessThan(
      0.008 * Math.max(pixels[i]!, pixels[i - (i % 4) + 2]!),
    );
});

test("[CD-07] a file that is no environment is refused by name, whatever it holds", () => {
  expect(faultOf([])).toBe("not-radiance");
  expect(faultOf([...new TextEncoder().encode("#?RADIANCE\n")])).toBe("not-radiance");
  expect(faultOf(head("-Y 8 +X 16", "32-bit_rle_xyze"))).toBe("not-radiance");
  expect(faultOf(head("-Y 16 +X 16"))).toBe("not-a-panorama");
  expect(faultOf(head("+Y 8 +X 16"))).toBe("not-a-panorama");
  expect(faultOf(head("-Y 0 +X 0"))).toBe("not-a-panorama");
  expect(faultOf(head("-Y 50000 +X 100000"))).toBe("too-large");
  expect(faultOf(new Uint8Array(33 * 1024 * 1024))).toBe("too-large");
  expect(faultOf(head("-Y 8 +X 16"))).toBe("cut-off");
  expect(faultOf(packed(16, 8).slice(0, -3))).toBe("cut-off");
  expect(faultOf([...head("-Y 8 +X 16"), 2, 2, 0, 16, 200, 7])).toBe("cut-off");
  expect(faultOf([...head("-Y 8 +X 16"), 2, 2, 0, 16, 0, 7])).toBe("cut-off");
  expect(faultOf(packed(16, 8, [0, 0, 0, 0]))).toBe("dark");
});
