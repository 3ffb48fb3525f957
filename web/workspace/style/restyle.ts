import type { Text, Value } from "@stanza/catalogue";
import { type EvaluatedRow, type PlannedRow, planVariantChange, variantChange } from "@stanza/evaluation";
import { type Change, changeHeader, type RowId } from "@stanza/project";
import {
  choiceTargets,
  priceBookOf,
  priceChange,
  priceTerms,
  transact,
  useCatalogues,
  useProject,
} from "@stanza/web-project";
import { ownRows, rowsWith } from "./style-views.ts";

/** Where a style is chosen: the pieces in question, and the model's header where it leads them. */
export interface StyleGround {
  readonly catalogue: string;
  readonly rows: readonly EvaluatedRow[];
  /** Present where everything is meant: its variables are chosen in the header, and pieces with a choice of their own keep it. */
  readonly header?: { readonly model: string; readonly codes: ReadonlySet<string> };
}

/** What became of the pieces. */
export interface Restyled {
  /** What the variable is called. */
  readonly description: Text;
  readonly changed: number;
  /** They stay as they are; `because` absent: no rule gives a reason. */
  readonly refused: readonly { readonly row: RowId; readonly description: Text; readonly because?: Text }[];
  /** The history's state after it. */
  readonly state: number;
}

/** value  `null`: takes the choice back */
function plan(ground: StyleGround, variable: string, value: Value | null): readonly PlannedRow[] {
  const { catalogue, rows, header } = ground;
  const own = new Set(header?.codes.has(variable) ? ownRows(rows, variable) : []);
  const targets = choiceTargets(rowsWith(rows, variable).filter((row) => !own.has(row)));
  return planVariantChange(targets, { catalogue, variable, value });
}

/** Chooses a value for every piece that can have it, in one step; `null`: the project may not be changed. */
export function restyle(
  ground: StyleGround,
  variable: { readonly code: string; readonly description: Text },
  value: Value | null,
): Restyled | null {
  const { code, description } = variable;
  const planned = plan(ground, code, value);
  const isLed = ground.header?.codes.has(code) === true;
  const outcome = transact(
    isLed ? "edit.header" : "edit.applyVariant",
    isLed ? headerChange(ground, code, value) : variantChange(planned),
  );
  const state = useProject.getState().open?.history.state;
  if (outcome?.ok !== true || state === undefined) return null;
  return {
    description,
    changed: planned.filter(({ outcome: what }) => what === "changes").length,
    refused: planned.flatMap((one) => {
      if (one.outcome !== "refused") return [];
      const { row, description: name } = one.target.row;
      return [{ row: row.id, description: name, ...(one.because ? { because: one.because } : {}) }];
    }),
    state,
  };
}

const headerChange =
  ({ catalogue, header }: StyleGround, code: string, value: Value | null): Change =>
  (project) =>
    changeHeader(project, { catalogue, model: header?.model ?? "", choices: { [code]: value } });

/** What a value would add to the price, and how many pieces cannot have it. */
export interface StylePreview {
  /** Decimal text with its sign; absent: something has no price. */
  readonly amount?: string;
  readonly currency: string;
  readonly refused: number;
}

export function previewStyle(ground: StyleGround, code: string, value: Value): StylePreview | undefined {
  const { open } = useProject.getState();
  if (!open) return undefined;
  const planned = plan(ground, code, value);
  const terms = priceTerms(open);
  const amount = priceChange(
    planned.flatMap((one) => (one.outcome === "changes" ? [one.target] : [])),
    { [code]: value },
    priceBookOf(useCatalogues.getState().loaded),
    terms,
  );
  return {
    ...(amount === undefined ? {} : { amount }),
    currency: terms.currency,
    refused: planned.filter(({ outcome }) => outcome === "refused").length,
  };
}
