import type { Text, Value, VariableFacts } from "@stanza/catalogue";
import { ownValue } from "@stanza/catalogue";
import type { Project } from "@stanza/project";
import type { EvaluatedRow } from "../evaluated-project.ts";
import type { OpenCatalogues } from "../evaluation-options.ts";

/** A variable that several rows of one catalogue have, offered by the variant applicator. */
export interface VariantInUse extends Pick<VariableFacts, "unit" | "decimals"> {
  readonly catalogue: string;
  readonly code: string;
  readonly kind: Exclude<VariableFacts["kind"], "dclass">;
  readonly description: Text;
  /** Every option of any of the articles, in the order of their lists. */
  readonly options?: readonly { readonly code: string; readonly description: Text }[];
  /** The number of rows that have it. */
  readonly rows: number;
  /** Its present values with the number of rows for each, most first. */
  readonly values: readonly { readonly value: Value; readonly rows: number }[];
}

/**
 * The variables that a person can change on at least one row of the project, those on the most rows first. Lists of records (dclass) are
 * left out, because one value for all makes no sense there. The same code in two catalogues, or of two kinds, is two variables.
 */
export function variantsInUse(
  project: Project,
  rows: readonly EvaluatedRow[],
  catalogues: OpenCatalogues,
): readonly VariantInUse[] {
  const found = new Map<string, Collected>();
  for (const { row, article } of rows) {
    const header = ownValue(ownValue(project.catalogues, row.catalogue)?.headers, row.model) ?? {};
    const facts = catalogues
      .get(row.catalogue)
      ?.variables({ model: row.model, article: row.article, header });
    if (!facts) continue;
    for (const { code, kind, visible, readonly, source, value } of article.variables) {
      if (!visible || kind === "dclass") continue;
      const key = `${row.catalogue} ${code} ${kind}`;
      const collected = found.get(key) ?? newlyCollected(row.catalogue, kind);
      found.set(key, collected);
      collected.rows += 1;
      if (!readonly && source !== "forced") collected.free += 1;
      collected.values.set(value, (collected.values.get(value) ?? 0) + 1);
      collected.lists.add(facts);
      collected.code = code;
    }
  }
  return [...found.values()]
    .filter(({ free }) => free > 0)
    .map(summary)
    .sort((a, b) => b.rows - a.rows);
}

interface Collected {
  readonly catalogue: string;
  readonly kind: VariantInUse["kind"];
  readonly values: Map<Value, number>;
  readonly lists: Set<readonly VariableFacts[]>;
  code: string;
  rows: number;
  /** The number of these rows on which its value is not imposed. */
  free: number;
}

const newlyCollected = (catalogue: string, kind: VariantInUse["kind"]): Collected => ({
  catalogue,
  kind,
  values: new Map(),
  lists: new Set(),
  code: "",
  rows: 0,
  free: 0,
});

function summary({ catalogue, code, kind, values, lists, rows }: Collected): VariantInUse {
  const facts = [...lists].flatMap((list) => list.filter((fact) => fact.code === code));
  const [first] = facts;
  const options = new Map(
    facts.flatMap((fact) => (fact.options ?? []).map((option) => [option.code, option] as const)),
  );
  return {
    catalogue,
    code,
    kind,
    description: first?.description ?? {},
    ...(first?.unit === undefined ? {} : { unit: first.unit }),
    ...(first?.decimals === undefined ? {} : { decimals: first.decimals }),
    ...(options.size > 0 ? { options: [...options.values()] } : {}),
    rows,
    values: [...values].map(([value, count]) => ({ value, rows: count })).sort((a, b) => b.rows - a.rows),
  };
}
