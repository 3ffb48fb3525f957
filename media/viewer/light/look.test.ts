import { expect, test } from "vitest";
import { isApplePhoneOrTablet, qualityOf } from "./look.ts";

const PHONE = { userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X)", maxTouchPoints: 5 };
const TABLET = { userAgent: "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)", maxTouchPoints: 5 };
const MAC = { ...TABLET, maxTouchPoints: 0 };
const OTHER = { userAgent: "Mozilla/5.0 (Linux; Android 16)", maxTouchPoints: 5 };

test("[CD-07] iOS is recognised, also the tablet that says it is a Macintosh: no antialiasing there", () => {
  expect([PHONE, TABLET, MAC, OTHER].map(isApplePhoneOrTablet)).toEqual([true, true, false, false]);
});

test("[CD-03] ambient shade and large shadows where the device has room for them, or where they are asked for", () => {
  expect(qualityOf("auto", MAC)).toMatchObject({ occlusion: true, shadowMap: 2048 });
  expect(qualityOf("auto", PHONE)).toMatchObject({ occlusion: true, shadowMap: 1024 });
  expect(qualityOf("auto", { ...OTHER, deviceMemory: 2 })).toMatchObject({ occlusion: false, pixelRatio: 1 });
  expect(qualityOf("auto", { ...MAC, isSoftware: true })).toMatchObject({ occlusion: false, pixelRatio: 1 });
  expect(qualityOf("high", { ...OTHER, deviceMemory: 2 })).toMatchObject({
    occlusion: true,
    shadowMap: 2048,
  });
  expect(qualityOf("low", MAC)).toMatchObject({ occlusion: false, pixelRatio: 1 });
});

test("[CD-03] without a graphics card fewer pixels are drawn while something moves, unless the best is asked for", () => {
  const software = { ...MAC, isSoftware: true };
  const [auto, low, high] = (["auto", "low", "high"] as const).map((choice) => qualityOf(choice, software));
  expect(auto).toMatchObject({ pixelRatio: 1, movingPixelRatio: 0.5 });
  expect(low).toMatchObject({ pixelRatio: 0.5, movingPixelRatio: 0.5 });
  expect(high!.movingPixelRatio).toBe(high!.pixelRatio);
});
