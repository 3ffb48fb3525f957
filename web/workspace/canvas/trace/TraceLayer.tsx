import type { TracePicture } from "@stanza/project";
import { setTracePicture } from "@stanza/project";
import { lengthSaid, transact, useOpenProject } from "@stanza/web-project";
import { cx } from "@stanza/web-ui";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { arrowNudge } from "../arrow-nudge.ts";
import { usePlanView } from "../plan/plan-view.ts";
import { toScreen } from "../plan/view-transform.ts";
import css from "./Trace.module.css";
import { useTracePicture } from "./trace-picture-store.ts";

interface Props {
  /** It cannot be moved: the project is read-only, or something else is in the hand. */
  readonly inert: boolean;
}

/** The picture under the plan. Unlocked, it is moved by hand or by arrow keys. */
export function TraceLayer({ inert }: Props) {
  const { t, i18n } = useTranslation();
  // It is moved by itself, for a layer of its own could not blend with the plan beneath.
  const view = usePlanView((state) => state.view);
  const open = useOpenProject();
  const picture = open?.document.project.tracePicture;
  const state = useTracePicture(open?.projectId ?? null, picture?.sha);
  const held = useRef<{ readonly x: number; readonly y: number } | null>(null);
  const [by, setBy] = useState<readonly [number, number]>([0, 0]);
  if (!picture || state.kind !== "ready") return null;
  const [x, y] = toScreen(view, [picture.at[0] + by[0], picture.at[1] + by[1]]);
  const style = {
    width: `${picture.widthPx}px`,
    height: `${picture.heightPx}px`,
    transform: `translate(${x}px, ${y}px) rotate(${-picture.rotY}deg) scale(${view.scale * picture.mmPerPixel})`,
    opacity: picture.opacity,
  };
  const move = (dx: number, dz: number, gesture: string) => place(picture, dx, dz, gesture);
  return (
    <>
      <img className={css.picture} style={style} src={state.url} alt="" draggable={false} />
      {picture.locked || inert ? null : (
        <button
          type="button"
          className={cx(css.handle, held.current && css.held)}
          style={{ ...style, opacity: 1 }}
          aria-label={t("trace.move", { name: picture.name, step: lengthSaid(10, i18n.language) })}
          onPointerDown={(event) => {
            if (event.button !== 0) return;
            event.currentTarget.setPointerCapture(event.pointerId);
            held.current = { x: event.clientX, y: event.clientY };
          }}
          onPointerMove={(event) => {
            const from = held.current;
            if (from) setBy([(event.clientX - from.x) / view.scale, (event.clientY - from.y) / view.scale]);
          }}
          onPointerUp={() => {
            if (held.current && (by[0] !== 0 || by[1] !== 0)) move(by[0], by[1], crypto.randomUUID());
            held.current = null;
            setBy([0, 0]);
          }}
          onPointerCancel={() => {
            held.current = null;
            setBy([0, 0]);
          }}
          onKeyDown={(event) => {
            const by = arrowNudge(event);
            if (!by) return;
            event.preventDefault();
            event.stopPropagation();
            move(by[0], by[1], `trace keys ${picture.sha}`);
          }}
        />
      )}
    </>
  );
}

function place(picture: TracePicture, dx: number, dz: number, gesture: string): void {
  const at = [
    Math.round((picture.at[0] + dx) * 10) / 10,
    Math.round((picture.at[1] + dz) * 10) / 10,
  ] as const;
  transact("edit.tracePicture", (project) => setTracePicture(project, { picture: { ...picture, at } }), {
    gesture,
  });
}
