import type { AutomaticRule } from "@stanza/catalogue";
import type { EvaluatedRow } from "../evaluated-project.ts";
import type { EvaluationOptions, OpenCatalogues } from "../evaluation-options.ts";
import type { AutomaticRow } from "./automatic-row.ts";
import { automaticRows } from "./automatic-rows.ts";
import type { GrowingScene } from "./automatic-scene.ts";

/** Returns the function that makes the rows of one kind of automatic rule, catalogue by catalogue in the order of their codes. */
export function openRowGenerator(catalogues: OpenCatalogues, options: EvaluationOptions) {
  return function generatedRows(
    kind: AutomaticRule["kind"],
    scene: GrowingScene,
    rows: readonly EvaluatedRow[],
  ): readonly AutomaticRow[] {
    const used = [...new Set(rows.map(({ row }) => row.catalogue))].sort();
    return used.flatMap((code) => {
      const catalogue = catalogues.get(code);
      const work = { kind: "rules", catalogue: code } as const;
      if (!catalogue || options.excluded?.(work)) return [];
      options.watch?.(work, "begin");
      const made = automaticRows(kind, scene.of(catalogue));
      options.watch?.(work, "end");
      return made;
    });
  };
}
