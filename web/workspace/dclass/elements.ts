import { type DclassField, type DclassRow, type DclassView, limitNumber } from "@stanza/catalogue";
import { type Sections, sectionsOf } from "@stanza/evaluation";
import type { DclassDrafting } from "./dclass-draft.ts";

/** Elements that stand in sections: which field says where, which how high, which what it is. */
export interface ElementFields {
  /** Number of the section, from 1. */
  readonly section: DclassField;
  readonly kind: DclassField;
  /** Height above the section's floor, mm. */
  readonly height: DclassField;
}

/**
 * The fields of a class of elements: its first number without a unit of length is the section, its first list of options the kind, its
 * first length the height. Null: it is not of this form.
 */
export function elementFields({ fields }: Pick<DclassView, "fields">): ElementFields | null {
  const section = fields.find(({ type, unit }) => type === "num" && unit !== "mm");
  const height = fields.find(({ type, unit }) => type === "num" && unit === "mm");
  const kind = fields.find(({ type }) => type === "option");
  return section && height && kind ? { section, kind, height } : null;
}

/** The sections of the same article that elements stand in: those of its first other class that has widths and a running sum. */
export function sectionsBeside(drafting: DclassDrafting): Sections | null {
  for (const list of drafting.siblings()) {
    if (list.sums.length === 0) continue;
    const sections = sectionsOf(list, undefined, drafting.closet()?.from);
    if (sections) return sections;
  }
  return null;
}

/** Heights are tried in this grid, mm. */
const GRID = 20;

/**
 * A new element of a kind at the lowest free place of a section, as the class's own rules see it; made like another one of its kind, of
 * the draft or of the article's usual ones. Null: there is no place.
 *
 * top   height of the article, mm
 */
export function freeElement(
  drafting: DclassDrafting,
  { section, kind, height }: ElementFields,
  number: number,
  code: string,
  top: number,
): DclassRow | null {
  const { rows } = drafting.draft.list;
  const base = elementLike(drafting, { section, kind, height }, number, code);
  const preferred = Number(base[height.name]);
  const grid = Array.from({ length: Math.ceil(top / GRID) }, (_, i) => i * GRID);
  for (const y of [preferred, ...grid]) {
    const row = { ...base, [height.name]: limitNumber(y, height).value };
    const isFree = drafting.attempt([...rows, row], ({ problems }) =>
      problems.every((problem) => problem.row === undefined || wasThere(drafting, problem.row)),
    );
    if (isFree) return row;
  }
  return null;
}

/** An element of a kind for a section, made like another one of its kind, of the draft or of the article's usual ones, else as the catalogue begins it. */
export function elementLike(
  drafting: DclassDrafting,
  { section, kind, height }: ElementFields,
  number: number,
  code: string,
): DclassRow {
  const { rows } = drafting.draft.list;
  const like = [...rows, ...drafting.usual()].find((row) => row[kind.name] === code);
  const starts = kind.options?.find((option) => option.code === code)?.starts;
  const begun = like ?? { ...drafting.fresh(), [height.name]: height.initial, ...starts };
  return { ...begun, [kind.name]: code, [section.name]: number };
}

/** Returns true when a record had a problem before. */
const wasThere = (drafting: DclassDrafting, row: number): boolean =>
  drafting.draft.problems.some((problem) => problem.row === row);
