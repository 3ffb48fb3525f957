import { expect, test } from "vitest";
import { randomBase32, stepOf, totp, totpAddress } from "./totp.ts";

/** RFC 6238, appendix B: the ASCII text 12345678901234567890. */
const SECRET = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";

test.each([
  [59, "94287082"],
  [1111111109, "07081804"],
  [1111111111, "14050471"],
  [1234567890, "89005924"],
  [2000000000, "69279037"],
  [20000000000, "65353130"],
])("[T19] at %d s the code is that of RFC 6238", (seconds, code) => {
  expect(totp(SECRET, Math.floor(seconds / 30), 8)).toBe(code);
});

test("a code counts for its half minute and the ones around it", () => {
  const at = (seconds: number) => new Date((1_234_567_890 + seconds) * 1000);
  const code = totp(SECRET, Math.floor(1_234_567_890 / 30));
  expect([-31, -30, 0, 30, 60].map((seconds) => stepOf(code, SECRET, at(seconds)) !== null)).toEqual([
    false,
    true,
    true,
    true,
    false,
  ]);
  expect(stepOf("", SECRET, at(0))).toBeNull();
});

test("secrets have 160 bits, and the address names issuer and person", () => {
  const secret = randomBase32(20);
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(randomBase32(20)).not.toBe(secret);
  expect(totpAddress(SECRET, "Küchen & Co", "anna")).toBe(
    `otpauth://totp/K%C3%BCchen%20%26%20Co%3Aanna?secret=${SECRET}&issuer=K%C3%BCchen+%26+Co&digits=6&period=30`,
  );
});
