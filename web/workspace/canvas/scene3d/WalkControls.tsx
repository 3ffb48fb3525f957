import type { Viewer } from "@stanza/viewer";
import { Button } from "@stanza/web-ui";
import { type PointerEvent, type RefObject, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import css from "./WalkControls.module.css";
import { isWalkKey, thumbOnPad, walkInput } from "./walk-keys.ts";

const SHIFT = new Set(["ShiftLeft", "ShiftRight"]);

interface Props {
  readonly viewer: Viewer;
  /** The view that has the keyboard while somebody walks. */
  readonly region: RefObject<HTMLElement | null>;
  readonly onLeave: () => void;
}

/** A walk as long as it is mounted: keys for the view, a pad for the left thumb, and the way out. */
export function WalkControls({ viewer, region, onLeave }: Props) {
  const { t } = useTranslation();
  const held = useRef(new Set<string>());
  const pad = useRef({ right: 0, ahead: 0 });
  const knob = useRef<HTMLSpanElement>(null);
  const leave = useRef(onLeave);
  leave.current = onLeave;

  useEffect(() => {
    viewer.walk.start();
    return () => viewer.walk.stop();
  }, [viewer]);

  useEffect(() => {
    const view = region.current;
    if (!view) return;
    view.focus({ preventScroll: true });
    const keys = held.current;
    const hold = () => viewer.walk.hold(walkInput(keys, pad.current));
    const down = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      const isLeaving = event.key === "Escape";
      if (!isLeaving && !isWalkKey(event.code) && !SHIFT.has(event.code)) return;
      // Not for the selection, which the same arrows move at other times.
      event.stopPropagation();
      event.preventDefault();
      if (isLeaving) leave.current();
      else {
        keys.add(event.code);
        hold();
      }
    };
    const up = (event: KeyboardEvent) => {
      if (keys.delete(event.code)) hold();
    };
    const letGo = () => {
      keys.clear();
      hold();
    };
    view.addEventListener("keydown", down, true);
    window.addEventListener("keyup", up);
    window.addEventListener("blur", letGo);
    return () => {
      view.removeEventListener("keydown", down, true);
      window.removeEventListener("keyup", up);
      window.removeEventListener("blur", letGo);
      keys.clear();
    };
  }, [viewer, region]);

  const thumb = (event: PointerEvent<HTMLDivElement>, on: boolean) => {
    const box = event.currentTarget.getBoundingClientRect();
    const radius = box.width / 2;
    const [dx, dy] = [event.clientX - box.left - radius, event.clientY - box.top - radius];
    pad.current = on ? thumbOnPad(dx, dy, radius) : { right: 0, ahead: 0 };
    const { right, ahead } = pad.current;
    if (knob.current) knob.current.style.translate = `${right * radius * 0.6}px ${-ahead * radius * 0.6}px`;
    viewer.walk.hold(walkInput(held.current, pad.current));
  };

  return (
    <>
      <div className={css.bar}>
        <span className={css.keys}>{t("walk.keys")}</span>
        <span className={css.touch}>{t("walk.touch")}</span>
        <Button size="sm" onClick={onLeave}>
          {t("walk.leave")}
        </Button>
      </div>
      {/* For fingers only: the keyboard has its own keys for the same. */}
      <div
        className={css.pad}
        aria-hidden="true"
        data-walk-pad
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          thumb(event, true);
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) thumb(event, true);
        }}
        onPointerUp={(event) => thumb(event, false)}
        onPointerCancel={(event) => thumb(event, false)}
      >
        <span ref={knob} className={css.knob} />
      </div>
    </>
  );
}
