import { expect, test } from "vitest";
import { hostTheme } from "./host-theme.ts";

test("the look of a host is read from the address", () => {
  expect(hostTheme("?primary=%23336699&scheme=dark&radius=0.5&font=Inter")).toEqual({
    primary: "#336699",
    primaryDark: undefined,
    scheme: "dark",
    radiusScale: 0.5,
    font: "Inter",
  });
  expect(hostTheme("?primary=336699").primary).toBe("#336699");
});

test.each([
  "",
  "?primary=red&scheme=blue&radius=9&font=",
  "?primary=%23336699;}&radius=x",
  `?font=${"x".repeat(101)}`,
  "?font=x/*",
  "?font=url(https://evil.example/x)",
  "?font=a;}body{display:none",
  "?font=a!important",
  "?font=1",
  "?radius=NaN&scheme=Dark",
  "?primary=%23fff",
  "?__proto__=1&constructor=x",
])("[CD-12] what is no look is left out: %s", (search) => expect(hostTheme(search)).toEqual({}));
