import type { PointerInput, WallGrip } from "@stanza/editor";
import type { Vec2 } from "@stanza/geometry";
import { editor, useEditor, useScene } from "@stanza/web-project";
import { cx } from "@stanza/web-ui";
import { IconLock } from "@tabler/icons-react";
import { type KeyboardEvent, type PointerEvent, type ReactNode, useMemo, useRef } from "react";
import { useTranslation } from "react-i18next";
import { arrowNudge } from "../arrow-nudge.ts";
import { sayWallRefusal } from "./locked-walls.ts";
import { useHeldGrip } from "./use-wall-tools.ts";
import css from "./Walls.module.css";

interface Props {
  readonly grip: WallGrip;
  readonly look: "corner" | "bar" | "round";
  readonly label: string;
  /** On the view's element, CSS pixels. */
  readonly at: Vec2;
  /** Degrees clockwise. */
  readonly angle?: number;
  readonly icon?: ReactNode;
  /** A pointer of the page as the editor wants it; on the wall for a handle of its height. `null`: nowhere useful. */
  readonly find: (event: PointerEvent) => PointerInput | null;
}

/** A handle over a view: dragged, or moved by arrow keys; digits typed while it is held are what it measures. */
export function Handle({ grip, look, label, at, angle = 0, icon, find }: Props) {
  const { t } = useTranslation();
  const { project } = useScene();
  const layers = useEditor((state) => state.toggles.layers);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whether layers count is read by what tells the lock
  const lock = useMemo(() => editor.lockOn(grip), [project, JSON.stringify(grip), layers]);
  const held = useHeldGrip();
  const isHeld = held !== null && sameGrip(held.grip, grip);
  const visit = useRef("");
  const pressed = useRef(false);
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>): void => {
    const by = arrowNudge(event);
    if (isHeld ? !keyOfHeld(event) : by === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    if (isHeld || !by) return;
    editor.nudgeGrip(grip, by, 0 - by[1], visit.current);
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
        editor.use("grippingWall", { grip, from: found.at });
      }}
      onPointerMove={(event) => {
        if (!pressed.current) return;
        const found = find(event);
        if (found) editor.pointerMove(found);
      }}
      onPointerUp={(event) => {
        event.stopPropagation();
        const found = find(event) ?? held?.last;
        if (pressed.current && found) editor.pointerUp(found);
        else if (pressed.current) editor.pointerLost();
        pressed.current = false;
      }}
      onLostPointerCapture={() => {
        if (pressed.current) editor.pointerLost();
        pressed.current = false;
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

/** A key while a handle is held. True: it was for that. */
function keyOfHeld({ key, shiftKey, ctrlKey }: KeyboardEvent): boolean {
  if (key !== "Escape") return editor.key({ key, shift: shiftKey, ctrl: ctrlKey });
  editor.cancel();
  return true;
}

const sameGrip = (a: WallGrip, b: WallGrip): boolean =>
  a.kind === b.kind &&
  a.room === b.room &&
  ("wall" in a ? a.wall : "") === ("wall" in b ? b.wall : "") &&
  ("end" in a ? a.end : "") === ("end" in b ? b.end : "");
