import { type RefObject, useRef } from "react";
import { mmPerPixel } from "./ArticleElevation.tsx";
import css from "./Elevation.module.css";
import type { Span } from "./free-place.ts";
import { inSteps, keyMove } from "./key-step.ts";
import { LimitLine } from "./LimitLine.tsx";

type Axis = "x" | "y";

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
  readonly name: string;
  /** Where it is, in words. */
  readonly valueText: string;
  /** Its measures along the axes that it can be moved along, mm. */
  readonly at: Readonly<Partial<Record<Axis, number>>>;
  readonly limits: Readonly<Partial<Record<Axis, Span | null>>>;
  readonly mm: (value: number) => string;
  readonly isSelected: boolean;
  readonly isWrong: boolean;
  readonly onSelect: () => void;
  readonly onGrab: () => void;
  /** Dragged to a measure along one axis, mm. */
  readonly onDrag: (axis: Axis, wish: number) => void;
  readonly onDrop: (isBrokenOff: boolean) => void;
  readonly onStep: (axis: Axis, by: number) => void;
  readonly onRemove: (() => void) | undefined;
}

/** Thin things are grabbed this wide, px. */
const LEAST = 24;
/** After so much of a way a drag is one across or up, px. */
const SLACK = 4;

/** A record that its own parts stand for in the drawing: dragged across or up, or moved with the arrow keys, as far as it goes. */
export function RecordHandle(props: Props) {
  const { svg, extent, pixel, name, valueText, at, limits, mm, isSelected, isWrong } = props;
  const { onSelect, onGrab, onDrag, onDrop, onStep, onRemove } = props;
  const start = useRef<{ readonly x: number; readonly y: number; axis: Axis | null } | null>(null);
  const from = useRef(at);
  const main: Axis = at.x === undefined ? "y" : "x";
  const [width, height] = [Math.max(extent.width, LEAST * pixel), Math.max(extent.height, LEAST * pixel)];
  const drop = (isBrokenOff: boolean) => {
    if (start.current) onDrop(isBrokenOff);
    start.current = null;
  };
  return (
    <g
      role="slider"
      tabIndex={0}
      className={css.element}
      data-selected={isSelected || undefined}
      data-wrong={isWrong || undefined}
      aria-label={name}
      aria-orientation={main === "x" ? "horizontal" : "vertical"}
      aria-valuenow={Math.round(at[main] ?? 0)}
      aria-valuemin={Math.round(limits[main]?.[0] ?? 0)}
      aria-valuemax={Math.round(limits[main]?.[1] ?? 9999)}
      aria-valuetext={valueText}
      onFocus={onSelect}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        event.currentTarget.focus();
        start.current = { x: event.clientX, y: event.clientY, axis: null };
        from.current = at;
        onGrab();
        event.preventDefault();
        event.stopPropagation();
      }}
      onPointerMove={(event) => {
        const { current } = start;
        if (!current) return;
        const [across, up] = [event.clientX - current.x, current.y - event.clientY];
        if (current.axis === null) {
          if (Math.max(Math.abs(across), Math.abs(up)) < SLACK) return;
          const wanted = Math.abs(across) >= Math.abs(up) ? "x" : "y";
          current.axis = at[wanted] === undefined ? main : wanted;
        }
        const by = (current.axis === "x" ? across : up) * mmPerPixel(svg.current);
        onDrag(current.axis, inSteps((from.current[current.axis] ?? 0) + by, event));
      }}
      onPointerUp={() => drop(false)}
      onPointerCancel={() => drop(true)}
      onKeyDown={(event) => {
        const move = keyMove(event);
        if (event.key === "Escape" && start.current) {
          event.stopPropagation();
          drop(true);
        } else if ((event.key === "Delete" || event.key === "Backspace") && onRemove) {
          event.preventDefault();
          onRemove();
        } else if (move && at[move.axis] !== undefined) {
          event.preventDefault();
          onStep(move.axis, move.by);
        }
      }}
    >
      {(["x", "y"] as const).flatMap((axis) =>
        (limits[axis] ?? []).map((limit, i) => {
          const [low, size] = axis === "x" ? [extent.x, extent.width] : [extent.y, extent.height];
          const [begin, long] = axis === "x" ? [extent.y, extent.height] : [extent.x, extent.width];
          // A narrow part gets a line that is seen.
          const out = Math.max(0, (LEAST * 2 * pixel - long) / 2);
          return (
            <LimitLine
              key={`${axis} ${i === 0 ? "low" : "high"}`}
              axis={axis}
              at={low - (at[axis] ?? 0) + limit + (i === 0 ? 0 : size)}
              from={begin - out}
              to={begin + long + out}
              label={mm(limit)}
              isBefore={i === 0}
              pixel={pixel}
            />
          );
        }),
      )}
      <rect
        className={css.grab}
        x={extent.x + extent.width / 2 - width / 2}
        y={-extent.y - extent.height / 2 - height / 2}
        width={width}
        height={height}
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
