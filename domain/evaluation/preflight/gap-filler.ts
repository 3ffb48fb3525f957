import type { ArticleEntry, AutomaticRule, ClassificationNode, OpenCatalogue } from "@stanza/catalogue";
import { ownValue } from "@stanza/catalogue";
import type { NewRow, Project, RowId } from "@stanza/project";
import { findRuns } from "../automatic/find-runs.ts";
import type { EvaluatedProject, EvaluatedRow } from "../evaluated-project.ts";
import type { WallGap } from "./wall-gaps.ts";

/** The ways to close a gap. `restore`: a generated filler that a person removed comes back. */
export type GapFix =
  | { readonly kind: "restore"; readonly row: RowId }
  | { readonly kind: "insert"; readonly row: Omit<NewRow, "id"> };

/** A filler may be narrower than its gap by this much, mm. */
const PLAY = 5;
const NO_OVERHANG = { start: 0, end: 0, front: 0 };

/**
 * Finds an article that closes a gap: the filler of the neighbour's own catalogue, as wide as the gap and in the neighbour's finish.
 *
 * catalogues  in use, by code
 * returns     `null` when the catalogue has no filler for such a neighbour, or none of that width
 */
export function fillGap(
  gap: WallGap,
  project: Project,
  evaluated: EvaluatedProject,
  catalogues: ReadonlyMap<string, OpenCatalogue>,
): GapFix | null {
  const ids = [gap.left, gap.right].filter((id) => id !== null);
  for (const id of ids) {
    const leader = evaluated.rows.find(({ row, automatic }) => row.id === id && !automatic);
    const catalogue = leader && catalogues.get(leader.row.catalogue);
    if (!leader || !catalogue) continue;
    const rules = catalogue.automaticRules.filter(
      ({ kind, source }) => kind === "gap" && leader.article.tags.includes(source.tag),
    );
    for (const rule of rules) {
      const removed = removedFiller(rule, gap, project);
      if (removed !== null) return { kind: "restore", row: removed };
      const row = filler(rule, gap, leader, project, catalogue);
      if (row) return { kind: "insert", row };
    }
  }
  return null;
}

function removedFiller(rule: AutomaticRule, gap: WallGap, { automaticEdits }: Project): RowId | null {
  const ids = [
    ...(gap.left === null ? [] : [`${rule.code}.after:${gap.left}`]),
    ...(gap.right === null ? [] : [`${rule.code}.before:${gap.right}`]),
  ];
  return ids.find((id) => automaticEdits[id]?.removed) ?? null;
}

function filler(
  rule: AutomaticRule,
  gap: WallGap,
  leader: EvaluatedRow,
  project: Project,
  catalogue: OpenCatalogue,
): Omit<NewRow, "id"> | null {
  const [run] = findRuns([leader], rule, rule.joinGap);
  if (!run) return null;
  const described = {
    length: Math.floor(gap.width),
    depth: run.depth,
    top: run.top,
    wallStart: gap.left === null,
    wallEnd: gap.right === null,
    values: run.values,
  };
  const { model } = leader.row;
  const entry = entryOf(rule.article, catalogue.model(model)?.tree ?? []);
  if (!entry) return null;
  const header = ownValue(ownValue(project.catalogues, catalogue.code)?.headers, model) ?? {};
  const choices = rule.choices(described, NO_OVERHANG);
  const { result } = catalogue.evaluate({ model, article: entry.code, header, choices });
  const [width] = result.box;
  if (width > gap.width || width < gap.width - PLAY) return null;
  const placement = { on: "room", ...gap.frame } as const;
  return { catalogue: catalogue.code, model, article: entry.code, choices, placement };
}

/** The first article of the classification that sells a neutro. */
function entryOf(neutro: string, nodes: readonly ClassificationNode[]): ArticleEntry | undefined {
  for (const { articles, nodes: inner } of nodes) {
    const found = articles.find((one) => one.neutro === neutro) ?? entryOf(neutro, inner);
    if (found) return found;
  }
  return undefined;
}
