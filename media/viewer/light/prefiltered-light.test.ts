import { readFileSync } from "node:fs";
import { ENVIRONMENT_NAMES } from "@stanza/environments";
import { expect, test } from "vitest";
import { PREFILTERED_BYTES, PREFILTERED_FACES, packLight, unpackLight } from "./prefiltered-light.ts";

const texels = PREFILTERED_FACES.reduce((sum, face) => sum + 6 * face * face, 0);
const OPAQUE = 0x3c00;

test("what is packed comes back to the last bit, and opaque", () => {
  const rgba = Uint16Array.from({ length: texels * 4 }, (_, i) =>
    i % 4 === 3 ? OPAQUE : (i * 7919) & 0x7bff,
  );
  expect(unpackLight(packLight(rgba))).toEqual(rgba);
});

test("another file is no filtered environment", () => {
  expect(() => unpackLight(new Uint8Array(PREFILTERED_BYTES - 1))).toThrow(RangeError);
});

test("every built-in environment lies there filtered, with light and without a number that is none", () => {
  for (const name of ENVIRONMENT_NAMES) {
    const rgba = unpackLight(readFileSync(new URL(`./prefiltered/${name}.bin`, import.meta.url)));
    const light = rgba.filter((_, i) => i % 4 !== 3);
    expect(
      light.some((half) => half > 0),
      name,
    ).toBe(true);
    // An exponent of all ones is infinity or no number; the sign bit would be negative light.
    expect(
      light.every((half) => half < 0x7c00),
      name,
    ).toBe(true);
  }
});
