import {
  currentScene,
  type EditEvent,
  editor,
  lengthSaid,
  nameOf,
  onEdit,
  placeSentence,
  useEvaluation,
} from "@stanza/web-project";
import { translate } from "@stanza/web-site";
import { announce, log, toast } from "@stanza/web-ui";
import { useEffect } from "react";
import { sayWallRefusal } from "../canvas/walls/locked-walls.ts";
import { type HoldEnd, onHoldEnd } from "../canvas/walls/wall-hold.ts";
import { wallRefusal } from "../canvas/walls/wall-sentences.ts";
import { onWallsEnd, type WallEnd } from "../canvas/walls/wall-tool.ts";

const KEY = "edit";

/** Says what became of every gesture: a toast where it could not be done, a sentence for screen readers where it was. */
export function useEditEvents(language: string): void {
  useEffect(() => onEdit((event) => tellEdit(event, language)), [language]);
  useEffect(() => onWallsEnd((end) => tellWalls(end, language)), [language]);
  useEffect(() => onHoldEnd((end) => tellHold(end, language)), [language]);
}

function tellEdit(event: EditEvent, language: string): void {
  switch (event.kind) {
    case "collides": {
      const name = nameOf(event.with, currentScene().evaluated, language);
      toast(translate("edit.collides", { name }), { key: KEY, kind: "warning" });
      return;
    }
    case "locked":
      toast(translate("edit.locked"), { key: KEY, kind: "info" });
      return;
    case "readOnly":
      toast(translate("edit.readOnly"), { key: KEY, kind: "info" });
      return;
    case "refused":
      log("warning", `Edit refused: ${event.refusal.message}`);
      if (event.refusal.cause === "openingTooWide") sayWallRefusal(event.refusal);
      else toast(translate("edit.refused"), { key: KEY, kind: "warning" });
      return;
    case "done":
      if (event.name === "remove") announce(translate("said.removed"));
      else if (event.name === "hide") announce(translate("said.hidden"));
      else whenEvaluated(() => saySelection(language));
  }
}

function tellWalls(end: WallEnd, language: string): void {
  if (end.kind === "refused") {
    log("warning", `Walls refused: ${end.refusal.message}`);
    toast(wallRefusal(end.refusal, translate), { key: KEY, kind: "warning" });
  } else if (end.kind === "room") {
    const area = new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(end.areaM2);
    announce(translate(end.closed ? "walls.saidClosed" : "walls.saidOpen", { area }));
  }
}

/** A handle of a wall was let go. */
function tellHold(end: HoldEnd, language: string): void {
  if (end.kind === "refused") {
    sayWallRefusal(end.refusal);
    return;
  }
  announce(translate("wallHold.done", { mm: lengthSaid(Math.abs(end.valueMm), language) }));
}

function saySelection(language: string): void {
  const { selection } = editor.state;
  const row = currentScene().evaluated.rows.find((one) => one.row.id === selection[0]);
  if (!row) return;
  announce(
    selection.length > 1
      ? translate("said.several", { count: selection.length })
      : placeSentence(
          row,
          editor.selectedDistances(),
          (id) => nameOf(id, currentScene().evaluated, language),
          translate,
          language,
        ),
  );
}

/** Once the worker has seen the change; at once when it already has. */
function whenEvaluated(then: () => void): void {
  if (!useEvaluation.getState().updating) {
    then();
    return;
  }
  const stop = useEvaluation.subscribe(({ updating }) => {
    if (updating) return;
    stop();
    then();
  });
}
