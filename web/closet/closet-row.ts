import type { ArticleEvaluation } from "@stanza/catalogue";
import { isCloset } from "@stanza/evaluation";
import {
  type ChoiceTarget,
  choiceTargets,
  resolveChoices,
  useCatalogues,
  useEvaluation,
  useOpenProject,
} from "@stanza/web-project";
import { useMemo } from "react";

/** A row of the open project as a closet. */
export type ClosetRow =
  | { readonly kind: "waiting" }
  /** No row has this id, or its catalogue no longer has the article, or it is no closet. */
  | { readonly kind: "missing" | "unreadable" | "other" }
  | {
      readonly kind: "closet";
      readonly target: ChoiceTarget;
      /** The article with the choices as they are now, before the worker has them. */
      readonly answer: ArticleEvaluation;
    };

/** The row with this id, evaluated with the choices that the project has now. */
export function useClosetRow(id: string): ClosetRow {
  const project = useOpenProject()?.document.project;
  const evaluated = useEvaluation((state) => state.evaluated);
  const loaded = useCatalogues((state) => state.loaded);
  const found = evaluated?.rows.find(({ row }) => row.id === id);
  const hasFailed = evaluated?.failed.some(({ row }) => row.id === id) ?? false;
  const current = project?.rows.find((row) => row.id === id);
  const header = project?.catalogues[current?.catalogue ?? ""]?.headers[current?.model ?? ""];
  // biome-ignore lint/correctness/useExhaustiveDependencies: the target is of what the project and the catalogues are now
  const ready = useMemo((): ClosetRow | undefined => {
    const [target] = found ? choiceTargets([found]) : [];
    if (!target) return undefined;
    const { evaluation: answer } = resolveChoices(target, {});
    return isCloset(answer.result) ? { kind: "closet", target, answer } : { kind: "other" };
  }, [found, current, header, loaded]);
  if (!current) return { kind: project ? "missing" : "waiting" };
  return ready ?? { kind: hasFailed ? "unreadable" : "waiting" };
}
