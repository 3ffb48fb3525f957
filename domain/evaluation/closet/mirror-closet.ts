import {
  type ArticleEvaluation,
  type DclassRow,
  type DclassView,
  type Part,
  repairRows,
  type VariableView,
} from "@stanza/catalogue";
import { solidBounds } from "@stanza/geometry";
import type { ChoiceChanges } from "@stanza/project";
import { type Sections, sectionsOf } from "./sections.ts";

/** The variable for the hand of an article (spec 1 §5: side L by default). */
const SIDE = "SIDE";
const OTHER_SIDE: Readonly<Record<string, string>> = { L: "R", R: "L" };

/**
 * The choices that make a closet its own mirror image: its sections from the other side, what stands in them in the section that took
 * their place, a divider as far from the right as it was from the left, and the other hand for an article that has one.
 *
 * ASSUMED (A198): records with a number without a unit of length stand in the section of that number; which of their lengths says how far
 * from the left they are, the parts tell that move when it changes.
 */
export function mirroredChoices(answer: ArticleEvaluation): ChoiceChanges {
  const views = answer.views();
  const side = views.find(({ code, kind }) => code === SIDE && kind === "option");
  const other = OTHER_SIDE[String(side?.value)];
  const hand = side && other !== undefined ? { [side.code]: other } : {};
  const structure = views.find(({ list }) => list !== undefined && list.sums.length > 0);
  const sections = structure?.list && sectionsOf(structure.list, undefined, answer.closet()?.from);
  if (!structure?.list || !sections) return hand;
  const inside = views
    .filter(({ code, list }) => code !== structure.code && list !== undefined && list.rows.length > 0)
    .flatMap((view) => mirroredInside(answer, view, sections));
  const reversed = repairRows(structure.list, structure.list.rows.toReversed()).text;
  return { ...hand, [structure.code]: reversed, ...Object.fromEntries(inside) };
}

/** The text of a class whose records stand in the sections, mirrored; nothing for one whose records do not. */
function mirroredInside(
  answer: ArticleEvaluation,
  { code, list }: VariableView,
  sections: Sections,
): readonly (readonly [code: string, text: string])[] {
  const section = list?.fields.find(({ type, unit }) => type === "num" && unit !== "mm")?.name;
  if (!list || section === undefined) return [];
  const across = acrossField(answer, code, list);
  const rows = list.rows.map((row, i): DclassRow => {
    const number = Number(row[section]);
    const span = sections.spans[number - 1];
    const to = { ...row, [section]: sections.spans.length + 1 - number };
    const extent = across === undefined ? null : extentX(partsOf(answer, code, list, i));
    if (across === undefined || !span || !extent) return to;
    const [left, right] = [extent[0] - span.left, span.left + span.width - extent[1]];
    return { ...to, [across]: Number(row[across]) + Math.round(right - left) };
  });
  return [[code, repairRows(list, rows).text]];
}

/** The length by which a record's parts go to the right when it grows; undefined: they only go up and down. */
function acrossField(answer: ArticleEvaluation, code: string, list: DclassView): string | undefined {
  const [first, ...rest] = list.rows;
  if (!first) return undefined;
  const before = new Map(answer.result.parts.map(({ id, at }) => [id, at[0]]));
  const lengths = list.fields.filter(({ type, unit }) => type === "num" && unit === "mm");
  return lengths.find(({ name }) => {
    const moved = tried(answer, code, list, [{ ...first, [name]: Number(first[name]) + 1 }, ...rest]);
    return moved.some(({ id, at }) => Math.abs(at[0] - (before.get(id) ?? at[0])) > 0.5);
  })?.name;
}

/** The parts that a record is there for: those that go when the record goes. */
function partsOf(answer: ArticleEvaluation, code: string, list: DclassView, index: number): readonly Part[] {
  const rest = new Map<string, number>();
  const without = tried(
    answer,
    code,
    list,
    list.rows.filter((_, i) => i !== index),
  );
  for (const part of without) rest.set(keyOf(part), (rest.get(keyOf(part)) ?? 0) + 1);
  return answer.result.parts.filter((part) => {
    const left = rest.get(keyOf(part)) ?? 0;
    rest.set(keyOf(part), left - 1);
    return left <= 0;
  });
}

/** The parts of the article with other records. */
function tried(
  answer: ArticleEvaluation,
  code: string,
  list: DclassView,
  rows: readonly DclassRow[],
): readonly Part[] {
  const other = answer.fork();
  other.set(code, repairRows({ ...list, minItems: 0 }, rows).text);
  return other.result.parts;
}

/** A part by what it is and where, not by its number among equals. */
const keyOf = ({ id, solid, at }: Part): string => JSON.stringify([id.replace(/#.*$/, ""), solid, at]);

/** From and to in the article's width, mm; null: nothing to see. */
function extentX(parts: readonly Part[]): readonly [number, number] | null {
  const ends = parts.flatMap(({ at, solid }) => {
    const bounds = solidBounds(solid);
    return bounds ? [at[0] + bounds.min[0], at[0] + bounds.max[0]] : [];
  });
  return ends.length === 0 ? null : [Math.min(...ends), Math.max(...ends)];
}
