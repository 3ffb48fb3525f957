import { distancesAround } from "@stanza/editor";
import { translate } from "@stanza/web-site";
import i18next from "i18next";
import { editor } from "../editing/editor-store.ts";
import { currentScene } from "../evaluation/scene.ts";
import { nameOf, placeSentence } from "../words/sentences.ts";
import type { NamedStep } from "./project-steps.ts";
import { stepName, whatOf } from "./step-name.ts";

/** Steps after which one wants to hear where the article stands. */
const PLACING: ReadonlySet<string> = new Set([
  "place",
  "placeGallery",
  "move",
  "nudge",
  "setDistance",
  "rotate",
  "duplicate",
  "mirror",
  "align",
  "distribute",
  "array",
  "paste",
]);

/** What a new step did, read aloud: where an article stands now, what was deleted; of other steps their names. */
export function stepSentence(step: NamedStep): string {
  const { language } = i18next;
  const { rows = [] } = step;
  const name = step.name.replace(/^edit\./, "");
  if (name === "remove") return translate("said.removedWhat", { what: whatOf(rows, translate, language) });
  if (name === "hide") return translate("said.hidden");
  if (PLACING.has(name) && rows.length > 1) return translate("said.several", { count: rows.length });
  return (
    (PLACING.has(name) && placeOf(rows[0]?.id)) ||
    translate("history.saidDone", { step: stepName(step, translate, language) })
  );
}

function placeOf(id: string | undefined): string {
  const scene = currentScene();
  const row = scene.evaluated.rows.find((one) => one.row.id === id);
  if (!row) return "";
  const { language } = i18next;
  const host = { project: () => scene.project, evaluated: () => scene.evaluated };
  return placeSentence(
    row,
    distancesAround([row], host, editor.held().hiddenRows),
    (other) => nameOf(other, scene.evaluated, language),
    translate,
    language,
  );
}
