import { type RefObject, useRef } from "react";
import { useTranslation } from "react-i18next";
import css from "./Canvas.module.css";
import { setSplit, useLayout } from "./workspace-layout.ts";

const STEP = 0.04;

/** The edge between plan and 3D: dragged, moved by arrow keys, set back to the middle by a double click. */
export function Splitter({ area }: { readonly area: RefObject<HTMLDivElement | null> }) {
  const { t } = useTranslation();
  const split = useLayout((state) => state.split);
  const dragging = useRef(false);
  const to = (clientX: number): void => {
    const box = area.current?.getBoundingClientRect();
    if (box && box.width > 0) setSplit((clientX - box.left) / box.width);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: hr cannot be moved; this is the window splitter of the ARIA practices
    <div
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={t("workspace.splitter")}
      aria-valuemin={20}
      aria-valuemax={80}
      aria-valuenow={Math.round(split * 100)}
      className={css.splitter}
      onDoubleClick={() => setSplit(0.5)}
      onPointerDown={(event) => {
        dragging.current = true;
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={(event) => dragging.current && to(event.clientX)}
      onPointerUp={() => {
        dragging.current = false;
      }}
      onPointerCancel={() => {
        dragging.current = false;
      }}
      onKeyDown={(event) => {
        const way = event.key === "ArrowLeft" ? -1 : event.key === "ArrowRight" ? 1 : 0;
        if (way === 0) return;
        event.preventDefault();
        setSplit(split + way * STEP);
      }}
    />
  );
}
