import fc from "fast-check";
import { expect, test } from "vitest";
import { stringify } from "yaml";
import { CannotEdit, YamlText } from "./yaml-text.ts";

const AUTHORED = `# Front finishes
- cod: FIN # shared
  des: { it: Finitura, en: "Front: finish" } # both
  default: MW

- { cod: HND, des: { it: 'L''anta', en: Handle }, values: [60, 100] }
- cod: T
  des:
    it: Testo # a comment
    en: >
      Long text
      over lines
  validFrom: "2026-01-01"
`;

test.each<[string, readonly (string | number)[], string | number | undefined, string, string]>([
  ["a plain text", [0, "des", "it"], "Finitura anta", "it: Finitura,", "it: Finitura anta,"],
  ["a quoted text", [0, "des", "en"], 'Front "A"', '"Front: finish"', '"Front \\"A\\""'],
  ["a text in single quotes", [1, "des", "it"], "L'anta 2", "'L''anta'", "'L''anta 2'"],
  ["a text that needs quotes", [0, "default"], "yes", "default: MW", 'default: "yes"'],
  ["one with a colon", [0, "default"], "a: b", "default: MW", 'default: "a: b"'],
  ["a language in a short map", [0, "des", "de"], "Farbe", 'finish" }', 'finish", de: Farbe }'],
  ["a number", [1, "values", 1], 120, "100]", "120]"],
  ["a date", [2, "validFrom"], "2027-01-01", '"2026-01-01"', '"2027-01-01"'],
  ["a folded text", [2, "des", "en"], "Short", ">\n      Long text\n      over lines", "Short"],
  ["a language that goes from a short map", [0, "des", "en"], undefined, ', en: "Front: finish"', ""],
  ["a key that goes", [0, "default"], undefined, "  default: MW\n", ""],
])("[CA-08] changes %s and nothing around it", (_, path, value, from, to) => {
  const yaml = new YamlText(AUTHORED);
  yaml.edit([{ path, value }]);
  expect(yaml.text).toBe(AUTHORED.replace(from, to));
});

test("a language that is new in a map over lines gets a line, comments stay with theirs", () => {
  const yaml = new YamlText("des:\n  it: Testo # a comment\n  en: Text # another\nnext: 1\n");
  yaml.edit([{ path: ["des", "de"], value: "Wort" }]);
  expect(yaml.text).toBe("des:\n  it: Testo # a comment\n  en: Text # another\n  de: Wort\nnext: 1\n");
  const wide = new YamlText("x: {\n    it: A,\n    en: B,\n  }\n");
  wide.edit([{ path: ["x", "de"], value: "C" }]);
  expect(wide.text).toBe("x: {\n    it: A,\n    en: B,\n    de: C,\n  }\n");
});

test("line ends of Windows and a byte-order mark stay", () => {
  const yaml = new YamlText("\ufeffdes:\r\n  it: A\r\nn: 1\r\n");
  yaml.edit([{ path: ["des", "en"], value: "B" }]);
  expect(yaml.text).toBe("\ufeffdes:\r\n  it: A\r\n  en: B\r\nn: 1\r\n");
});

test("a space that is none of YAML's own ends a value and stays with it", () => {
  const yaml = new YamlText("des:\n  it: A\u2003\nn: 1\n");
  yaml.edit([{ path: ["des", "en"], value: "B" }]);
  expect(yaml.text).toBe("des:\n  it: A\u2003\n  en: B\nn: 1\n");
});

test("what cannot be written into is refused and left as it is", () => {
  const yaml = new YamlText(AUTHORED);
  expect(() => yaml.edit([{ path: [0, "base", "list"], value: "X" }])).toThrow(CannotEdit);
  expect(() => yaml.edit([{ path: [0, "des"], value: "X" }])).toThrow(CannotEdit);
  expect(() => yaml.edit([{ path: [0, "nothing"], value: undefined }])).toThrow(CannotEdit);
  expect(yaml.text).toBe(AUTHORED);
});

test("any text can be set in any style of YAML, and the file means the same but for it", () => {
  const text = fc.string({ unit: "binary", maxLength: 20 }).filter((one) => !/[\p{Cs}]/u.test(one));
  const styles = fc.constantFrom("PLAIN", "QUOTE_DOUBLE", "QUOTE_SINGLE", "BLOCK_LITERAL", "BLOCK_FOLDED");
  fc.assert(
    fc.property(
      fc.array(text, { minLength: 1, maxLength: 4 }),
      text,
      fc.nat(),
      styles,
      fc.boolean(),
      (texts, wish, n, style, flow) => {
        const value = texts.map((it, i) => ({ cod: `K${i}`, des: { it, en: `x${it}` } }));
        const authored = stringify(value, {
          defaultStringType: style as "PLAIN",
          defaultKeyType: "PLAIN",
          collectionStyle: flow ? "flow" : "block",
        });
        const yaml = new YamlText(authored);
        const index = n % texts.length;
        yaml.edit([{ path: [index, "des", "it"], value: wish }]);
        yaml.edit([{ path: [index, "des", "de"], value: wish }]);
        yaml.edit([{ path: [index, "des", "en"], value: undefined }]);
        expect(yaml.value).toEqual(
          value.map((one, i) => (i === index ? { ...one, des: { it: wish, de: wish } } : one)),
        );
      },
    ),
    { numRuns: 300 },
  );
});

test("a text in one language becomes one in several", () => {
  const yaml = new YamlText("- cod: A\n  des: Testo, lungo # first\n");
  yaml.edit([{ path: [0, "des"], value: { it: "Testo, lungo", de: "Text" } }]);
  expect(yaml.text).toBe('- cod: A\n  des: { it: "Testo, lungo", de: Text } # first\n');
});
