import css from "./Elevation.module.css";

interface Props {
  /** `x`: an upright line that something goes to across; `y`: a level one. */
  readonly axis: "x" | "y";
  /** Where it is along the axis, mm; heights upwards. */
  readonly at: number;
  /** Its ends along the other axis, mm. */
  readonly from: number;
  readonly to: number;
  /** The measure there, as it is read. */
  readonly label: string;
  /** Where the label stands along the line, mm; absent: in its middle. */
  readonly labelAt?: number;
  /** The label stands before the line, else behind it, so that it is not covered by what moves between two of them. */
  readonly isBefore?: boolean;
  /** Length of one pixel on the drawing, mm. */
  readonly pixel: number;
}

const FIGURE = 11;

/** How far something goes that is dragged, with its measure; seen while one is at it. */
export function LimitLine({ axis, at, from, to, label, labelAt, isBefore = false, pixel }: Props) {
  const middle = labelAt ?? (from + to) / 2;
  const size = FIGURE * pixel;
  return (
    <g className={css.limit}>
      {axis === "x" ? (
        <line x1={at} x2={at} y1={-to} y2={-from} />
      ) : (
        <line x1={from} x2={to} y1={-at} y2={-at} />
      )}
      <text
        className={css.limitText}
        x={axis === "x" ? at : middle}
        y={axis === "x" ? -middle : -at + (isBefore ? 1.1 * size : -0.4 * size)}
        fontSize={size}
        textAnchor="middle"
      >
        {label}
      </text>
    </g>
  );
}
