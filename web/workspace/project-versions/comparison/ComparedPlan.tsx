import type { Drawing, DrawingTheme } from "@stanza/drawing";
import { pointInPolygon, type Vec2 } from "@stanza/geometry";
import type { RowId } from "@stanza/project";
import { useEffect, useMemo, useRef, useState } from "react";
import { useCanvasLook } from "../../canvas/plan/canvas-look.ts";
import { fitCanvas } from "../../canvas/plan/fit-canvas.ts";
import { paintDrawing } from "../../canvas/plan/paint-drawing.ts";
import { type Box, fitted, toPlanPoint } from "../../canvas/plan/view-transform.ts";
import { useElementSize } from "../../canvas/use-element-size.ts";
import css from "./Comparison.module.css";
import { placeOfRow } from "./compared-drawing.ts";

/** The interface's own font, which the page has loaded. */
const FONT = "'Inter Variable', system-ui, sans-serif";
/** Around a place that is shown, mm. */
const AROUND = 900;
const MARGINS = { above: 16, below: 16, beside: 16 };

interface Props {
  readonly drawing: Drawing;
  /** Read aloud instead of it. */
  readonly label: string;
  /** Its place is shown; `null`: everything. */
  readonly chosen: RowId | null;
  /** Called with the row that was pressed, `null` beside every row. */
  readonly onChoose: (row: RowId | null) => void;
  /** The rows that can be chosen. */
  readonly rows: ReadonlySet<RowId>;
}

/** A plan that shows everything, or the place of one row. What it says stands in the list beside it too, which the keyboard reaches. */
export function ComparedPlan({ drawing, label, chosen, onChoose, rows }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [size, setSize] = useState<Vec2 | null>(null);
  useElementSize(frame, setSize);
  const look = useCanvasLook();
  const theme = useMemo((): DrawingTheme => ({ ...look.theme, fontFamily: FONT }), [look]);
  const place = chosen === null ? null : placeOfRow(drawing, chosen);
  const view = size && fitted(place ? around(place) : drawing.bounds, size, MARGINS);
  useEffect(() => {
    if (!size || !view) return;
    const frame = requestAnimationFrame(() => {
      const context = canvas.current && fitCanvas(canvas.current, size);
      if (context) paintDrawing(context, drawing, view, theme);
    });
    return () => cancelAnimationFrame(frame);
  });
  return (
    <div ref={frame} className={css.plan}>
      <canvas
        ref={canvas}
        role="img"
        aria-label={label}
        onClick={(event) => {
          if (!view) return;
          const { left, top } = event.currentTarget.getBoundingClientRect();
          const at = toPlanPoint(view, [event.clientX - left, event.clientY - top]);
          onChoose(rowAt(drawing, at, rows));
        }}
      />
    </div>
  );
}

const around = ({ min, max }: Box): Box => ({
  min: [min[0] - AROUND, min[1] - AROUND],
  max: [max[0] + AROUND, max[1] + AROUND],
});

/** The uppermost row under a point. */
function rowAt({ shapes }: Drawing, at: Vec2, rows: ReadonlySet<RowId>): RowId | null {
  const hit = shapes.findLast(
    (shape) => shape.type === "polygon" && rows.has(rowOf(shape.owner)) && pointInPolygon(at, shape.points),
  );
  return hit ? rowOf(hit.owner) : null;
}

/** A place where a row was counts as the row. */
const rowOf = (owner = ""): RowId => owner.replace(/^was /, "");
