import { type PDFDocumentProxy, TextLayer } from "pdfjs-dist";
import { useEffect, useRef } from "react";
import css from "./DocumentPage.module.css";
import { PIXELS_PER_POINT } from "./use-pdf.ts";

interface Props {
  readonly pdf: PDFDocumentProxy;
  /** From 1. */
  readonly page: number;
  /** 1: as on paper. */
  readonly size: number;
}

/** One page: its picture, and its words over it, to be read out, searched and copied. */
export function PageCanvas({ pdf, page, size }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let isLeft = false;
    let stop = () => {};
    const show = async () => {
      const shown = await pdf.getPage(page);
      const picture = canvas.current;
      const layer = words.current;
      if (isLeft || !picture || !layer) return;
      const density = Math.min(3, window.devicePixelRatio || 1);
      const viewport = shown.getViewport({ scale: size * PIXELS_PER_POINT });
      picture.width = Math.floor(viewport.width * density);
      picture.height = Math.floor(viewport.height * density);
      picture.style.width = `${Math.floor(viewport.width)}px`;
      picture.style.height = `${Math.floor(viewport.height)}px`;
      const drawing = shown.render({
        canvas: picture,
        viewport,
        transform: [density, 0, 0, density, 0, 0],
      });
      stop = () => drawing.cancel();
      layer.replaceChildren();
      layer.style.setProperty("--total-scale-factor", String(viewport.scale));
      const text = new TextLayer({
        textContentSource: shown.streamTextContent(),
        container: layer,
        viewport,
      });
      await Promise.all([drawing.promise, text.render()]);
    };
    // A page that is left before it stands ends with a refusal of its own.
    show().catch(() => undefined);
    return () => {
      isLeft = true;
      stop();
    };
  }, [pdf, page, size]);
  return (
    <div className={css.page}>
      <canvas ref={canvas} className={css.picture} />
      <div ref={words} className={css.text} />
    </div>
  );
}
