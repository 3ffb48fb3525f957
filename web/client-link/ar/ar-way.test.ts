import { expect, test } from "vitest";
import { type ArDevice, arWay, sceneViewerAddress } from "./ar-way.ts";

const device = (change: Partial<ArDevice> = {}): ArDevice => ({
  userAgent: "Mozilla/5.0 (X11; Linux x86_64)",
  hasQuickLook: false,
  ...change,
});
const ANDROID = "Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/150";

test.each<readonly [string, Partial<ArDevice>, string]>([
  ["Android has Scene Viewer", { userAgent: ANDROID }, "scene-viewer"],
  ["Scene Viewer goes before Quick Look", { userAgent: ANDROID, hasQuickLook: true }, "scene-viewer"],
  ["an iPhone has Quick Look", { userAgent: "Mozilla/5.0 (iPhone)", hasQuickLook: true }, "quick-look"],
  ["a desktop has none", {}, "none"],
])("[CD-09] %s", (_, change, way) => {
  expect(arWay(device(change))).toBe(way);
});

test("[CD-09] Scene Viewer is given the model's absolute address, a fixed scale and a way back", () => {
  const address = sceneViewerAddress(
    "https://a.example/api/ar/x/model.glb",
    "Küche & Bad",
    "https://a.example/arwebView/7?key=x",
  );
  const [head, ...rest] = address.split(";");
  const { searchParams } = new URL(head!.replace(/#Intent$/, "").replace("intent:", "https:"));
  expect(Object.fromEntries(searchParams)).toEqual({
    file: "https://a.example/api/ar/x/model.glb",
    mode: "ar_preferred",
    title: "Küche & Bad",
    resizable: "false",
  });
  expect(rest).toContain("package=com.google.ar.core");
  expect(rest).toContain(
    `S.browser_fallback_url=${encodeURIComponent("https://a.example/arwebView/7?key=x")}`,
  );
});
