import fc from "fast-check";
import { expect, test } from "vitest";
import { offsetOfPath, placeAt, syntaxFault } from "./json-places.ts";

test("a text is JSON exactly where JSON.parse takes it, cut anywhere or with any character changed", () => {
  const parses = (text: string) => {
    try {
      JSON.parse(text);
      return true;
    } catch {
      return false;
    }
  };
  const texts = fc.jsonValue({ maxDepth: 4 }).map((value) => JSON.stringify(value, null, 1));
  const broken = fc
    .tuple(texts, fc.nat(), fc.constantFrom("", ",", "}", '"', "\\", "0", "x", " "))
    .map(([text, at, put]) => {
      const place = at % (text.length + 1);
      return `${text.slice(0, place)}${put}${put === "" ? "" : text.slice(place + 1)}`;
    });
  fc.assert(
    fc.property(fc.oneof(texts, broken), (text) => {
      expect(syntaxFault(text) === null, text).toBe(parses(text));
    }),
  );
});

test("a fault is told by line and column, both from 1", () => {
  const text = '{\n  "rows": [\n    {"cod" "A"}\n  ]\n}';
  expect(placeAt(text, syntaxFault(text)!)).toEqual({ line: 3, column: 12 });
  expect(placeAt("", syntaxFault("")!)).toEqual({ line: 1, column: 1 });
});

test("a path leads to its value, and where it goes too far, to the innermost one that is there", () => {
  const text = '{ "des": "rows", "rows": [ {"qt": 1}, {"cod": "A]", "qt" : -7 } ] }';
  const at = (path: string) => text.slice(offsetOfPath(text, path)).slice(0, 4);
  expect(at("rows.1.qt")).toBe("-7 }");
  expect(at("rows.1.placement.x")).toBe('{"co');
  expect(at("des")).toBe('"row');
  expect(at("")).toBe('{ "d');
  expect(at("nothing.here")).toBe('{ "d');
});
