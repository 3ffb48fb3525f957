import { translate } from "@stanza/web-site";
import { announce } from "@stanza/web-ui";
import i18next from "i18next";
import { type NamedStep, type OpenProject, useProject } from "../project-store.ts";
import { stepName } from "./step-name.ts";

/** The step that undo or redo made between two moments of a project; null: neither was used. */
export function stepBetween(
  before: OpenProject,
  now: OpenProject,
): { readonly way: "undone" | "redone"; readonly step: NamedStep } | null {
  if (before.projectKey !== now.projectKey) return null;
  const waysOf = (from: Steps, to: Steps) => ({
    undone: to.redo.length > from.redo.length,
    redone: to.redo.length < from.redo.length && to.undo.length > from.undo.length,
  });
  const agreed = waysOf(before.agreed, now.agreed);
  if (agreed.undone || agreed.redone)
    return { way: agreed.undone ? "undone" : "redone", step: { name: "agreement" } };
  const project = waysOf(before.history, now.history);
  const step = (project.undone ? before : now).history.undo.at(-1);
  if (!step || !(project.undone || project.redone)) return null;
  return { way: project.undone ? "undone" : "redone", step };
}

interface Steps {
  readonly undo: readonly unknown[];
  readonly redo: readonly unknown[];
}

/** Says aloud what each undo and redo did, however it was asked for; returns how to stop. */
export function tellSteps(): () => void {
  return useProject.subscribe((now, before) => {
    if (!now.open || !before.open || now.open === before.open) return;
    const done = stepBetween(before.open, now.open);
    if (!done) return;
    const step = stepName(done.step, translate, i18next.language);
    announce(translate(done.way === "undone" ? "history.saidUndone" : "history.saidRedone", { step }));
  });
}
