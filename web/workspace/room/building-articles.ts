import type { ArticleEntry, ClassificationNode, OpenCatalogue, Text } from "@stanza/catalogue";

/** Articles of the building: those that are cut into its walls, and those that furniture has to avoid. */
export type BuildingKind = "openings" | "obstacles";

export interface BuildingGroup {
  readonly catalogue: OpenCatalogue;
  readonly model: string;
  readonly title: Text;
  readonly entries: readonly ArticleEntry[];
}

/**
 * Doors, windows and passages, or columns, niches, beams and radiators, by folder. They come from the catalogues that sell wall openings:
 * what else those sell is of the building as well.
 */
export function buildingArticles(
  catalogues: Iterable<OpenCatalogue>,
  modelOf: (catalogue: OpenCatalogue) => string,
  kind: BuildingKind,
): readonly BuildingGroup[] {
  return [...catalogues].flatMap((catalogue) => {
    const model = modelOf(catalogue);
    const folders = foldersOf(catalogue.model(model)?.tree ?? []);
    const isOpening = ({ neutro }: ArticleEntry): boolean => {
      const rule = catalogue.rule(neutro);
      return rule?.mount === "wall-opening" && !rule.tags.includes("niche");
    };
    const sellsOpenings = folders.some(({ articles }) => articles.some(isOpening));
    if (!sellsOpenings) return [];
    return folders.flatMap(({ description, articles }): readonly BuildingGroup[] => {
      const entries = articles.filter((entry) => isOpening(entry) === (kind === "openings"));
      return entries.length === 0 ? [] : [{ catalogue, model, title: description, entries }];
    });
  });
}

function foldersOf(nodes: readonly ClassificationNode[]): readonly ClassificationNode[] {
  return nodes.flatMap((node) => [node, ...foldersOf(node.nodes)]);
}
