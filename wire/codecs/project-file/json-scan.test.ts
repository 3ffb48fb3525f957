import fc from "fast-check";
import { expect, test } from "vitest";
import { scanJson } from "./json-scan.ts";

const scan = (text: string) => scanJson(Buffer.from(text))?.code ?? null;

test("honest JSON of any kind passes", () => {
  const text = fc.string({ unit: "grapheme" }).filter((value) => !/\0|\p{Surrogate}/u.test(value));
  const value = fc
    .jsonValue({ depthSize: "small", maxDepth: 8, noUnicodeString: false })
    .map((one) => JSON.parse(JSON.stringify(one).replace(/\\u0000|\\ud[89ab]../g, "")));
  fc.assert(fc.property(fc.record({ text, value }), (one) => scan(JSON.stringify(one)) === null));
});

test("[T29] depth, number of values, endless numbers and broken characters are found", () => {
  expect(scan("[".repeat(64) + "]".repeat(64))).toBeNull();
  expect(scan("[".repeat(65) + "]".repeat(65))).toBe("too-deep");
  expect(scan(`[${"0,".repeat(200_001)}0]`)).toBe("too-many-values");
  expect(scan('{"a":-1e999}')).toBe("bad-number");
  expect(scan(`[${"9".repeat(400)}]`)).toBe("bad-number");
  expect(scan('["\\u0000"]')).toBe("bad-text");
  expect(scan('["\\ud83d"]')).toBe("bad-text");
  expect(scan('["\\ude00"]')).toBe("bad-text");
  expect(scan('["\\ud83d\\ude00"]')).toBeNull();
});

test("[T29] names are counted by object, whatever is nested in it", () => {
  const object = (count: number, value = "0") =>
    `{${Array.from({ length: count }, (_, i) => `"k${i}":${value}`).join(",")}}`;
  expect(scan(object(5000))).toBeNull();
  expect(scan(object(5001))).toBe("too-many-names");
  expect(scan(`[${object(3000)},${object(3000)}]`)).toBeNull();
  expect(scan(`{"a":${object(3000)},${object(4999).slice(1)}`)).toBeNull();
  expect(scan(object(5001, '{"x":[{}]}'))).toBe("too-many-names");
  expect(scan(JSON.stringify([":".repeat(10_000)]))).toBeNull();
});

test("what stands in a text is not counted as structure", () => {
  expect(scan(JSON.stringify("[{".repeat(1000)))).toBeNull();
  expect(scan(JSON.stringify('\\"[[['.repeat(1000)))).toBeNull();
  expect(scan('["\\\\u0000", "1e999"]')).toBeNull();
});
