import { dimensionLabelPlace } from "@stanza/drawing";
import { FLOOR, type PointerInput } from "@stanza/editor";
import type { DimensionGround } from "@stanza/evaluation";
import type { Vec2 } from "@stanza/geometry";
import type { Dimension } from "@stanza/project";
import { editor } from "@stanza/web-project";
import { cx } from "@stanza/web-ui";
import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import { heldKeys } from "../held-keys.ts";
import { toPlanPoint, toScreen, type ViewTransform } from "../plan/view-transform.ts";
import css from "./Dimensions.module.css";
import { dimensionWords } from "./dimension-words.ts";
import {
  nudgeDimension,
  removeSelectedDimension,
  selectDimension,
  useChosenDimension,
} from "./measure-tool.ts";

const ARROWS: Readonly<Record<string, Vec2>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** mm an arrow key moves: plain, with Shift, with Ctrl (ux.md §9). */
const NUDGE = { plain: 10, shift: 100, ctrl: 1 } as const;

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
    const at = toPlanPoint(view, [event.clientX - (box?.left ?? 0), event.clientY - (box?.top ?? 0)]);
    const mmPerPixel = 1 / view.scale;
    return { at, surface: FLOOR, rows: [], wall: null, ...heldKeys(event), mmPerPixel };
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const arrow = ARROWS[event.key];
    if (event.altKey || readOnly) return;
    const step = event.shiftKey ? NUDGE.shift : event.ctrlKey ? NUDGE.ctrl : NUDGE.plain;
    if (arrow) nudgeDimension(dimension, [arrow[0] * step, arrow[1] * step], visit.current);
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
