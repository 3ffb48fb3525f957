import type { Vec2 } from "@stanza/geometry";
import { arrowDirection } from "@stanza/web-ui";
import { type PointerEvent, useRef, useState } from "react";

/** Two points on a picture between which a length is measured, and the handlers that drag them. */
export function useTwoPoints([width, height]: Vec2) {
  const [points, setPoints] = useState<readonly [Vec2, Vec2]>([
    [width * 0.25, height * 0.5],
    [width * 0.75, height * 0.5],
  ]);
  const held = useRef<{ readonly index: 0 | 1; readonly from: Vec2 } | null>(null);

  const move = (index: 0 | 1, [x, y]: Vec2) => {
    const at: Vec2 = [Math.min(width, Math.max(0, x)), Math.min(height, Math.max(0, y))];
    setPoints((before) => (index === 0 ? [at, before[1]] : [before[0], at]));
  };

  /** Handlers of a point's handle. `pixelsPer`: pixels of the picture to one of the screen. */
  const handle = (index: 0 | 1, pixelsPer: () => number) => ({
    onPointerDown: (event: PointerEvent<Element>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const k = pixelsPer();
      const [x, y] = points[index];
      held.current = { index, from: [x - event.clientX * k, y - event.clientY * k] };
    },
    onPointerMove: (event: PointerEvent<Element>) => {
      const hold = held.current;
      if (hold?.index !== index) return;
      const k = pixelsPer();
      move(index, [hold.from[0] + event.clientX * k, hold.from[1] + event.clientY * k]);
    },
    onPointerUp: () => {
      held.current = null;
    },
    onPointerCancel: () => {
      held.current = null;
    },
    onKeyDown: (event: React.KeyboardEvent) => {
      const direction = arrowDirection(event.key);
      if (!direction) return;
      event.preventDefault();
      const step = event.shiftKey ? 20 : 1;
      const [x, y] = points[index];
      move(index, [x + direction[0] * step, y + direction[1] * step]);
    },
  });
  return { points, handle };
}

/** `points` are in pixels of the picture; `handle` gives the handlers of a point. */
export type TwoPoints = ReturnType<typeof useTwoPoints>;
