import fc from "fast-check";
import { expect, test } from "vitest";
import { decodeSource } from "./decode-source.ts";

const bytes = (...parts: readonly (string | number)[]) =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === "number" ? [part] : [...new TextEncoder().encode(part)])),
  );

test.each([
  ["text with accents", bytes("des: Unità\n"), "des: Unità\n"],
  ["a byte-order mark", bytes(0xef, 0xbb, 0xbf, "cod,des"), "\ufeffcod,des"],
  ["line ends of Windows", bytes("a\r\nb\r\n"), "a\r\nb\r\n"],
  ["line ends of an old Mac", bytes("a\rb\r"), "a\nb\n"],
  ["the replacement sign itself", bytes("des: \ufffd"), "des: \ufffd"],
  ["nothing", bytes(), ""],
])("reads %s", (_, source, text) => {
  expect(decodeSource("f.yaml", source)).toEqual({ text });
});

test.each([
  ["Latin-1", bytes("cod: X\ndes: Unit", 0xe0, "\n"), 2, 10, "E_ENCODING", /what seems to be 'à'/],
  ["Latin-1 before a letter", bytes("T", 0xfc, "r"), 1, 2, "E_ENCODING", /'ü'/],
  ["a character cut short", bytes("ok ", 0xe2, 0x82), 1, 4, "E_ENCODING", /not in UTF-8/],
  ["UTF-16", bytes(0xff, 0xfe, "a", 0), 1, 1, "E_ENCODING", /UTF-16; save it as UTF-8/],
  ["a picture", bytes(0x89, "PNG\r\n", 0x1a, "\n", 0, 0, 0, 13), 1, 1, "E_ENCODING", /no text/],
  ["17 MB", new Uint8Array(17_000_000).fill(65), 1, 1, "E_FILE", /has 17 MB; 16 MB are the limit/],
])("[CA-08] says what is wrong with %s, and where", (_, source, line, column, code, message) => {
  expect(decodeSource("f.yaml", source)).toEqual({
    fault: { file: "f.yaml", line, column, code, message: expect.stringMatching(message) },
  });
});

test("any text comes back as it was, any bytes give a text or a fault at a place inside", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      fc.pre(!/[\r\0]/.test(text));
      expect(decodeSource("f", bytes(text))).toEqual({ text });
    }),
  );
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 40 }), (source) => {
      const read = decodeSource("f", source);
      if ("text" in read) return;
      expect(read.fault.line).toBeGreaterThan(0);
      expect(read.fault.message).not.toBe("");
    }),
  );
});
