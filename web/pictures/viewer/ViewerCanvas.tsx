import { cx } from "@stanza/web-ui";
import type { RefObject } from "react";
import { useTranslation } from "react-i18next";
import type { ViewedCanvas } from "./use-canvas-viewer.ts";
import css from "./ViewerCanvas.module.css";

interface CanvasProps {
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  readonly view: ViewedCanvas;
}

/** The canvas of a 3D view (`useCanvasViewer`): it fills what it stands in, and comes to light with its first picture. */
export function ViewerCanvas({ canvas, view: { status, generation } }: CanvasProps) {
  return <canvas key={generation} ref={canvas} className={cx(css.canvas, status === "ready" && css.shown)} />;
}

/** Says over a 3D view that there is none here, or that the graphics card took it away; nothing while all is well. */
export function ViewerNotice({ status }: Pick<ViewedCanvas, "status">) {
  const { t } = useTranslation();
  if (status !== "absent" && status !== "lost") return null;
  return (
    <p className={css.notice} role="status">
      {t(status === "absent" ? "scene.absent" : "scene.lost")}
    </p>
  );
}
