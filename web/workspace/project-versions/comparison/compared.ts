import type { EvaluatedRow } from "@stanza/evaluation";
import { type AmountChange, comparePrices, type PriceDifference } from "@stanza/offer";
import {
  type ChoiceChange,
  compareProjects,
  isEmptyDifference,
  type ProjectDifference,
  type RowAspect,
  type RowId,
} from "@stanza/project";
import { decimal } from "@stanza/quantities";
import type { EvaluatedState } from "@stanza/web-project";

/** How a row differs, for colours: `moved` only where nothing else of it does. */
export type ComparedKind = "added" | "removed" | "moved" | "changed";

/** A row that differs between two states. */
export interface ComparedLine {
  readonly id: RowId;
  readonly kind: ComparedKind;
  /** Absent: it is not there, or could not be evaluated. */
  readonly before?: EvaluatedRow;
  readonly after?: EvaluatedRow;
  /** Code of its article, for one that could not be evaluated. */
  readonly article: string;
  /** Empty: only its price differs, by its header or the versions of catalogues. */
  readonly aspects: readonly RowAspect[];
  readonly choices: readonly ChoiceChange[];
  /** Absent: the two states are in two currencies. */
  readonly amount?: AmountChange;
}

export interface Comparison {
  readonly difference: ProjectDifference;
  /** Removed ones first, then in the order of the later state, generated ones last. */
  readonly lines: readonly ComparedLine[];
  /** `null`: the two states are in two currencies. */
  readonly price: PriceDifference | null;
  readonly isEmpty: boolean;
}

/** Compares two evaluated states of a project: what was chosen, what the rules made of it, and what it costs. */
export function compareStates(before: EvaluatedState, after: EvaluatedState): Comparison {
  const difference = compareProjects(before.project, after.project);
  const formerly = sameGenerated(before, after);
  const later = new Map([...formerly].map(([is, was]) => [was, is]));
  const price =
    before.priced.currency === after.priced.currency
      ? comparePrices(before.priced, after.priced, formerly)
      : null;
  const old = new Map(before.evaluated.rows.map((one) => [later.get(one.row.id) ?? one.row.id, one]));
  const now = new Map(after.evaluated.rows.map((one) => [one.row.id, one]));
  const sides = (id: RowId) => {
    const [was, is, amount] = [old.get(id), now.get(id), price?.rows.get(id)];
    return {
      ...(was ? { before: was } : {}),
      ...(is ? { after: is } : {}),
      ...(amount ? { amount } : {}),
    };
  };
  const chosen = difference.rows.map((one): ComparedLine => {
    if (one.kind !== "changed") {
      const { id, article } = one.row;
      return { id, article, kind: one.kind, aspects: [], choices: [], ...sides(id) };
    }
    const { id, article } = one.after;
    const kind = one.aspects.every((aspect) => aspect === "place") ? "moved" : "changed";
    return { id, article, kind, aspects: one.aspects, choices: one.choices, ...sides(id) };
  });
  const named = new Set(chosen.map(({ id }) => id));
  const followed = [...new Set([...old.keys(), ...now.keys()])].flatMap((id): ComparedLine[] => {
    if (named.has(id)) return [];
    const { before: was, after: is, amount } = sides(id);
    const isPricier = amount !== undefined && decimal(amount.change).cmp(0) !== 0;
    // Of the person's own rows only the price can be other here; generated ones come and go by themselves.
    const kind =
      was && is
        ? isPricier
          ? "changed"
          : null
        : is?.automatic
          ? "added"
          : was?.automatic
            ? "removed"
            : null;
    if (kind === null) return [];
    const article = (is ?? was)?.row.article ?? "";
    return [{ id, article, kind, aspects: [], choices: [], ...sides(id) }];
  });
  const lines = [...chosen, ...followed];
  return { difference, lines, price, isEmpty: lines.length === 0 && isEmptyDifference(difference) };
}

/**
 * Generated rows that have another id because a neighbour came or went, by their later id with the earlier one: of the same rule, and most of
 * what they were made from is the same.
 */
function sameGenerated(before: EvaluatedState, after: EvaluatedState): ReadonlyMap<RowId, RowId> {
  const ids = new Set(after.evaluated.rows.map(({ row }) => row.id));
  const left = new Map(
    before.evaluated.rows.flatMap((one) =>
      one.automatic && !ids.has(one.row.id) ? [[one.row.id, one.automatic] as const] : [],
    ),
  );
  const known = new Set(before.evaluated.rows.map(({ row }) => row.id));
  const pairs = new Map<RowId, RowId>();
  for (const { row, automatic } of after.evaluated.rows) {
    if (!automatic || known.has(row.id)) continue;
    const shared = [...left].flatMap(([id, { rule, members }]) => {
      const count = members.filter((member) => automatic.members.includes(member)).length;
      return rule === automatic.rule && count > 0 ? [{ id, count }] : [];
    });
    const best = shared.toSorted((one, other) => other.count - one.count)[0];
    if (!best) continue;
    pairs.set(row.id, best.id);
    left.delete(best.id);
  }
  return pairs;
}
