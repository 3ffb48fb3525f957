import type { DclassRow, DclassView } from "@stanza/catalogue";
import type { Sections } from "@stanza/evaluation";
import { formatLength } from "@stanza/quantities";
import { useLengthUnit } from "@stanza/web-project";
import { type RefObject, useRef } from "react";
import { useTranslation } from "react-i18next";
import { mmPerPixel } from "./ArticleElevation.tsx";
import css from "./Elevation.module.css";
import { inSteps, keyMove } from "./key-step.ts";
import { LimitLine } from "./LimitLine.tsx";
import { moveDivider } from "./sections.ts";

interface Props {
  /** The section on its left. */
  readonly index: number;
  readonly svg: RefObject<SVGSVGElement | null>;
  readonly list: DclassView;
  readonly sections: Sections;
  /** Height of the article, mm. */
  readonly height: number;
  /** Length of one pixel on the drawing, mm. */
  readonly pixel: number;
  readonly onEdit: (rows: readonly DclassRow[]) => void;
  readonly onSelect: (index: number) => void;
}

/** Farther than any divider goes, mm. */
const FAR = 100_000;
/** Width of what is grabbed, and of what is seen of it, px. */
const GRAB = 30;
const KNOB = { width: 10, height: 36 };

/** A divider that is dragged, or moved with the arrow keys: what is left of it grows as what is right of it shrinks. */
export function DividerHandle({ index, svg, list, sections, height, pixel, onEdit, onSelect }: Props) {
  const { t, i18n } = useTranslation();
  const lengthUnit = useLengthUnit();
  const start = useRef<{ x: number; rows: readonly DclassRow[]; sections: Sections } | null>(null);
  const { spans, gap, field } = sections;
  const span = spans[index];
  if (!span) return null;
  const isLast = index === spans.length - 1;
  const at = span.left + span.width + gap / 2;
  const widthAfter = (by: number) =>
    Number(moveDivider(list.rows, sections, index, by)[index]?.[field.name] ?? span.width);
  const limits = [widthAfter(-FAR), widthAfter(FAR)];
  const move = (by: number) => onEdit(moveDivider(list.rows, sections, index, by));
  return (
    <g
      role="slider"
      tabIndex={0}
      className={css.handle}
      aria-label={
        isLast
          ? t("dclass.lastEdge", { number: index + 1 })
          : t("dclass.divider", { left: index + 1, right: index + 2 })
      }
      aria-orientation="horizontal"
      aria-valuemin={Math.round(limits[0] ?? 0)}
      aria-valuemax={Math.round(limits[1] ?? span.width)}
      aria-valuenow={Math.round(span.width)}
      aria-valuetext={formatLength(span.width, lengthUnit, i18n.language)}
      onFocus={() => onSelect(index)}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        event.currentTarget.focus();
        start.current = { x: event.clientX, rows: list.rows, sections };
        event.preventDefault();
      }}
      onPointerMove={(event) => {
        const from = start.current;
        if (!from) return;
        const by = (event.clientX - from.x) * mmPerPixel(svg.current);
        onEdit(moveDivider(from.rows, from.sections, index, inSteps(by, event)));
      }}
      onPointerUp={() => {
        start.current = null;
      }}
      onPointerCancel={() => {
        if (start.current) onEdit(start.current.rows);
        start.current = null;
      }}
      onKeyDown={(event) => {
        const by = keyMove(event)?.by;
        if (event.key === "Escape" && start.current) {
          event.stopPropagation();
          onEdit(start.current.rows);
          start.current = null;
        }
        if (by === undefined) return;
        event.preventDefault();
        move(by);
      }}
    >
      {limits.map((width, i) => (
        <LimitLine
          key={i === 0 ? "least" : "most"}
          axis="x"
          at={span.left + width + gap / 2}
          from={0}
          to={height}
          labelAt={height / 2 + KNOB.height * pixel}
          label={formatLength(width, lengthUnit, i18n.language)}
          pixel={pixel}
        />
      ))}
      <rect
        className={css.grab}
        x={at - (GRAB / 2) * pixel}
        y={-height}
        width={GRAB * pixel}
        height={height}
      />
      <rect className={css.line} x={at - 1.5 * pixel} y={-height} width={3 * pixel} height={height} />
      <rect
        className={css.knob}
        x={at - (KNOB.width / 2) * pixel}
        y={-height / 2 - (KNOB.height / 2) * pixel}
        width={KNOB.width * pixel}
        height={KNOB.height * pixel}
        rx={(KNOB.width / 2) * pixel}
      />
    </g>
  );
}
