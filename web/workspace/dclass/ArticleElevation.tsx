import type { EvaluatedArticle, Material } from "@stanza/catalogue";
import { memo, type ReactNode, type Ref, type RefObject, useEffect, useMemo, useState } from "react";
import css from "./Elevation.module.css";
import { elevationOf } from "./elevation.ts";

interface Props {
  readonly article: EvaluatedArticle;
  readonly material: (code: string) => Material | undefined;
  readonly label: string;
  /** Least extent that is shown, mm: what is being edited may be larger than the article. */
  readonly width?: number;
  /** Clear space below for figures, mm. */
  readonly below?: number;
  /** Its doors are drawn too, so that one sees through them. */
  readonly hasDoors?: boolean;
  readonly children?: ReactNode;
  readonly ref?: Ref<SVGSVGElement>;
}

/** Space around the article, as a part of its larger side. */
const MARGIN = 0.03;

/** The article from the front, its doors left out or seen through, to scale; children are drawn over it in mm, X to the right and Y up from its corner. */
export function ArticleElevation({
  article,
  material,
  label,
  width = 0,
  below = 0,
  hasDoors = false,
  children,
  ref,
}: Props) {
  const [w, h] = article.box;
  const wide = Math.max(w, width);
  const margin = Math.max(wide, h) * MARGIN;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing with controls on it is a group, not a set of form fields
    <svg
      ref={ref}
      className={css.elevation}
      viewBox={`${-margin} ${-h - margin} ${wide + 2 * margin} ${h + 2 * margin + below}`}
      aria-label={label}
      role="group"
    >
      <g transform="scale(1 -1)">
        <Parts article={article} material={material} hasDoors={hasDoors} />
      </g>
      {children}
    </svg>
  );
}

interface PictureProps extends Pick<Props, "article" | "material"> {
  /** The part of the front that is shown, mm. */
  readonly zone: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly className?: string | undefined;
}

/** A part of an article's front as a picture, its doors left out. */
export function FrontPicture({ article, material, zone, className }: PictureProps) {
  const margin = Math.max(zone.width, zone.height) * MARGIN;
  const [x, y] = [zone.x - margin, -zone.y - zone.height - margin];
  const [width, height] = [zone.width + 2 * margin, zone.height + 2 * margin];
  const viewBox = `${x} ${y} ${width} ${height}`;
  // The inner one cuts off what is beside the zone, whichever shape the picture has.
  return (
    <svg className={className} viewBox={viewBox} aria-hidden="true">
      <svg x={x} y={y} width={width} height={height} viewBox={viewBox} aria-hidden="true">
        <g transform="scale(1 -1)">
          <Parts article={article} material={material} />
        </g>
      </svg>
    </svg>
  );
}

/** The parts; drawn anew only when the article is another. */
const Parts = memo(
  ({ article, material, hasDoors = false }: Pick<Props, "article" | "material" | "hasDoors">) => {
    const rects = useMemo(
      () => elevationOf(article.parts, material, { hasDoors }),
      [article, material, hasDoors],
    );
    return rects.map(({ key, x, y, width, height, color, opacity, outline }) => {
      const paint = { fill: color, fillOpacity: opacity, className: css.part };
      return outline ? (
        <polygon key={key} points={outline.map((point) => point.join(",")).join(" ")} {...paint} />
      ) : (
        <rect key={key} x={x} y={y} width={width} height={height} {...paint} />
      );
    });
  },
);

/** Millimetres that one pixel of a drawing shows, kept in step with its size, so that what is grabbed has a size for fingers. */
export function useMmPerPixel(svg: RefObject<SVGSVGElement | null>): number {
  const [scale, setScale] = useState(4);
  useEffect(() => {
    const { current } = svg;
    if (!current) return;
    const measure = () => setScale(mmPerPixel(current));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [svg]);
  return scale;
}

/** Millimetres that one pixel of a drawing shows. */
export function mmPerPixel(svg: SVGSVGElement | null): number {
  const scale = svg?.getScreenCTM()?.a;
  return scale ? 1 / scale : 1;
}

/** The pointer's place on the article, mm from its lower left corner. */
export function pointOn(svg: SVGSVGElement | null, event: { clientX: number; clientY: number }) {
  const matrix = svg?.getScreenCTM();
  if (!matrix) return { x: 0, y: 0 };
  const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
  return { x: point.x, y: -point.y };
}
