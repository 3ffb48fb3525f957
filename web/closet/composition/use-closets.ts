import type { ArticleEvaluation } from "@stanza/catalogue";
import { type ClosetComposition, closetsAlongWalls, inWalkingOrder } from "@stanza/editor";
import { type ClosetFinding, closetFindings, type EvaluatedRow, isCloset } from "@stanza/evaluation";
import type { PricedRow } from "@stanza/pricing";
import {
  type ChoiceTarget,
  choiceTargets,
  resolveChoices,
  useCatalogues,
  useEvaluation,
  useOpenProject,
} from "@stanza/web-project";
import { useMemo } from "react";

/** A closet of the project, with what its tile says. */
export interface ClosetInProject {
  readonly row: EvaluatedRow;
  readonly target: ChoiceTarget;
  readonly answer: ArticleEvaluation;
  readonly findings: readonly ClosetFinding[];
  /** Absent: its price is being worked out. */
  readonly price?: PricedRow;
}

export interface Closets {
  /** In the order in which one walks past them. */
  readonly closets: readonly ClosetInProject[];
  readonly composition: ClosetComposition;
  /** The prices of what their catalogue puts between them: fillers, plinths. */
  readonly between: readonly PricedRow[];
  /** Everything that stands in the rooms. */
  readonly placed: readonly EvaluatedRow[];
}

/** The closets of the open project as a composition, as they were evaluated last; null: they are being evaluated for the first time. */
export function useClosets(): Closets | null {
  const project = useOpenProject()?.document.project;
  const evaluated = useEvaluation((state) => state.evaluated);
  const priced = useEvaluation((state) => state.priced);
  const loaded = useCatalogues((state) => state.loaded);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the targets are of what the project and the catalogues are now
  const answered = useMemo(() => {
    const own = new Set(project?.rows.map(({ id }) => id));
    const rows = evaluated?.rows.filter(({ row, article }) => own.has(row.id) && isCloset(article)) ?? [];
    return choiceTargets(rows).map((target) => {
      const { evaluation: answer } = resolveChoices(target, {});
      return { row: target.row, target, answer, findings: closetFindings(answer) };
    });
  }, [evaluated, project?.rows, project?.catalogues, loaded]);
  return useMemo(() => {
    if (!project || !evaluated) return null;
    const placed = evaluated.rows.filter(({ automatic }) => !automatic);
    const composition = closetsAlongWalls(
      answered.map(({ row }) => row),
      project.rooms,
    );
    const byId = new Map(answered.map((closet) => [closet.row.row.id, closet]));
    const closets = inWalkingOrder(composition).flatMap(({ row }): readonly ClosetInProject[] => {
      const closet = byId.get(row.id);
      const price = priced?.rows.find(({ rowId }) => rowId === row.id);
      return closet ? [{ ...closet, ...(price ? { price } : {}) }] : [];
    });
    const made = evaluated.rows.filter(
      ({ automatic }) => automatic?.members.some((member) => byId.has(member)) ?? false,
    );
    const between = made.flatMap(({ row }) => priced?.rows.find(({ rowId }) => rowId === row.id) ?? []);
    return { closets, composition, between, placed };
  }, [answered, project, evaluated, priced]);
}
