import type { Vec2 } from "@stanza/geometry";
import type { ReactNode } from "react";
import css from "../plan/Plan.module.css";

/** Diameter, and its distance above the finger, CSS pixels (ux.md §3.2). */
export const LOUPE_SIZE = 124;
export const LOUPE_ZOOM = 2;
const ABOVE = 88;
const CROSS = 34;

interface Props {
  /** On the view's element, CSS pixels. */
  readonly finger: Vec2;
  /** Width of the view, CSS pixels. */
  readonly width: number;
  /** The content under the glass. */
  readonly children: ReactNode;
}

/** A round glass above a finger, with a cross where the corner goes. */
export function LoupeGlass({ finger, width, children }: Props) {
  const half = LOUPE_SIZE / 2;
  const left = Math.max(half + 8, Math.min(width - half - 8, finger[0]));
  // Near the upper edge there is no room above the finger.
  const isLow = finger[1] < ABOVE + LOUPE_SIZE + 8;
  const top = isLow ? finger[1] + ABOVE : finger[1] - ABOVE - LOUPE_SIZE;
  return (
    <div
      className={css.loupe}
      style={{ left: left - half, top, width: LOUPE_SIZE, height: LOUPE_SIZE }}
      aria-hidden="true"
    >
      {children}
      <svg className={css.overlay} aria-hidden="true">
        <path
          d={`M${half} ${CROSS}V${LOUPE_SIZE - CROSS}M${CROSS} ${half}H${LOUPE_SIZE - CROSS}`}
          className={css.crosshair}
        />
      </svg>
    </div>
  );
}
