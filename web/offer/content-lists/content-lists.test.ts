import { expect, test } from "vitest";
import { referenceAddress } from "./reference-address.ts";
import { faultOf } from "./use-uploads.ts";

test.each([
  ["example.org/board", "https://example.org/board"],
  ["http://example.org", "http://example.org/"],
  ["localhost", undefined],
  ["javascript:alert(1)", undefined],
  ["data:text/html,x", undefined],
  ["two words.org", undefined],
  ["", undefined],
])("[PR-09] the reference %j is kept as %j", (typed, url) => expect(referenceAddress(typed)).toBe(url));

test.each([
  ["plan.PDF", 10, undefined],
  ["setup.exe", 10, "kind"],
  ["noending", 10, "kind"],
  ["plan.pdf", 0, "empty"],
  ["plan.pdf", 20 * 1024 * 1024 + 1, "size"],
])("[PR-09] the file %s of %i bytes is refused before it is sent as %j", (name, size, fault) =>
  expect(faultOf({ name, size })).toBe(fault),
);
