import type { DclassRow } from "@stanza/catalogue";
import type { Sections } from "@stanza/evaluation";
import { formatLength } from "@stanza/quantities";
import { useLengthUnit } from "@stanza/web-project";
import { type RefObject, useRef } from "react";
import { useTranslation } from "react-i18next";
import { mmPerPixel, pointOn } from "./ArticleElevation.tsx";
import css from "./Elevation.module.css";

interface Props {
  readonly svg: RefObject<SVGSVGElement | null>;
  /** From the front, mm. */
  readonly extent: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  };
  /** Length of one pixel on the drawing, mm. */
  readonly pixel: number;
  readonly sections: Sections;
  readonly name: string;
  /** The record's height, mm. */
  readonly height: number;
  /** Number of its section, from 1. */
  readonly number: number;
  readonly isSelected: boolean;
  readonly isWrong: boolean;
  readonly rows: readonly DclassRow[];
  readonly onSelect: () => void;
  /** `from`: the records when the drag began; absent: as they are. */
  readonly onMove: (
    from: readonly DclassRow[] | undefined,
    to: { readonly up?: number; readonly section?: number },
  ) => void;
  readonly onRemove: () => void;
}

/** Steps of the arrow keys and of a drag, mm; with Shift or Alt one by one. */
const STEP = 10;
/** Thin things are grabbed this high, px. */
const LEAST = 24;

/** An element that is dragged, or moved with the arrow keys: up and down, and into the next section. */
export function ElementHandle(props: Props) {
  const {
    svg,
    extent,
    pixel,
    sections,
    name,
    height,
    number,
    isSelected,
    isWrong,
    rows,
    onSelect,
    onMove,
    onRemove,
  } = props;
  const { t, i18n } = useTranslation();
  const lengthUnit = useLengthUnit();
  const start = useRef<{
    readonly y: number;
    readonly height: number;
    readonly rows: readonly DclassRow[];
  } | null>(null);
  const grabbed = Math.max(extent.height, LEAST * pixel);
  const sectionAt = (x: number) => {
    const index = sections.spans.findIndex(({ left, width }) => x >= left && x <= left + width);
    return index < 0 ? undefined : index + 1;
  };
  return (
    <g
      role="slider"
      tabIndex={0}
      className={css.element}
      data-selected={isSelected || undefined}
      data-wrong={isWrong || undefined}
      aria-label={name}
      aria-orientation="vertical"
      aria-valuenow={Math.round(height)}
      aria-valuemin={0}
      aria-valuemax={9999}
      aria-valuetext={t("dclass.elementAt", {
        height: formatLength(height, lengthUnit, i18n.language),
        section: number,
      })}
      onFocus={onSelect}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        event.currentTarget.focus();
        start.current = { y: event.clientY, height, rows };
        event.preventDefault();
        event.stopPropagation();
      }}
      onPointerMove={(event) => {
        const from = start.current;
        if (!from) return;
        const step = event.altKey ? 1 : STEP;
        const raised = from.height + (from.y - event.clientY) * mmPerPixel(svg.current);
        const section = sectionAt(pointOn(svg.current, event).x);
        onMove(from.rows, {
          up: Math.round(raised / step) * step - from.height,
          ...(section === undefined ? {} : { section }),
        });
      }}
      onPointerUp={() => {
        start.current = null;
      }}
      onPointerCancel={() => {
        if (start.current) onMove(start.current.rows, {});
        start.current = null;
      }}
      onKeyDown={(event) => {
        const step = event.shiftKey ? 1 : STEP;
        const up = { ArrowUp: step, ArrowDown: -step, PageUp: 100, PageDown: -100 }[event.key];
        const across = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
        if (event.key === "Escape" && start.current) {
          event.stopPropagation();
          onMove(start.current.rows, {});
          start.current = null;
        } else if (event.key === "Delete" || event.key === "Backspace") {
          event.preventDefault();
          onRemove();
        } else if (up !== undefined) {
          event.preventDefault();
          onMove(undefined, { up });
        } else if (across !== undefined) {
          event.preventDefault();
          const to = number + across;
          if (to >= 1 && to <= sections.spans.length) onMove(undefined, { section: to });
        }
      }}
    >
      <rect
        className={css.grab}
        x={extent.x}
        y={-extent.y - extent.height / 2 - grabbed / 2}
        width={extent.width}
        height={grabbed}
      />
      <rect
        className={css.outline}
        x={extent.x}
        y={-extent.y - extent.height}
        width={extent.width}
        height={extent.height}
      />
    </g>
  );
}
