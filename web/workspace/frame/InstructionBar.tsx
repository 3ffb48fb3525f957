import type { WallDrawing } from "@stanza/editor";
import { editor, useEditor } from "@stanza/web-project";
import { Button } from "@stanza/web-ui";
import { useTranslation } from "react-i18next";
import { isChoosingOrigin, useOrigin } from "../canvas/plan/origin.ts";
import { dividedWall, divideHere, stopDividing, useDivision } from "../canvas/walls/wall-division.ts";
import { finishWalls, toggleWallArc, useWallTool, wallKey } from "../canvas/walls/wall-tool.ts";
import css from "./Canvas.module.css";

/** What the hand is asked to do, with buttons for those who have no keyboard: placing, carrying, drawing walls. */
export function InstructionBar() {
  const { t } = useTranslation();
  const interaction = useEditor((state) => state.interaction);
  const toggles = useEditor((state) => state.toggles);
  const entered = useEditor((state) => state.entered !== null && state.interaction.kind === "idle");
  const origin = useOrigin();
  const drawing = useWallTool((state) => state.drawing);
  const division = useDivision();
  if (drawing) {
    const walls = Math.max(0, drawing.corners.length - 1);
    return (
      <div className={css.instruction} role="status">
        <span className={css.instructionText}>
          <strong>{t("walls.draw")}</strong>
          <span>{t(stepOf(drawing))}</span>
        </span>
        <Button
          size="sm"
          aria-pressed={drawing.isArc}
          onClick={toggleWallArc}
          reason={drawing.corners.length > 0 ? undefined : t("walls.nothingYet")}
        >
          {t(drawing.isArc ? "walls.straight" : "walls.arc")}
        </Button>
        <Button
          size="sm"
          onClick={() => wallKey("Backspace")}
          reason={drawing.corners.length > 0 ? undefined : t("walls.nothingYet")}
        >
          {t("walls.back")}
        </Button>
        <Button size="sm" onClick={() => wallKey("c")} reason={walls >= 2 ? undefined : t("walls.twoFirst")}>
          {t("walls.close")}
        </Button>
        <Button size="sm" onClick={finishWalls}>
          {t("walls.stop")}
        </Button>
      </div>
    );
  }
  const divided = dividedWall(division);
  if (divided)
    return (
      <div className={css.instruction} role="status">
        <span className={css.instructionText}>
          <strong>{t("divide.title", { name: divided.viewed.segment.name })}</strong>
          <span>{t("divide.where")}</span>
        </span>
        <Button size="sm" onClick={() => divideHere({ middle: true })}>
          {t("divide.middle")}
        </Button>
        <Button size="sm" onClick={stopDividing}>
          {t("action.cancel")}
        </Button>
      </div>
    );
  const { zoomWindow, newOrigin } = toggles;
  if (zoomWindow || (newOrigin && isChoosingOrigin() && origin === null))
    return (
      <div className={css.instruction} role="status">
        <span className={css.instructionText}>
          <strong>{t(zoomWindow ? "toggles.zoomWindow" : "toggles.newOrigin")}</strong>
          <span>{t(zoomWindow ? "zoomWindow.instruction" : "newOrigin.instruction")}</span>
        </span>
        <Button size="sm" onClick={() => editor.setToggle(zoomWindow ? "zoomWindow" : "newOrigin", false)}>
          {t("action.cancel")}
        </Button>
      </div>
    );
  if (entered)
    return (
      <div className={css.instruction} role="status">
        <span className={css.instructionText}>{t("canvas.entered")}</span>
        <Button size="sm" onClick={() => editor.cancel()}>
          {t("action.done")}
        </Button>
      </div>
    );
  const carried = interaction.kind === "moving" && interaction.carried;
  if (interaction.kind !== "placing" && !carried) return null;
  return (
    <div className={css.instruction} role="status">
      <span className={css.instructionText}>
        <strong>{t(carried ? "canvas.move" : "did.place")}</strong>
        <span>{t("canvas.placeHere")}</span>
      </span>
      <Button size="sm" onClick={() => editor.rotate(1)}>
        {t("canvas.rotate")}
      </Button>
      <Button size="sm" onClick={() => editor.cancel()}>
        {t("action.cancel")}
      </Button>
    </div>
  );
}

function stepOf({ corners, arcEnd, isArc, paused }: WallDrawing) {
  if (corners.length === 0) return "walls.first";
  if (arcEnd) return "walls.bulge";
  if (paused) return "walls.paused";
  return isArc ? "walls.arcEnd" : "walls.next";
}
