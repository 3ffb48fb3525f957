import {
  type ArticleEvaluation,
  type DclassRow,
  type DclassView,
  type FillColumn,
  repairRows,
  type Text,
} from "@stanza/catalogue";
import { type ClosetNeeds, chooseColumns } from "./choose-columns.ts";

/** Who uses a closet and what they keep in it, with what was changed in a proposal. */
export interface FillWishes {
  /** Code of the person. */
  readonly person: string;
  readonly needs: ClosetNeeds;
  /** Another column than the proposed one, by index of the section; empty text: leave the section empty. */
  readonly columns?: ReadonlyMap<number, string>;
  /** Items that are not wanted, by their key. */
  readonly without?: ReadonlySet<string>;
}

/** A proposed interior: nothing of it is chosen yet. */
export interface FillProposal {
  /** Code of the list that it is for, and the list's canonical text. */
  readonly list: string;
  readonly text: string;
  readonly sections: readonly ProposedSection[];
  /** What is kept and finds no place. */
  readonly unserved: readonly string[];
  /** Rules that the article would break with it and keeps without it, e.g. of a divider that something stands in the way of. */
  readonly breaks: readonly Text[];
}

export interface ProposedSection {
  /** Absent: it stays empty. */
  readonly column?: FillColumn;
  readonly others: readonly FillColumn[];
  readonly items: readonly ProposedItem[];
}

export interface ProposedItem {
  /** The same for the same item of a column in its section. */
  readonly key: string;
  /** A whole record of the list. */
  readonly row: DclassRow;
  readonly because: Text;
  /** `refused`: it would break the rule that is named; `unwanted`: somebody left it out. Neither is part of the text. */
  readonly state: "proposed" | "unwanted" | "refused";
  readonly refusal?: Text;
}

/**
 * Proposes what goes into a closet, by the rules of its catalogue (catalogue.md §4.8). Changes nothing; `null`: the catalogue proposes no
 * interior. The same closet and wishes give the same proposal.
 *
 * ASSUMED (A194): a proposal takes the place of all that is in the list; a record that breaks a rule of the list is left out, the later one
 * where two exclude each other.
 */
export function fillCloset(closet: ArticleEvaluation, wishes: FillWishes): FillProposal | null {
  const fill = closet.closet()?.fill;
  if (!fill) return null;
  const found = fill.sections(wishes.person);
  const changed = wishes.columns ?? new Map<number, string>();
  const emptied = found.map((section, i) => (changed.get(i) === "" ? { ...section, columns: [] } : section));
  const chosen = chooseColumns(emptied, wishes.needs, changed);
  const trial = closet.fork();
  const list = listIn(trial, fill.into);
  if (!list) return null;
  const before = errorsOf(trial, fill.into);
  const items = chosen.map((at, i) => {
    const column = found[i]?.columns[at ?? -1];
    return (column?.items ?? []).map((item, k): ProposedItem => {
      const key = `${i} ${column?.code} ${k}`;
      const [row = {}] = repairRows({ ...list, minItems: 0 }, [item.row]).rows;
      return { key, row, because: item.because, state: wishes.without?.has(key) ? "unwanted" : "proposed" };
    });
  });
  const checked = withoutRefused(trial, fill.into, list, items);
  const text = textOf(list, checked);
  trial.set(fill.into, text);
  const served = new Set(
    chosen.flatMap((at, i) => {
      const column = found[i]?.columns[at ?? -1];
      return column ? [...column.serves].flatMap(([keep, share]) => (share > 0 ? [keep] : [])) : [];
    }),
  );
  return {
    list: fill.into,
    text,
    sections: found.map(({ columns }, i) => {
      const column = columns[chosen[i] ?? -1];
      return { ...(column ? { column } : {}), others: columns, items: checked[i] ?? [] };
    }),
    unserved: fill.keeps.flatMap(({ code }) =>
      (wishes.needs[code] ?? 0) > 0 && !served.has(code) ? [code] : [],
    ),
    breaks: errorsOf(trial, fill.into)
      .filter(({ key }) => !before.some((one) => one.key === key))
      .map(({ because }) => because),
  };
}

/** What people usually keep, for a start. */
export const usualNeeds = (
  keeps: readonly { readonly code: string; readonly usual: number }[],
): ClosetNeeds => Object.fromEntries(keeps.map(({ code, usual }) => [code, usual]));

type Items = readonly (readonly ProposedItem[])[];

const listIn = (closet: ArticleEvaluation, code: string): DclassView | undefined =>
  closet.views().find((view) => view.code === code)?.list;

const isIn = ({ state }: ProposedItem): boolean => state === "proposed";

const textOf = (list: DclassView, items: Items): string =>
  repairRows(
    list,
    items
      .flat()
      .filter(isIn)
      .map(({ row }) => row),
  ).text;

/** The items without those that break a rule of the list, each with the rule. `trial` is left with some of them. */
function withoutRefused(trial: ArticleEvaluation, code: string, list: DclassView, items: Items): Items {
  let left = items;
  for (;;) {
    trial.set(code, textOf(list, left));
    const problems = listIn(trial, code)?.problems ?? [];
    // Of two that exclude each other the later one goes.
    const worst = problems.reduce<(typeof problems)[number] | undefined>(
      (so, one) => (so && so.row >= one.row ? so : one),
      undefined,
    );
    const gone = worst && left.flat().filter(isIn)[worst.row];
    if (!worst || !gone) return left;
    left = left.map((section) =>
      section.map((item) => (item === gone ? { ...item, state: "refused", refusal: worst.because } : item)),
    );
  }
}

/** The errors of everything but one list. */
const errorsOf = (closet: ArticleEvaluation, except: string) =>
  closet.result.problems
    .filter(({ severity, variable }) => severity === "error" && variable !== except)
    .map(({ code, variable, because }) => ({ key: `${code} ${variable ?? ""}`, because }));
