import { ArticleChooser, insertPlan } from "@stanza/plans";
import { NO_WORDS, tellStepAs, transact, undo, useCatalogues, useProject } from "@stanza/web-project";
import { goTo, paths, translate } from "@stanza/web-site";
import { log, openDialog, toast } from "@stanza/web-ui";
import { resetPlanView } from "../canvas/plan/plan-view.ts";
import { importPlanDialog } from "./ImportPlanDialog.tsx";
import type { PlanImport } from "./plan-import.ts";

/** Asks for a plan of another program and puts it into the open project; for a picture, goes on to lay it under the plan. */
export async function openImportPlan(): Promise<void> {
  const answer = await openDialog(importPlanDialog, {});
  if (answer?.kind === "picture") {
    const { openTracePicture } = await import("../trace-picture/open-trace-picture.ts");
    await openTracePicture(answer.file);
  } else if (answer) await insert(answer);
}

async function insert({ levels, withPlaceholders }: PlanImport & { kind: "plan" }): Promise<void> {
  const { open } = useProject.getState();
  if (!open) return;
  const loaded = [...useCatalogues.getState().loaded.values()];
  const chooser = new ArticleChooser(loaded.map((catalogue) => catalogue.open));
  const prepared = insertPlan(open.document.project, {
    levels,
    withPlaceholders,
    chooser,
    versions: Object.fromEntries(loaded.map(({ bundle, version }) => [bundle.code, version])),
    newId: () => crypto.randomUUID(),
  });
  const outcome = transact("edit.importPlan", prepared.change);
  if (!outcome?.ok) {
    if (outcome) log("error", `The plan was refused: ${outcome.refusal.at}: ${outcome.refusal.message}`);
    toast(translate("planImport.notInserted"), { kind: "error" });
    return;
  }
  const { rooms, freeWalls, openings, placeholders, withoutArticle, beyondLimits } = prepared;
  const missing = withoutArticle + beyondLimits;
  const done = translate("planImport.inserted", { rooms, openings, placeholders });
  const free = freeWalls > 0 ? ` ${translate("planImport.insertedFree", { count: freeWalls })}` : "";
  const rest = missing > 0 ? ` ${translate("planImport.notAll", { count: missing })}` : "";
  tellStepAs(NO_WORDS);
  resetPlanView();
  await goTo(paths.workspace({ projectId: open.projectId, view: "2d" }));
  toast(done + free + rest, {
    kind: missing > 0 ? "warning" : "success",
    action: { label: translate("action.undo"), run: undo },
  });
}
