import { type PointerEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { openPanorama, type PanoramaDrawer } from "./draw-panorama.ts";
import css from "./Panorama.module.css";
import { FIRST_TURN, type Turn, turned, turnOfKey } from "./turn.ts";

interface Props {
  readonly src: string;
  readonly name: string;
}

/** A panorama to look around in: by dragging, two fingers, the wheel and the keys. Without WebGL the flat picture. */
export function PanoramaView({ src, name }: Props) {
  const { t } = useTranslation();
  const canvas = useRef<HTMLCanvasElement>(null);
  const drawer = useRef<PanoramaDrawer | null>(null);
  const turn = useRef<Turn>(FIRST_TURN);
  const fingers = useRef(new Map<number, readonly [number, number]>());
  const [isFlat, setFlat] = useState(false);
  const look = (next: Turn) => {
    turn.current = next;
    drawer.current?.draw(next);
  };
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const picture = new Image();
    picture.onload = () => {
      drawer.current = openPanorama(element, picture);
      if (drawer.current) drawer.current.draw(turn.current);
      else setFlat(true);
    };
    picture.src = src;
    const resized = new ResizeObserver(() => drawer.current?.draw(turn.current));
    resized.observe(element);
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      turn.current = turned(turn.current, { zoom: Math.exp(event.deltaY / 800) });
      drawer.current?.draw(turn.current);
    };
    // React listens to wheels passively, and the page would scroll.
    element.addEventListener("wheel", wheel, { passive: false });
    return () => {
      picture.onload = null;
      resized.disconnect();
      element.removeEventListener("wheel", wheel);
      drawer.current?.close();
      drawer.current = null;
    };
  }, [src]);
  const drag = (event: PointerEvent<HTMLCanvasElement>) => {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    const now = [event.clientX, event.clientY] as const;
    fingers.current.set(event.pointerId, now);
    if (other) {
      const apart = ([x, y]: readonly [number, number]) =>
        Math.max(20, Math.hypot(x - other[0], y - other[1]));
      look(turned(turn.current, { zoom: apart(before) / apart(now) }));
      return;
    }
    const scale = turn.current.fov / event.currentTarget.clientHeight;
    look(turned(turn.current, { across: (before[0] - now[0]) * scale, up: (now[1] - before[1]) * scale }));
  };
  const release = (event: PointerEvent) => fingers.current.delete(event.pointerId);
  if (isFlat)
    return (
      <figure className={css.figure}>
        <img className={css.flat} src={src} alt={t("renders.around", { name })} />
        <figcaption>{t("renders.aroundNot")}</figcaption>
      </figure>
    );
  return (
    <figure className={css.figure}>
      {/* biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: the arrow keys look around in it. */}
      <canvas
        ref={canvas}
        className={css.canvas}
        tabIndex={0}
        role="application"
        aria-label={t("renders.around", { name })}
        onKeyDown={(event) => {
          const next = turnOfKey(turn.current, event.key);
          if (!next || event.ctrlKey || event.metaKey || event.altKey) return;
          event.preventDefault();
          look(next);
        }}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          fingers.current.set(event.pointerId, [event.clientX, event.clientY]);
        }}
        onPointerMove={drag}
        onPointerUp={release}
        onPointerCancel={release}
      />
      <figcaption>{t("renders.aroundHelp")}</figcaption>
    </figure>
  );
}
