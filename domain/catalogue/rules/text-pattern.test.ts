import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { matchesPattern, parseTextPattern } from "./text-pattern.ts";

const matches = (source: string, text: string) => {
  const parsed = parseTextPattern(source);
  if (!parsed.ok) throw new Error(parsed.message);
  return matchesPattern(parsed.pattern, text);
};

describe("patterns of text variables", () => {
  test("agree with regular expressions on the shared syntax", () => {
    const piece = fc.tuple(
      fc.constantFrom("a", "b", ".", "\\d", "\\w", "\\.", "[ab]", "[^a]", "[a-c0-9]", "[a-]"),
      fc.constantFrom("", "", "?", "*", "+", "{2}", "{1,3}", "{0,2}", "{2,}", "{0,}"),
    );
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 5 }),
        fc.array(fc.constantFrom("a", "b", "c", "1", ".", "-", " "), { maxLength: 8 }),
        (pieces, chars) => {
          const source = pieces.map(([what, times]) => what + times).join("");
          const text = chars.join("");
          expect(matches(source, text), `${source} on ${text}`).toBe(
            new RegExp(`^(?:${source})$`).test(text),
          );
        },
      ),
      { numRuns: 3000 },
    );
  });

  test.each([
    ["(a+)+$", 0, "'('"],
    ["a|b", 1, "'|'"],
    ["^a", 0, "'^'"],
    ["[a", 0, "never closed"],
    ["[z-a]", 0, "not a class"],
    ["a{3,1}", 0, "ends before it starts"],
    ["a{999}", 0, "more than 400"],
    ["\\b", 0, "'\\b'"],
    ["ab\\", 2, "followed by nothing"],
  ])("%s is refused at character %i", (source, offset, message) => {
    const parsed = parseTextPattern(source);
    expect(parsed).toMatchObject({ ok: false, offset });
    expect(parsed.ok ? "" : parsed.message).toContain(message);
  });

  test("a hostile pattern on a hostile text takes time proportional to pattern times text", () => {
    expect(matches(`${"a?".repeat(199)}${"a*".repeat(199)}b`, "a".repeat(400))).toBe(false);
  });
});
