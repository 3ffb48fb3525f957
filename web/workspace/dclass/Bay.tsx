import { useEffect, useRef } from "react";
import css from "./Elevation.module.css";

interface Props {
  readonly label: string;
  /** On the front, mm. */
  readonly left: number;
  readonly width: number;
  readonly height: number;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  /** To the bay on the left (-1) or right (1) by an arrow key. */
  readonly onStep: (by: -1 | 1) => void;
}

const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** A bay on a drawn front, tapped or reached with the arrow keys like one of several radio buttons. */
export function Bay({ label, left, width, height, isChosen, onChoose, onStep }: Props) {
  const element = useRef<SVGGElement>(null);
  // The focus goes with the choice that an arrow key makes.
  useEffect(() => {
    const { current } = element;
    const group = current?.closest("[role=radiogroup]");
    if (isChosen && current && group?.contains(document.activeElement)) current.focus();
  }, [isChosen]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a part of a drawing
    <g
      ref={element}
      role="radio"
      aria-checked={isChosen}
      aria-label={label}
      tabIndex={isChosen ? 0 : -1}
      className={css.bay}
      data-selected={isChosen || undefined}
      onPointerDown={onChoose}
      onKeyDown={(event) => {
        const step = STEPS[event.key];
        if (step === undefined) return;
        event.preventDefault();
        onStep(step);
      }}
    >
      <rect x={left} y={-height} width={Math.max(0, width)} height={height} />
    </g>
  );
}
