import { cx, TOAST_FLOOR } from "@stanza/web-ui";
import { type ReactNode, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import css from "./Workspace.module.css";
import { type Detent, setDetent, useLayout } from "./workspace-layout.ts";

const SHARES: Readonly<Record<Exclude<Detent, "peek">, number>> = { half: 0.45, full: 0.92 };
const PEEK = 72;
const ORDER: readonly Detent[] = ["peek", "half", "full"];

interface Props {
  readonly title: ReactNode;
  /** Beside the title. */
  readonly aside?: ReactNode;
  /** The title is for those who do not see what it says. */
  readonly isBare?: boolean;
  /** What of it is seen while it is lowered, px. */
  readonly peekPx?: number;
  readonly children: ReactNode;
}

/** A sheet over the canvas with three heights; its grip is dragged, tapped, or moved by arrow keys. */
export function BottomSheet({ title, aside, isBare = false, peekPx = PEEK, children }: Props) {
  const { t } = useTranslation();
  const detent = useLayout((state) => state.detent);
  const sheet = useRef<HTMLDivElement>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const start = useRef<{ readonly y: number; readonly height: number } | null>(null);
  const whole = (): number => sheet.current?.parentElement?.clientHeight ?? innerHeight;
  const heightOf = (name: Detent): number => (name === "peek" ? peekPx : whole() * SHARES[name]);
  const step = (by: number): void => setDetent(ORDER[ORDER.indexOf(detent) + by] ?? detent);

  const release = (): void => {
    const from = start.current;
    start.current = null;
    setDragged(null);
    if (!from || dragged === null || Math.abs(dragged - from.height) < 6) {
      if (from) setDetent(detent === "peek" ? "half" : "peek");
      return;
    }
    const nearest = ORDER.toSorted(
      (a, b) => Math.abs(heightOf(a) - dragged) - Math.abs(heightOf(b) - dragged),
    );
    setDetent(nearest[0] ?? "peek");
  };
  const height = dragged ?? (detent === "peek" ? `${peekPx}px` : `${SHARES[detent] * 100}%`);
  return (
    <section
      ref={sheet}
      className={cx(css.sheet, dragged !== null && css.sheetDragged)}
      style={{ height }}
      data-region="properties"
      {...TOAST_FLOOR}
    >
      <button
        type="button"
        className={css.grip}
        aria-expanded={detent !== "peek"}
        aria-label={t("workspace.sheet")}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          start.current = { y: event.clientY, height: sheet.current?.offsetHeight ?? peekPx };
        }}
        onPointerMove={(event) => {
          const from = start.current;
          if (from)
            setDragged(
              Math.max(peekPx, Math.min(whole() * SHARES.full, from.height + from.y - event.clientY)),
            );
        }}
        onPointerUp={release}
        onPointerCancel={release}
        onKeyDown={(event) => {
          const way = event.key === "ArrowUp" ? 1 : event.key === "ArrowDown" ? -1 : 0;
          if (way !== 0) {
            event.preventDefault();
            step(way);
          } else if (event.key === "Enter" || event.key === " ") {
            event.preventDefault();
            setDetent(detent === "peek" ? "half" : "peek");
          }
        }}
      >
        <span className={css.gripBar} aria-hidden="true" />
      </button>
      <div className={isBare && detent !== "peek" ? "visually-hidden" : css.sheetTitle}>
        <h2>{title}</h2>
        {aside}
      </div>
      <div className={css.panelBody} inert={detent === "peek" && dragged === null}>
        {children}
      </div>
    </section>
  );
}
