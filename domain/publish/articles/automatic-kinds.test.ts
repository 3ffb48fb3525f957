import { expect, test } from "vitest";
import { demoWith } from "../../catalogue/testing/demo-home.ts";
import { publishCatalogue } from "../index.ts";

function faultsWith(rule: string) {
  const files = demoWith(["catalogue.yaml", "auto: [AUTO-WORKTOP]", "auto: [AUTO-WORKTOP, AUTO-X]"]);
  files.set("auto/AUTO-X.yaml", rule);
  const result = publishCatalogue(files);
  return result.ok ? [] : result.faults;
}

const rule = (kind: string, more: string) =>
  `cod: AUTO-X\ndes: {it: X}\nkind: ${kind}\nsource: {tag: base}\narticle: WT-LIN\n${more}\n`;

test.each([
  ["gap", "gap: {max: 150}\nset: {LEN: length}"],
  [
    "end",
    'width: 20\nsame: [depth, FIN]\nset: {LEN: \'atStart ? 100 : 200\', WTFIN: \'FIN.group == "LAC" ? "QTZ" : "LAM"\'}',
  ],
  [
    "cutout",
    "into: AUTO-WORKTOP\nhole: {w: width - 20, d: depth - 20}\nset: {LEN: width + x, DPT: depth + z}",
  ],
  ["run", "set: {LEN: length, DPT: depth}\noverhang: {front: 40}"],
])("[CA-08] an automatic rule of kind %s is published", (kind, more) => {
  expect(faultsWith(rule(kind, more))).toEqual([]);
});

test.each([
  ["kind", rule("cut", "set: {LEN: length}"), /'cut' is not one of run, gap, end, cutout/, 3, undefined],
  [
    "what another kind has",
    rule("gap", "gap: {max: 9}\njoinGap: 5\nset: {LEN: length}"),
    /'joinGap' is not part of the format/,
    7,
    undefined,
  ],
  [
    "name of another kind",
    rule("gap", "gap: {max: 9}\nset: {LEN: overhangStart}"),
    /'overhangStart'/,
    7,
    undefined,
  ],
  [
    "limits",
    rule("gap", "gap: {min: 20, max: 9}\nset: {LEN: length}"),
    /max 9 is less than min 20/,
    6,
    undefined,
  ],
  [
    "rule that it cuts into",
    rule("cutout", "into: AUTO-WORKTOPS\nhole: {w: width, d: depth}\nset: {LEN: width}"),
    /no automatic rule 'AUTO-WORKTOPS' of kind run/,
    6,
    "AUTO-WORKTOP",
  ],
  [
    "type of a size",
    rule("cutout", "into: AUTO-WORKTOP\nhole: {w: 'width > 1', d: depth}\nset: {LEN: width}"),
    /a condition, but a number/,
    7,
    undefined,
  ],
  ["missing size", rule("end", "set: {LEN: length}"), /'width' is missing/, 1, undefined],
] as const)("[CA-08] mistakes in automatic rules: %s", (_, text, message, line, suggestion) => {
  const faults = faultsWith(text);
  const fault = faults.find((candidate) => message.test(candidate.message));
  expect(fault, JSON.stringify(faults)).toMatchObject({ file: "auto/AUTO-X.yaml", line });
  expect(fault?.suggestion).toBe(suggestion);
});

test("[CA-08] a tag that a run goes over is looked for in the catalogue and in its otherTags", () => {
  const warningsOf = (over: string, otherTags = "[]") => {
    const files = demoWith([
      "catalogue.yaml",
      "auto: [AUTO-WORKTOP]",
      `auto: [AUTO-WORKTOP, AUTO-X]\notherTags: ${otherTags}`,
    ]);
    files.set("auto/AUTO-X.yaml", rule("run", `over: ${over}\nset: {LEN: length}`));
    const result = publishCatalogue(files);
    if (!result.ok) throw new Error(result.faults.map(({ message }) => message).join("\n"));
    return result.warnings
      .filter(({ code }) => code === "W_TAG")
      .map(({ message, line }) => ({ message, line }));
  };
  expect(warningsOf("base")).toEqual([]);
  expect(warningsOf("undercounter", "[undercounter]")).toEqual([]);
  expect(warningsOf("undercounter")).toMatchObject([
    { message: expect.stringMatching(/no article has the tag 'undercounter'/), line: 6 },
  ]);
});
