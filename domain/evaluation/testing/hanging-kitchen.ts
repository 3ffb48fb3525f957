import type { Choices } from "@stanza/catalogue";
import { type SmallKitchen, smallKitchenWith } from "./small-kitchen.ts";

/** An article that takes a quarter of a minute or more with these choices, and as long as any other without them. */
export const HANGING = "UNIT-600";
export const HANGS: Choices = { COL: "B" };

/** Texts that are doubled nine times, nearly to the maximum length. */
const TEXTS = [
  "T0: '\"0123456789abcdef\"'",
  ...Array.from({ length: 9 }, (_, i) => `T${i + 1}: T${i} + T${i}`),
];

/** Comparisons of long texts that differ at their end, added up as a tree, because the depth of formulas is limited. */
function comparisons(count: number): string {
  if (count === 1) return `(T9 + "x" == T9 + "y" ? 1 : n)`;
  return `(${comparisons(Math.ceil(count / 2))} + ${comparisons(Math.floor(count / 2))})`;
}

/**
 * The small kitchen with a hostile unit: each of its formulas keeps to the limits of the language, but a hundred parts and a hundred lines
 * with two hundred repetitions make them nearly endless together.
 */
export function hangingKitchen(): SmallKitchen {
  const repeated = Array.from({ length: 100 }, (_, i) => part(`p${i}`, Array(3).fill(comparisons(48))));
  // Just below 100,000 steps of list macros.
  const items = Array.from({ length: 19 }, (_, i) => i).join(",");
  const summed = Array.from({ length: 19 }, (_, i) =>
    part(`s${i}`, [`sum([${items}], x, ${comparisons(40)})`, "0", "0"]),
  );
  // Where only prices are asked for, parts are left out; lines are always made.
  const lines = Array.from({ length: 100 }, (_, i) => line(`l${i}`, comparisons(48)));
  const calculations = TEXTS.map((line) => `  ${line}`);
  return smallKitchenWith(
    [
      "articles/UNIT.yaml",
      "anchors:",
      `calc:\n${calculations.join("\n")}\nparts:\n${[...repeated, ...summed].join("\n")}\nanchors:`,
    ],
    [
      "articles/UNIT.yaml",
      "erp: [{id: main, cod: 'U{W:0000}', price: {item: UNIT}}]",
      `erp:\n  - {id: main, cod: 'U{W:0000}', price: {item: UNIT}}\n${lines.join("\n")}`,
    ],
  );
}

const part = (id: string, at: readonly string[]): string =>
  `  - {id: ${id}, type: box, when: COL == "B", repeat: {as: n, from: 1, to: 200}, at: [${at.map((one) => `'${one}'`).join(", ")}], size: [1, 1, 1]}`;

const line = (id: string, quantity: string): string =>
  `  - {id: ${id}, cod: X, when: COL == "B", repeat: {as: n, from: 1, to: 200}, qt: '${quantity}', level: 2, price: {none: true}}`;
