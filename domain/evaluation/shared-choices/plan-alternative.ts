import { ownValue, type Text, type Value } from "@stanza/catalogue";
import {
  accepted,
  type Change,
  type ChoiceChanges,
  changeHeader,
  changeVariant,
  editAutomaticRow,
  inOrder,
  type Project,
  type RowId,
} from "@stanza/project";
import type { EvaluatedRow } from "../evaluated-project.ts";
import type { OpenCatalogues } from "../evaluation-options.ts";
import { planVariantChange } from "./plan-variant-change.ts";
import { type ChoiceTarget, choiceTargets } from "./resolve-choices.ts";

/** Another value for a variable that the pieces of a model share, e.g. other fronts. */
export interface AlternativeWish {
  readonly catalogue: string;
  readonly model: string;
  readonly variable: string;
  readonly value: Value;
  /** True: pieces with a value of their own take it as well. */
  readonly includesOwn: boolean;
}

/** The stored form of an alternative: plain JSON, so that what a worker has priced is what is taken. */
export interface AlternativeChange {
  readonly headers: readonly {
    readonly catalogue: string;
    readonly model: string;
    readonly choices: ChoiceChanges;
  }[];
  readonly rows: readonly {
    readonly row: RowId;
    readonly choices: ChoiceChanges;
    /** Of a generated row: what it is made from. */
    readonly members?: readonly RowId[];
  }[];
}

/** The pieces of an alternative by what becomes of them. */
export interface PlannedAlternative {
  readonly change: AlternativeChange;
  /** Empty where nobody can have one of the wishes. */
  readonly takes: readonly RowId[];
  /** They cannot have the value and stay as they are; `because` absent: no rule gives a reason. */
  readonly refuses: readonly { readonly row: RowId; readonly description: Text; readonly because?: Text }[];
  /** They have a value of their own and keep it. */
  readonly keeps: readonly RowId[];
}

/** What the planning needs besides the project. */
export interface AlternativeGround {
  readonly catalogues: OpenCatalogues;
  readonly priceDate?: string;
  /** Evaluates a changed project. */
  readonly evaluate: (project: Project) => readonly EvaluatedRow[];
}

/**
 * Plans the same project with other values of shared variables. The value that most pieces have now gives way: the header follows where it
 * has that value, pieces with another one keep it, so that an island in a second colour stays one. A piece that cannot have the new value
 * keeps its old one. Several wishes are planned one after the other.
 */
export function planAlternative(
  project: Project,
  wishes: readonly AlternativeWish[],
  ground: AlternativeGround,
): PlannedAlternative {
  const planned: PlannedAlternative[] = [];
  let so = project;
  for (const wish of wishes) {
    const next = planWish(so, wish, ground);
    so = accepted(alternativeChange(next.change)(so));
    planned.push(next);
  }
  const isPossible = planned.every(({ takes }) => takes.length > 0);
  return {
    change: {
      headers: planned.flatMap(({ change }) => change.headers),
      rows: planned.flatMap(({ change }) => change.rows),
    },
    takes: isPossible ? [...new Set(planned.flatMap(({ takes }) => takes))] : [],
    refuses: planned.flatMap(({ refuses }) => refuses),
    keeps: [...new Set(planned.flatMap(({ keeps }) => keeps))],
  };
}

/** The one change that takes an alternative. */
export function alternativeChange({ headers, rows }: AlternativeChange): Change {
  return inOrder(
    ...headers.map(
      (header): Change =>
        (project) =>
          changeHeader(project, header),
    ),
    ...rows.map(
      ({ row, choices, members }): Change =>
        (project) =>
          members
            ? editAutomaticRow(project, { row, members, choices })
            : changeVariant(project, { row, choices }),
    ),
  );
}

/** The value of most rows on which the variable can be chosen; `undefined`: on none. Of equally many the first. */
export function commonValue(rows: readonly EvaluatedRow[], wish: Subject): Value | undefined {
  const counts = new Map<Value, number>();
  for (const { value } of choosable(rows, wish)) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].reduce<readonly [Value, number] | undefined>(
    (most, one) => (most && most[1] >= one[1] ? most : one),
    undefined,
  )?.[0];
}

type Subject = Pick<AlternativeWish, "catalogue" | "variable">;

function planWish(
  project: Project,
  wish: AlternativeWish,
  { catalogues, priceDate, evaluate }: AlternativeGround,
): PlannedAlternative {
  const { catalogue, model, variable, value, includesOwn } = wish;
  const before = evaluate(project);
  const present = commonValue(before, wish);
  const having = choosable(before, wish);
  const asked = having.filter((one) => includesOwn || one.value === present);
  const wasOf = new Map(asked.map((one) => [one.row.row.id, one.value]));
  const follows = headerValue(project, wish, catalogues) === present || includesOwn;
  const header = follows ? [{ catalogue, model, choices: { [variable]: value } }] : [];
  const led = accepted(alternativeChange({ headers: header, rows: [] })(project));
  const after = follows ? evaluate(led) : before;
  const targets = choiceTargets(
    led,
    after.filter(({ row }) => wasOf.has(row.id)),
    catalogues,
    priceDate,
  );
  const takes: RowId[] = [];
  const refuses: PlannedAlternative["refuses"][number][] = [];
  const rows: AlternativeChange["rows"][number][] = [];
  const store = (target: ChoiceTarget, choices: ChoiceChanges) => {
    const { row, automatic } = target.row;
    rows.push({ row: row.id, choices, ...(automatic ? { members: automatic.members } : {}) });
  };
  for (const target of targets) {
    const { row, description } = target.row;
    const [following] = follows ? plan(target, wish, null) : [];
    if (following?.outcome === "changes" && following.to === value) {
      takes.push(row.id);
      store(target, following.choices);
      continue;
    }
    const [own] = plan(target, wish, value);
    if (own?.outcome === "same" || own?.outcome === "changes") {
      takes.push(row.id);
      if (own.outcome === "changes") store(target, own.choices);
      continue;
    }
    const because = own?.outcome === "refused" ? own.because : undefined;
    refuses.push({ row: row.id, description, ...(because ? { because } : {}) });
    const [kept] = plan(target, wish, wasOf.get(row.id) ?? null);
    if (kept?.outcome === "changes") store(target, kept.choices);
  }
  const keeps = having.filter((one) => !wasOf.has(one.row.row.id)).map(({ row }) => row.row.id);
  return { change: { headers: header, rows }, takes, refuses, keeps };
}

const plan = (target: ChoiceTarget, { catalogue, variable }: Subject, value: Value | null) =>
  planVariantChange([target], { catalogue, variable, value });

function headerValue(
  project: Project,
  { catalogue, model, variable }: AlternativeWish,
  catalogues: OpenCatalogues,
): Value | undefined {
  const choices = ownValue(ownValue(project.catalogues, catalogue)?.headers, model) ?? {};
  const header = catalogues.get(catalogue)?.header(model, choices);
  return header?.views.find(({ code }) => code === variable)?.value;
}

function choosable(
  rows: readonly EvaluatedRow[],
  { catalogue, variable }: Subject,
): readonly { readonly row: EvaluatedRow; readonly value: Value }[] {
  return rows.flatMap((row) => {
    if (row.row.catalogue !== catalogue) return [];
    const found = row.article.variables.find(({ code }) => code === variable);
    return found?.visible && !found.readonly && found.source !== "forced"
      ? [{ row, value: found.value }]
      : [];
  });
}
