import { expect, test } from "vitest";
import { BUILT_IN_LIBRARY } from "./hdr-library.ts";
import { lookOf, readLook } from "./look-store.ts";

const usual = readLook(undefined);

test("[CD-07] a kept look comes back, and what is stored wrongly is as usual", () => {
  const kept = {
    environment: "evening",
    hour: 19.5,
    background: "environment",
    quality: "low",
    photograph: "on",
  } as const;
  expect(readLook(JSON.stringify(kept))).toEqual(kept);
  expect(readLook("{")).toEqual(usual);
  expect(readLook('{"hour":99,"background":7,"quality":"best","environment":3}')).toEqual(usual);
});

test("[CD-07] without a choice the library's default is shown, also when the chosen one is gone", () => {
  expect(lookOf({ choice: usual, library: BUILT_IN_LIBRARY }).environment).toBe("studio_small_09");
  const gone = { ...usual, environment: "gone" };
  expect(lookOf({ choice: gone, library: BUILT_IN_LIBRARY }).environment).toBe("studio_small_09");
  const library = {
    defaultHdr: "showroom",
    previews: [{ name: "showroom", ext: "hdr", caption: "Showroom", src: "" }],
  };
  expect(lookOf({ choice: usual, library }).environment).toEqual({ url: "/hdr/showroom.hdr" });
});
