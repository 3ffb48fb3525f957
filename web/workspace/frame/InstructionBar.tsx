import { type WallDrawing, wallInRoom } from "@stanza/editor";
import type { WallId } from "@stanza/project";
import { editor, useEditor, useScene } from "@stanza/web-project";
import { Button } from "@stanza/web-ui";
import { useTranslation } from "react-i18next";
import css from "./Canvas.module.css";

/** The next step for the hand, with buttons for people without a keyboard: placing, carrying, drawing walls. */
export function InstructionBar() {
  const interaction = useEditor((state) => state.interaction);
  const entered = useEditor((state) => state.entered !== null && state.interaction.kind === "idle");
  const { t } = useTranslation();
  if (interaction.kind === "drawingWalls") return <OfDrawing drawing={interaction.drawing} />;
  if (interaction.kind === "dividingWall") return <OfDivision wall={interaction.wall} />;
  if (interaction.kind === "zoomWindow" || interaction.kind === "ownOrigin") {
    const toggle = interaction.kind === "zoomWindow" ? "zoomWindow" : "newOrigin";
    return (
      <div className={css.instruction} role="status">
        <span className={css.instructionText}>
          <strong>{t(`toggles.${toggle}`)}</strong>
          <span>{t(`${toggle}.instruction`)}</span>
        </span>
        <Button size="sm" onClick={() => editor.putAway()}>
          {t("action.cancel")}
        </Button>
      </div>
    );
  }
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
    // What is in hand is read aloud with its place (`useHeldWords`).
    <div className={css.instruction} role={carried ? "status" : undefined}>
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

function press(key: string): void {
  editor.key({ key, shift: false, ctrl: false });
}

function OfDrawing({ drawing }: { readonly drawing: WallDrawing }) {
  const { t } = useTranslation();
  const walls = Math.max(0, drawing.corners.length - 1);
  const nothing = drawing.corners.length > 0 ? undefined : t("walls.nothingYet");
  const toggleArc = (): void => {
    // Typed numbers are for the wall as it was going to be.
    if (drawing.typed !== "" || drawing.typedAngle !== "") editor.cancel();
    press("a");
  };
  return (
    <div className={css.instruction} role="status">
      <span className={css.instructionText}>
        <strong>{t("walls.draw")}</strong>
        <span>{t(stepOf(drawing))}</span>
      </span>
      <Button size="sm" aria-pressed={drawing.isArc} onClick={toggleArc} reason={nothing}>
        {t(drawing.isArc ? "walls.straight" : "walls.arc")}
      </Button>
      <Button size="sm" onClick={() => press("Backspace")} reason={nothing}>
        {t("walls.back")}
      </Button>
      <Button size="sm" onClick={() => press("c")} reason={walls >= 2 ? undefined : t("walls.twoFirst")}>
        {t("walls.close")}
      </Button>
      <Button size="sm" onClick={() => editor.putAway()}>
        {t("walls.stop")}
      </Button>
    </div>
  );
}

function OfDivision({ wall }: { readonly wall: WallId }) {
  const { t } = useTranslation();
  const { project } = useScene();
  const found = wallInRoom(project, wall);
  if (!found) return null;
  const divideInMiddle = (): void => {
    // The mark begins in the middle.
    editor.use("dividingWall", wall);
    press("Enter");
  };
  return (
    <div className={css.instruction} role="status">
      <span className={css.instructionText}>
        <strong>{t("divide.title", { name: found.viewed.segment.name })}</strong>
        <span>{t("divide.where")}</span>
      </span>
      <Button size="sm" onClick={divideInMiddle}>
        {t("divide.middle")}
      </Button>
      <Button size="sm" onClick={() => editor.putAway()}>
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
