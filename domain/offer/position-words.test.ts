import { expect, test } from "vitest";
import { type ChoiceWords, choiceText, type PositionWords, stateOnce } from "./position-words.ts";

const front = (value: string): ChoiceWords => ({ code: "FIN", label: "Front", value, shared: true });
const handle = (value: string): ChoiceWords => ({ code: "HND", label: "Handle", value, shared: true });
const hinge = (value: string): ChoiceWords => ({ code: "SIDE", label: "Hinges", value, shared: false });

function stated(rows: Readonly<Record<string, readonly ChoiceWords[]>>) {
  const words = new Map<string, PositionWords>(
    Object.entries(rows).map(([rowId, choices]) => [rowId, { size: "600 × 780 × 560 mm", choices }]),
  );
  const { common, own } = stateOnce(Object.keys(rows), (rowId) => words.get(rowId));
  return {
    common: common.map((one) => choiceText(one, "en")),
    own: Object.fromEntries(
      [...own].map(([rowId, { size, choices }]) => [
        rowId,
        [size, ...choices.map((one) => choiceText(one, "en"))].join("; "),
      ]),
    ),
  };
}

test("[QU-08] a finish of several positions is said once, and a position says only what deviates", () => {
  expect(
    stated({
      a: [front("Oak"), handle("Bar"), hinge("left")],
      b: [front("White"), handle("Bar"), hinge("left")],
      c: [front("Oak"), hinge("right")],
    }),
  ).toEqual({
    common: ["Front: Oak", "Handle: Bar"],
    own: {
      a: "600 × 780 × 560 mm; Hinges: left",
      b: "600 × 780 × 560 mm; Front: White; Hinges: left",
      c: "600 × 780 × 560 mm; Hinges: right",
    },
  });
});

test("[QU-08] of equally frequent finishes the first is common; what only one position has stays with it", () => {
  const { common, own } = stated({
    a: [front("Oak"), handle("Bar")],
    b: [front("White")],
    c: [front("White")],
    d: [front("Oak")],
  });
  expect(common).toEqual(["Front: Oak"]);
  expect(own.a).toContain("Handle: Bar");
  expect(own.b).toContain("Front: White");
});

test("[QU-08] choices of one code that mean different things are not taken for each other", () => {
  const top = (value: string): ChoiceWords => ({ code: "FIN", label: "Top", value, shared: true });
  expect(stated({ a: [front("Oak")], b: [front("Oak")], c: [top("Oak")], d: [top("Oak")] }).common).toEqual([
    "Front: Oak",
    "Top: Oak",
  ]);
});

test("[QU-08] a position of which nothing is known says nothing, and one finish alone is not common", () => {
  const { common, own } = stateOnce(["a", "b"], (rowId) =>
    rowId === "a" ? { size: "", choices: [front("Oak")] } : undefined,
  );
  expect(common).toEqual([]);
  expect([...own.keys()]).toEqual(["a"]);
  expect(choiceText({ label: "Soft close", value: "" }, "en")).toBe("Soft close");
  expect(choiceText({ label: "Finition", value: "Chêne fumé" }, "fr-CH")).toBe("Finition\u00a0: Chêne fumé");
});
