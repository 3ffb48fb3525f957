import { expect, test } from "vitest";
import { customerCss, defaultTheme, readTheme } from "./customer-css.ts";

test("[SH-15] a customer's colour reaches both palettes of the page at run time", () => {
  const css = customerCss({ primary: "#e45a3f", primaryDark: "#ff8a70" });
  const [light, dark] = css.split(":root[data-scheme=dark]");
  expect(light).toContain("--c-brand-solid:#e45a3f");
  expect(light).toContain("color-scheme:light");
  expect(dark).toContain("--c-brand-solid:#ff8a70");
  expect(dark).toContain("--c-status-inProduction-tint:");
});

test("the configuration file's own names are understood", () => {
  expect(readTheme({ name: "Fornace", primaryColor: "#336699" })).toMatchObject({
    name: "Fornace",
    primary: "#336699",
  });
});

test.each([
  ["nothing", undefined],
  ["a text", "gold"],
  ["a colour that is none", { primary: "red;}body{display:none" }],
  ["a scale out of range", { primary: 7, radiusScale: 40 }],
])("%s in the theme leaves the default look", (_, value) => {
  expect(readTheme(value).primary).toBe(defaultTheme.primary);
  expect(readTheme(value).radiusScale).toBeUndefined();
});

test("a font cannot close the rule it is written into", () => {
  expect(customerCss(readTheme({ primary: "#336699", font: "X}</style><script>" }))).not.toMatch(/[<>]|X\}/);
});
