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
import { beginWriting } from "../canvas/dimensions/measure-tool.ts";
import { fitPlan } from "../canvas/plan/plan-view.ts";
import { sayWallRefusal } from "../canvas/walls/locked-walls.ts";

const KEY = "edit";

/** Says what became of every gesture: a toast where it could not be done, a sentence for screen readers where it was. */
export function useEditEvents(language: string): void {
  useEffect(() => onEdit((event) => tellEdit(event, language)), [language]);
}

function tellEdit(event: EditEvent, language: string): void {
  switch (event.kind) {
    case "collides": {
      const name = nameOf(event.with, currentScene().evaluated, language);
      toast(translate("edit.collides", { name }), { key: KEY, kind: "warning" });
      return;
    }
    case "openingTooWide":
      toast(
        translate("edit.openingTooWide", {
          name: event.wall,
          width: lengthSaid(event.widthMm, language),
          length: lengthSaid(event.lengthMm, language),
        }),
        { key: KEY, kind: "warning" },
      );
      return;
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
      return;
    case "measured":
      announce(translate(`dimension.made.${event.of}`));
      return;
    case "dimensionRefused":
      announce(translate("dimension.refused"));
      return;
    case "noteBegun":
      beginWriting(event.dimension);
      return;
    case "areaChosen":
      fitPlan(event, { everything: false });
      return;
    default:
      tellWalls(event, language);
  }
}

type WallEvent = Extract<EditEvent, { kind: "wallsRefused" | "wallsDrawn" | "gripped" | "wallDivided" }>;

function tellWalls(event: WallEvent, language: string): void {
  switch (event.kind) {
    case "wallsRefused":
      log("warning", `Walls refused: ${event.refusal.message}`);
      sayWallRefusal(event.refusal);
      return;
    case "wallsDrawn": {
      const area = new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(event.areaM2);
      announce(translate(event.closed ? "walls.saidClosed" : "walls.saidOpen", { area }));
      return;
    }
    case "gripped":
      announce(translate("wallHold.done", { mm: lengthSaid(Math.abs(event.valueMm), language) }));
      return;
    case "wallDivided": {
      const mm = lengthSaid(Math.round(event.atMm), language);
      announce(translate("said.divided", { name: event.wall, mm }));
    }
  }
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
