import fc from "fast-check";
import { expect, test } from "vitest";
import { isMarked, mark, readMarks } from "./marks.ts";

test("[TR-01] a marked text gives back itself and its key, whatever stands in them", () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.string({ minLength: 1, unit: "grapheme" }), (text, key) => {
      const marked = mark(text, key);
      expect(isMarked(marked)).toBe(true);
      expect(readMarks(marked)).toEqual({ clean: text, spans: [{ key, start: 0, end: text.length }] });
    }),
  );
});

test("[TR-01] marks are found between other words, and a text within a text is its own", () => {
  const offer = mark(`Offer of ${mark("today", "day.today")}`, "offer.title");
  expect(readMarks(`1. ${offer}, ${mark("open", "state.open")}`)).toEqual({
    clean: "1. Offer of today, open",
    spans: [
      { key: "day.today", start: 12, end: 17 },
      { key: "offer.title", start: 3, end: 17 },
      { key: "state.open", start: 19, end: 23 },
    ],
  });
});

test("[TR-01] a text that was cut, or changed to capitals, is still read without its marks", () => {
  const marked = mark("Kitchen", "room.kitchen");
  expect(readMarks(marked.slice(0, -4))).toMatchObject({ clean: "Kitch", spans: [{ key: "room.kitchen" }] });
  expect(readMarks(marked.slice(3)).clean.endsWith("Kitchen")).toBe(true);
  expect(readMarks(marked.toUpperCase())).toMatchObject({
    clean: "KITCHEN",
    spans: [{ key: "room.kitchen" }],
  });
});

test("[TR-01] a text without marks stays as it is", () => {
  expect(isMarked("Küche 🍳")).toBe(false);
  expect(readMarks("Küche 🍳")).toEqual({ clean: "Küche 🍳", spans: [] });
});
