import { quoteLabelPlace } from "@stanza/drawing";
import { FLOOR, type PointerInput } from "@stanza/editor";
import type { QuoteGround } from "@stanza/evaluation";
import type { Vec2 } from "@stanza/geometry";
import type { Quote } from "@stanza/project";
import { editor } from "@stanza/web-project";
import { cx } from "@stanza/web-ui";
import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import { heldKeys } from "../held-keys.ts";
import { toPlanPoint, toScreen, type ViewTransform } from "../plan/view-transform.ts";
import { nudgeQuote, removeSelectedQuote, selectQuote, useChosenQuote } from "./measure-tool.ts";
import css from "./Quotes.module.css";
import { quoteWords } from "./quote-words.ts";

const ARROWS: Readonly<Record<string, Vec2>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** mm an arrow key moves: plain, with Shift, with Ctrl (ux.md §9). */
const NUDGE = { plain: 10, shift: 100, ctrl: 1 } as const;

interface Props {
  readonly quote: Quote;
  readonly ground: QuoteGround;
  readonly view: ViewTransform;
  readonly readOnly: boolean;
}

/** The figure or text of a quote, to be touched: pressed to select it, dragged or moved by arrow keys, deleted, written anew. */
export function QuoteHandle({ quote, ground, view, readOnly }: Props) {
  const { i18n } = useTranslation();
  const isSelected = useChosenQuote((state) => state.selected === quote.id);
  const pressed = useRef(false);
  const visit = useRef("");
  const [x, y] = toScreen(view, quoteLabelPlace(quote, ground));
  const label = quoteWords(quote, ground, i18n.language);
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
    if (arrow) nudgeQuote(quote, [arrow[0] * step, arrow[1] * step], visit.current);
    else if (event.key === "Delete" || event.key === "Backspace") removeSelectedQuote(quote.id);
    else if (event.key === "Escape" && isSelected) selectQuote(null);
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
      data-quote={quote.kind}
      onFocus={() => {
        visit.current = crypto.randomUUID();
      }}
      onKeyDown={onKeyDown}
      onClick={() => selectQuote(quote.id)}
      onPointerDown={(event) => {
        event.stopPropagation();
        if (event.button !== 0 || readOnly) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        pressed.current = true;
        editor.use("carryingQuote", { quote, from: input(event) });
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
