import { expect, test } from "vitest";
import { LARGE, preloaded } from "./preload-large.ts";

test("with a lazy part its large files are asked for, and what nobody knows the size of", () => {
  const sizes = new Map([
    ["assets/workspace-x.js", LARGE],
    ["assets/chip-x.js", LARGE - 1],
  ]);
  expect(preloaded([...sizes.keys(), "assets/other-x.js"], (file) => sizes.get(file))).toEqual([
    "assets/workspace-x.js",
    "assets/other-x.js",
  ]);
});
