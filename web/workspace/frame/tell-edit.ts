import { currentScene, type EditEvent, lengthSaid, nameOf, tellStepAs } from "@stanza/web-project";
import { translate } from "@stanza/web-site";
import { announce, log, toast } from "@stanza/web-ui";
import { beginWriting } from "../canvas/dimensions/measure-tool.ts";
import { fitPlan } from "../canvas/plan/plan-view.ts";
import { sayWallRefusal } from "../canvas/walls/locked-walls.ts";

const KEY = "edit";

/** Says what became of a gesture: a toast where it could not be done, a sentence for screen readers where it was. */
export function tellEdit(event: EditEvent, language: string): void {
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
    case "onCeiling":
      toast(translate("edit.onCeiling"), { key: KEY, kind: "info" });
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
      // The steps themselves are told as they are made.
      return;
    case "measured":
      tellStepAs(() => translate(`dimension.made.${event.of}`));
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
      tellStepAs(() => translate(event.closed ? "walls.saidClosed" : "walls.saidOpen", { area }));
      return;
    }
    case "gripped":
      tellStepAs(() => translate("wallHold.done", { mm: lengthSaid(Math.abs(event.valueMm), language) }));
      return;
    case "wallDivided": {
      const mm = lengthSaid(Math.round(event.atMm), language);
      tellStepAs(() => translate("said.divided", { name: event.wall, mm }));
    }
  }
}
