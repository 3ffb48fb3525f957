import { dimensionLabelPlace } from "@stanza/drawing";
import { FLOOR, type PointerInput } from "@stanza/editor";
import type { DimensionGround } from "@stanza/evaluation";
import type { Dimension } from "@stanza/project";
import { editor } from "@stanza/web-project";
import { cx } from "@stanza/web-ui";
import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import { arrowNudge } from "../arrow-nudge.ts";
import { heldKeys } from "../held-keys.ts";
import { usePlanView } from "../plan/plan-view.ts";
import { toPlanPoint, toScreen, type ViewTransform } from "../plan/view-transform.ts";
import css from "./Dimensions.module.css";
import { dimensionWords } from "./dimension-words.ts";
import {
  nudgeDimension,
  removeSelectedDimension,
  selectDimension,
  useChosenDimension,
} from "./measure-tool.ts";

interface Props {
  readonly dimension: Dimension;
  readonly ground: DimensionGround;
  readonly view: ViewTransform;
  readonly readOnly: boolean;
}

/** A button over the figure or text of a dimension: press to select, drag or use arrow keys to move, delete, or edit the text. */
export function DimensionHandle({ dimension, ground, view, readOnly }: Props) {
  const { i18n } = useTranslation();
  const isSelected = useChosenDimension((state) => state.selected === dimension.id);
  const pressed = useRef(false);
  const visit = useRef("");
  const [x, y] = toScreen(view, dimensionLabelPlace(dimension, ground));
  const label = dimensionWords(dimension, ground, i18n.language);
  const input = (event: PointerEvent): PointerInput => {
    const box = event.currentTarget.closest("[data-canvas]")?.getBoundingClientRect();
    // The plan may be moved by the wheel meanwhile; it is painted anew later.
    const now = usePlanView.getState().view;
    const at = toPlanPoint(now, [event.clientX - (box?.left ?? 0), event.clientY - (box?.top ?? 0)]);
    const mmPerPixel = 1 / now.scale;
    return { at, surface: FLOOR, rows: [], wall: null, ...heldKeys(event), mmPerPixel };
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.altKey || readOnly) return;
    const by = arrowNudge(event);
    if (by) nudgeDimension(dimension, by, visit.current);
    else if (event.key === "Delete" || event.key === "Backspace") removeSelectedDimension(dimension.id);
    else if (event.key === "Escape" && isSelected) selectDimension(null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <button
      type="button"
      className={cx(css.handle, isSelected && css.selected)}
      style={{ left: x, top: y }}
      aria-label={label}
      aria-pressed={isSelected}
      title={label}
      data-dimension={dimension.kind}
      onFocus={() => {
        visit.current = crypto.randomUUID();
      }}
      onKeyDown={onKeyDown}
      onClick={() => selectDimension(dimension.id)}
      onPointerDown={(event) => {
        event.stopPropagation();
        if (event.button !== 0 || readOnly) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        pressed.current = true;
        editor.use("carryingDimension", { dimension, from: input(event) });
      }}
      onPointerMove={(event) => {
        if (pressed.current) editor.pointerMove(input(event));
      }}
      onPointerUp={(event) => {
        event.stopPropagation();
        if (pressed.current) editor.pointerUp(input(event));
        pressed.current = false;
      }}
      onLostPointerCapture={() => {
        if (pressed.current) editor.pointerLost();
        pressed.current = false;
      }}
    />
  );
}
