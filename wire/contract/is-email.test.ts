import { expect, test } from "vitest";
import { isEmail } from "./is-email.ts";

test.each(["a@b.it", "Anna.Rossi+kitchen@example.co.uk", "X@EXAMPLE.COM", "a@[192.168.0.1]"])(
  "%s is an address",
  (text) => {
    expect(isEmail(text)).toBe(true);
  },
);

test.each([
  "",
  "a",
  "a@b",
  "a b@c.it",
  "a@b.it\r\nBcc: x@y.it",
  "a@b.it, c@d.it",
  "@b.it",
  "a@.it",
  "a@b..it",
])("%j is none", (text) => expect(isEmail(text)).toBe(false));
