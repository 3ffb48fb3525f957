import type { Sections } from "@stanza/evaluation";
import { formatLength } from "@stanza/quantities";
import { useLengthUnit } from "@stanza/web-project";
import { type RefObject, useRef } from "react";
import { useTranslation } from "react-i18next";
import { mmPerPixel, pointOn } from "./ArticleElevation.tsx";
import css from "./Elevation.module.css";
import type { Span } from "./free-place.ts";
import { inSteps, keyMove } from "./key-step.ts";
import { LimitLine } from "./LimitLine.tsx";

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
  /** How far it goes before something is in its way, mm; null: unknown, or it is in a wrong place. */
  readonly limits: Span | null;
  /** Number of its section, from 1. */
  readonly number: number;
  /** The keyboard comes to it: its section is the chosen one. */
  readonly isReached: boolean;
  readonly isSelected: boolean;
  readonly isWrong: boolean;
  readonly onSelect: () => void;
  /** A drag begins. */
  readonly onGrab: () => void;
  /** It is dragged to a height, mm, and over a section. */
  readonly onDrag: (height: number, section: number | undefined) => void;
  /** The drag ends; where it was broken off, everything is as it was before. */
  readonly onDrop: (isBrokenOff: boolean) => void;
  /** A key moves it up, mm, or by sections. */
  readonly onStep: (axis: "up" | "across", by: number) => void;
  readonly onRemove: () => void;
}

/** Thin things are grabbed this high, px. */
const LEAST = 24;

/** An element that is dragged, or moved with the arrow keys: up and down, and into the next section. */
export function ElementHandle(props: Props) {
  const { svg, extent, pixel, sections, name, height, limits, number, isSelected, isWrong } = props;
  const { onSelect, onGrab, onDrag, onDrop, onStep, onRemove } = props;
  const { t, i18n } = useTranslation();
  const lengthUnit = useLengthUnit();
  const start = useRef<{ readonly y: number; readonly height: number } | null>(null);
  const grabbed = Math.max(extent.height, LEAST * pixel);
  const mm = (value: number) => formatLength(value, lengthUnit, i18n.language);
  const sectionAt = (x: number) => {
    const index = sections.spans.findIndex(({ left, width }) => x >= left && x <= left + width);
    return index < 0 ? undefined : index + 1;
  };
  const drop = (isBrokenOff: boolean) => {
    if (start.current) onDrop(isBrokenOff);
    start.current = null;
  };
  return (
    <g
      role="slider"
      tabIndex={props.isReached ? 0 : -1}
      className={css.element}
      data-selected={isSelected || undefined}
      data-wrong={isWrong || undefined}
      aria-label={name}
      aria-orientation="vertical"
      aria-valuenow={Math.round(height)}
      aria-valuemin={Math.round(limits?.[0] ?? 0)}
      aria-valuemax={Math.round(limits?.[1] ?? 9999)}
      aria-valuetext={t("dclass.elementAt", { height: mm(height), section: number })}
      onFocus={onSelect}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        event.currentTarget.focus();
        start.current = { y: event.clientY, height };
        onGrab();
        event.preventDefault();
        event.stopPropagation();
      }}
      onPointerMove={(event) => {
        const from = start.current;
        if (!from) return;
        const raised = from.height + (from.y - event.clientY) * mmPerPixel(svg.current);
        onDrag(inSteps(raised, event), sectionAt(pointOn(svg.current, event).x));
      }}
      onPointerUp={() => drop(false)}
      onPointerCancel={() => drop(true)}
      onKeyDown={(event) => {
        const move = keyMove(event);
        if (event.key === "Escape" && start.current) {
          event.stopPropagation();
          drop(true);
        } else if (event.key === "Delete" || event.key === "Backspace") {
          event.preventDefault();
          onRemove();
        } else if (move) {
          event.preventDefault();
          if (move.axis === "y") onStep("up", move.by);
          else onStep("across", Math.sign(move.by));
        }
      }}
    >
      {(limits ?? []).map((limit, i) => (
        <LimitLine
          key={i === 0 ? "low" : "high"}
          axis="y"
          at={extent.y - height + limit + (i === 0 ? 0 : extent.height)}
          from={extent.x}
          to={extent.x + extent.width}
          label={mm(limit)}
          isBefore={i === 0}
          pixel={pixel}
        />
      ))}
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
