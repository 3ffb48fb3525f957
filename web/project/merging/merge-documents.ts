import type { ProjectDocument } from "@stanza/codecs";
import {
  type Clash,
  type Deed,
  type Judge,
  mergeProjects,
  mergeRecords,
  mergeValue,
  type Side,
  type ThreeStates,
} from "@stanza/project";

/** A field beside the project that both sides have touched, such as the discounts or the client's address. */
export interface AgreementClash {
  readonly part: "agreement";
  /** Name of the field; of the terms `terms.` and that of the term, of a row's own fields `rows.` and the row. */
  readonly id: string;
  readonly mine: Deed;
  readonly theirs: Deed;
}

export type DocumentClash = Clash | AgreementClash;

export interface MergedDocument {
  readonly document: ProjectDocument;
  /** The side that was taken counts in each of them. */
  readonly clashes: readonly DocumentClash[];
}

export type DocumentStates = ThreeStates<ProjectDocument>;

type Fields = Readonly<Record<string, unknown>>;

/** Fields that are merged entry by entry. */
const RECORDS: ReadonlySet<string> = new Set(["terms", "rows", "lineReferences"]);
const APART: ReadonlySet<string> = new Set(["project", "head", "unknown"]);

/**
 * Brings together what two people have made of one saved document: the project thing by thing, what is agreed beside it field by field. Of
 * what the server has the last word on, theirs counts, because they have saved.
 *
 * take  whose state counts where both touched the same; absent: mine
 */
export function mergeDocuments(
  states: DocumentStates,
  take: (clash: DocumentClash) => Side = () => "mine",
): MergedDocument {
  const { base, mine, theirs } = states;
  const clashes: DocumentClash[] = [];
  const judge = (before = ""): Judge => ({
    take(key, here, there) {
      const clash = { part: "agreement", id: `${before}${key}`, mine: here, theirs: there } as const;
      clashes.push(clash);
      return take(clash);
    },
  });
  const merged = mergeProjects({ base: base.project, mine: mine.project, theirs: theirs.project }, take);
  clashes.push(...merged.clashes);
  const of = (document: ProjectDocument, key: string) => (document as unknown as Fields)[key];
  const fields = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])].flatMap((key) => {
    if (APART.has(key)) return [];
    const three = { base: of(base, key), mine: of(mine, key), theirs: of(theirs, key) };
    const value = RECORDS.has(key) ? mergeEntries(three, judge(`${key}.`)) : mergeValue(three, judge(), key);
    return value === undefined ? [] : [[key, value] as const];
  });
  const heads = { base: base.head, mine: mine.head, theirs: theirs.head };
  const fact = <K extends "pricesIncrease" | "customerCode">(key: K) =>
    mergeValue(
      { base: heads.base[key], mine: heads.mine[key], theirs: heads.theirs[key] },
      judge(),
      key,
    ) as ProjectDocument["head"][K];
  const document = {
    ...(Object.fromEntries(fields) as Omit<ProjectDocument, "project" | "head" | "unknown">),
    project: merged.project,
    head: {
      ...theirs.head,
      pricesIncrease: fact("pricesIncrease"),
      customerCode: fact("customerCode"),
    },
    // Nobody here has touched what nobody here knows.
    unknown: theirs.unknown,
  };
  return { document, clashes };
}

/** Undefined: neither side has any. */
function mergeEntries({ base, mine, theirs }: ThreeStates<unknown>, judge: Judge): Fields | undefined {
  if (mine === undefined && theirs === undefined) return undefined;
  const entries = (value: unknown): Fields => (value ?? {}) as Fields;
  return mergeRecords({ base: entries(base), mine: entries(mine), theirs: entries(theirs) }, judge);
}
