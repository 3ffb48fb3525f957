import { expect, test } from "vitest";
import { textIn } from "./text.ts";

test("[QU-08] Swiss German comes from German without ß, unless a text of its own is written", () => {
  expect(textIn({ de: "Großer Auszug" }, "de-CH")).toBe("Grosser Auszug");
  expect(textIn({ de: "Großer Auszug" }, "de-AT")).toBe("Großer Auszug");
  expect(textIn({ de: "Weiß", "de-CH": "weiß" }, "de-CH")).toBe("weiß");
  expect(textIn({ it: "Weiß" }, "de-CH")).toBe("Weiß");
  expect(textIn({}, "de-CH")).toBe("");
});
