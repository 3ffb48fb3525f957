import type { AutomaticRule, OpenCatalogue } from "@stanza/catalogue";
import type { Project, WallSegment } from "@stanza/project";
import type { EvaluatedRow } from "../evaluated-project.ts";
import type { AutomaticRow, AutomaticScene } from "./automatic-row.ts";
import { cutoutRows } from "./cutout-rows.ts";
import { endRows } from "./end-rows.ts";
import { gapRows } from "./gap-rows.ts";
import { runRows } from "./run-rows.ts";

/** The kinds in the order in which they are made: a worktop runs over fillers and end panels, and holes are cut into worktops. */
export const AUTOMATIC_KINDS: readonly AutomaticRule["kind"][] = ["gap", "end", "run", "cutout"];

const MAKE: Readonly<
  Record<AutomaticRule["kind"], (rule: AutomaticRule, scene: AutomaticScene) => readonly AutomaticRow[]>
> = { gap: gapRows, end: endRows, run: runRows, cutout: cutoutRows };

/**
 * The rows that a catalogue's automatic rules of one kind make of the rows around them (catalogue.md §4.7). The result depends on geometry
 * and ids alone.
 *
 * rows  evaluated rows of all catalogues, those that the kinds before made included; only those of `catalogue` become members
 */
export function automaticRows(
  kind: AutomaticRule["kind"],
  catalogue: OpenCatalogue,
  rows: readonly EvaluatedRow[],
  walls: readonly WallSegment[],
  edits: Project["automaticEdits"],
): readonly AutomaticRow[] {
  const rules = catalogue.automaticRules;
  if (!rules.some((rule) => rule.kind === kind)) return [];
  const own = rows.filter(({ row }) => row.catalogue === catalogue.code);
  const scene: AutomaticScene = {
    catalogue: catalogue.code,
    rules,
    tagged: byTag(own),
    generated: own.filter(({ automatic }) => automatic !== undefined),
    rows,
    walls,
    order: new Map(rows.map(({ row }, index) => [row.id, index])),
    edits,
  };
  return rules.flatMap((rule) => (rule.kind === kind ? MAKE[kind](rule, scene) : []));
}

function byTag(rows: readonly EvaluatedRow[]): AutomaticScene["tagged"] {
  const tagged = new Map<string, EvaluatedRow[]>();
  for (const row of rows)
    for (const tag of row.article.tags) {
      const others = tagged.get(tag);
      if (others) others.push(row);
      else tagged.set(tag, [row]);
    }
  return (tag) => tagged.get(tag) ?? [];
}
