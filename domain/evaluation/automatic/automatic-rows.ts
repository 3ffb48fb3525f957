import type { AutomaticRule } from "@stanza/catalogue";
import type { AutomaticRow } from "./automatic-row.ts";
import type { AutomaticScene } from "./automatic-scene.ts";
import { cutoutRows } from "./cutout-rows.ts";
import { endRows } from "./end-rows.ts";
import { gapRows } from "./gap-rows.ts";
import { runRows } from "./run-rows.ts";

/** The kinds in the order of their generation: a worktop runs over fillers and end panels, and holes are cut into worktops. */
export const AUTOMATIC_KINDS: readonly AutomaticRule["kind"][] = ["gap", "end", "run", "cutout"];

const MAKE: Readonly<
  Record<AutomaticRule["kind"], (rule: AutomaticRule, scene: AutomaticScene) => readonly AutomaticRow[]>
> = { gap: gapRows, end: endRows, run: runRows, cutout: cutoutRows };

/**
 * The rows that a catalogue's automatic rules of one kind generate (catalogue.md §4.7). The result depends on geometry and ids alone.
 *
 * scene  includes the rows of the earlier kinds; only rows of the same catalogue become members, but those of any are let into its tops
 */
export function automaticRows(kind: AutomaticRule["kind"], scene: AutomaticScene): readonly AutomaticRow[] {
  return scene.catalogue.automaticRules.flatMap((rule) =>
    rule.kind === kind ? MAKE[kind](rule, scene) : [],
  );
}
