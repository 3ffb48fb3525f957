import type { WallGrip, WallPointer } from "@stanza/editor";
import type { Vec2 } from "@stanza/geometry";
import { useEditor, useScene } from "@stanza/web-project";
import { cx } from "@stanza/web-ui";
import { IconLock } from "@tabler/icons-react";
import { type KeyboardEvent, type PointerEvent, type ReactNode, useMemo, useRef } from "react";
import { useTranslation } from "react-i18next";
import { sayWallRefusal } from "./locked-walls.ts";
import css from "./Walls.module.css";
import { dropHold, holdKey, letGo, lockOn, nudgeGrip, pullTo, takeHold, useWallHold } from "./wall-hold.ts";

const ARROWS: Readonly<Record<string, Vec2>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** mm an arrow key moves: plain, with Shift, with Ctrl (ux.md §9). */
const NUDGE = { plain: 10, shift: 100, ctrl: 1 } as const;

interface Props {
  readonly grip: WallGrip;
  readonly look: "corner" | "bar" | "round";
  readonly label: string;
  /** On the view's element, CSS pixels. */
  readonly at: Vec2;
  /** Degrees clockwise. */
  readonly angle?: number;
  readonly icon?: ReactNode;
  /** Where a pointer of the page is on the plan; a height's handle tells how high. `null`: nowhere useful. */
  readonly find: (
    event: PointerEvent,
  ) => { readonly pointer: WallPointer; readonly heightMm?: number } | null;
}

/** A handle over a view: dragged, or moved by arrow keys; digits typed while it is held are what it measures. */
export function Handle({ grip, look, label, at, angle = 0, icon, find }: Props) {
  const { t } = useTranslation();
  const { project } = useScene();
  const layers = useEditor((state) => state.toggles.layers);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whether layers count is read by what tells the lock
  const lock = useMemo(() => lockOn(project, grip), [project, JSON.stringify(grip), layers]);
  const isHeld = useWallHold((state) => state.grip !== null && sameGrip(state.grip, grip));
  const visit = useRef("");
  const pressed = useRef(false);
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>): void => {
    const arrow = ARROWS[event.key];
    if (isHeld ? holdKey(event.key) : arrow !== undefined && !event.altKey) {
      event.preventDefault();
      event.stopPropagation();
      if (isHeld || !arrow) return;
      const step = event.shiftKey ? NUDGE.shift : event.ctrlKey ? NUDGE.ctrl : NUDGE.plain;
      nudgeGrip(grip, [arrow[0] * step, arrow[1] * step], -arrow[1] * step, visit.current);
    }
  };
  return (
    <button
      type="button"
      className={cx(css.handle, css[look], isHeld && css.held, lock && css.locked)}
      style={{ left: at[0], top: at[1], rotate: angle === 0 ? undefined : `${angle}deg` }}
      aria-label={lock ? t("wallHandle.locked", { label }) : label}
      title={lock ? t("wallHandle.locked", { label }) : label}
      data-grip={grip.kind}
      onFocus={() => {
        visit.current = crypto.randomUUID();
      }}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        event.stopPropagation();
        if (event.button !== 0) return;
        if (lock) {
          sayWallRefusal(lock);
          return;
        }
        const found = find(event);
        if (!found) return;
        event.currentTarget.focus({ preventScroll: true });
        event.currentTarget.setPointerCapture(event.pointerId);
        pressed.current = true;
        takeHold(grip, found.pointer.at);
      }}
      onPointerMove={(event) => {
        if (!pressed.current) return;
        const found = find(event);
        if (found) pullTo(found.pointer, found.heightMm);
      }}
      onPointerUp={(event) => {
        event.stopPropagation();
        if (pressed.current) letGo();
        pressed.current = false;
      }}
      onPointerCancel={() => {
        pressed.current = false;
        dropHold();
      }}
    >
      {lock ? (
        <IconLock
          size={look === "round" ? 16 : 11}
          stroke={2.2}
          style={{ rotate: `${-angle}deg` }}
          aria-hidden="true"
        />
      ) : (
        icon
      )}
    </button>
  );
}

const sameGrip = (a: WallGrip, b: WallGrip): boolean =>
  a.kind === b.kind &&
  a.room === b.room &&
  ("wall" in a ? a.wall : "") === ("wall" in b ? b.wall : "") &&
  ("end" in a ? a.end : "") === ("end" in b ? b.end : "");
