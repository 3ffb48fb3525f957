import type { Value } from "@stanza/catalogue";
import {
  choiceTargets,
  type EvaluatedRow,
  type PlannedRow,
  planVariantChange,
  type VariantInUse,
  variantsInUse,
} from "@stanza/evaluation";
import {
  opened,
  priceBookOf,
  priceTerms,
  useCatalogues,
  useEditor,
  useEvaluation,
  useOpenProject,
} from "@stanza/web-project";
import { useDeferredValue, useMemo, useState } from "react";
import { type ChangePrices, changePrices } from "./preview-change.ts";

/** The person's wish for the applicator. */
export interface Wish {
  /** Which of the variants in use. */
  readonly variant: string;
  readonly how: "set" | "back";
  /** `undefined`: not chosen yet. */
  readonly value: Value | undefined;
  /** Only rows that have this value now; `undefined`: whatever they have. */
  readonly now: Value | undefined;
  readonly scope: "all" | "selected";
}

export interface Applicator {
  readonly variants: readonly VariantInUse[];
  readonly variant: VariantInUse | undefined;
  readonly wish: Wish;
  readonly change: (change: Partial<Wish>) => void;
  readonly counts: { readonly all: number; readonly selected: number };
  readonly planned: readonly PlannedRow[];
  /** Rows that the person took out of it. */
  readonly left: ReadonlySet<string>;
  readonly leave: (row: string, out: boolean) => void;
  /** The planned changes without those that the person leaves out. */
  readonly chosen: readonly PlannedRow[];
  readonly prices: ChangePrices | undefined;
  readonly currency: string | undefined;
  /** The preview is of an earlier wish. */
  readonly isWorking: boolean;
}

/** A variant, and the value it is to have, chosen before. */
export interface ApplicatorStart {
  readonly catalogue: string;
  readonly variable: string;
  readonly value: Value;
}

export const variantKey = ({ catalogue, code, kind }: VariantInUse) => `${catalogue} ${code} ${kind}`;

const NO_ROWS: readonly EvaluatedRow[] = [];
const NOBODY: ReadonlySet<string> = new Set();

export function useApplicator(start?: ApplicatorStart): Applicator {
  const open = useOpenProject();
  const evaluated = useEvaluation((state) => state.evaluated);
  const priced = useEvaluation((state) => state.priced);
  const loaded = useCatalogues((state) => state.loaded);
  const selection = useEditor((state) => state.selection);
  const catalogues = useMemo(() => opened(loaded), [loaded]);
  const project = open?.document.project;
  const rows = evaluated?.rows ?? NO_ROWS;
  const variants = useMemo(
    () => (project ? variantsInUse(project, rows, catalogues) : []),
    [project, rows, catalogues],
  );
  const [wish, setWish] = useState<Wish>(() => ({
    variant: "",
    how: "set",
    value: start?.value,
    now: undefined,
    scope: selection.length > 1 ? "selected" : "all",
  }));
  const [left, setLeft] = useState(NOBODY);
  const begun = variants.find((one) => one.catalogue === start?.catalogue && one.code === start.variable);
  const variant = variants.find((one) => variantKey(one) === wish.variant) ?? begun ?? variants[0];

  const having = useMemo(() => rowsWith(rows, variant), [rows, variant]);
  const selected = useMemo(() => having.filter(({ row }) => selection.includes(row.id)), [having, selection]);
  const later = useDeferredValue(wish);
  const priceDate = open?.document.head.priceDate ?? undefined;
  const planned = useMemo(() => {
    if (!project || !variant) return [];
    if (later.how === "set" && later.value === undefined) return [];
    const among = later.scope === "selected" ? selected : having;
    const asked = among.filter((row) => later.now === undefined || valueIn(row, variant.code) === later.now);
    return planVariantChange(choiceTargets(project, asked, catalogues, priceDate), {
      catalogue: variant.catalogue,
      variable: variant.code,
      value: later.how === "back" ? null : (later.value ?? null),
    });
  }, [project, variant, later, selected, having, catalogues, priceDate]);
  const chosen = useMemo(
    () => planned.filter((one) => one.outcome === "changes" && !left.has(one.target.row.row.id)),
    [planned, left],
  );
  const askedFor = useDeferredValue(chosen);
  const prices = useMemo(
    () =>
      open && project && priced && askedFor.length > 0
        ? changePrices(project, askedFor, priced, {
            catalogues,
            book: priceBookOf(loaded),
            terms: priceTerms(open),
            ...(priceDate ? { priceDate } : {}),
          })
        : undefined,
    [open, project, priced, askedFor, catalogues, loaded, priceDate],
  );
  return {
    variants,
    variant,
    wish,
    change: (change) => {
      setLeft(NOBODY);
      setWish((so) => ({ ...so, ...change }));
    },
    counts: { all: having.length, selected: selected.length },
    planned,
    left,
    leave: (row, out) =>
      setLeft((so) => new Set(out ? [...so, row] : [...so].filter((other) => other !== row))),
    chosen,
    prices,
    currency: priced?.currency,
    isWorking: later !== wish || askedFor !== chosen,
  };
}

function rowsWith(rows: readonly EvaluatedRow[], variant: VariantInUse | undefined): readonly EvaluatedRow[] {
  if (!variant) return NO_ROWS;
  return rows.filter(
    ({ row, article }) =>
      row.catalogue === variant.catalogue &&
      article.variables.some(
        ({ code, kind, visible }) => visible && code === variant.code && kind === variant.kind,
      ),
  );
}

const valueIn = ({ article }: EvaluatedRow, variable: string): Value | undefined =>
  article.variables.find(({ code }) => code === variable)?.value;
