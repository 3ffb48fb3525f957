import { type PointerEvent, type RefObject, useRef } from "react";

/** A shorter way is a press, px. */
const SLACK = 8;

/**
 * Dragging a tile along its strip with the mouse or a pen; a finger moves the strip. The tile follows the pointer, and at the end it is told
 * how many tiles it was dragged past.
 */
export function useTileDrag(tile: RefObject<HTMLElement | null>, onDragged: (by: number) => void) {
  const start = useRef<{ readonly x: number; isDragged: boolean } | null>(null);
  const show = (by: number | null) => {
    const { current } = tile;
    if (!current) return;
    current.style.translate = by === null ? "" : `${by}px 0`;
    current.toggleAttribute("data-dragged", by !== null);
  };
  const end = (clientX: number | null) => {
    const from = start.current;
    start.current = null;
    show(null);
    if (from?.isDragged && clientX !== null) {
      const by = placesPassed(tile.current, from.x, clientX);
      if (by !== 0) onDragged(by);
    }
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.pointerType === "touch" || event.button !== 0) return;
      // A quick hand is off the tile with its first move.
      tile.current?.setPointerCapture(event.pointerId);
      start.current = { x: event.clientX, isDragged: false };
    },
    onPointerMove: (event: PointerEvent) => {
      const from = start.current;
      if (!from) return;
      const by = event.clientX - from.x;
      if (!from.isDragged && Math.abs(by) < SLACK) return;
      from.isDragged = true;
      show(by);
    },
    onPointerUp: (event: PointerEvent) => end(event.clientX),
    onPointerCancel: () => end(null),
  };
}

/** The tiles whose middle lies between where a tile's drag began and ended; negative: backwards. */
function placesPassed(tile: HTMLElement | null, from: number, to: number): number {
  const all = [...(tile?.closest("[role=radiogroup]")?.querySelectorAll<HTMLElement>("[data-tile]") ?? [])];
  const own = all.indexOf(tile as HTMLElement);
  const middle = (element: HTMLElement) => {
    const { left, width } = element.getBoundingClientRect();
    return left + width / 2;
  };
  const passed = all.filter((other, i) =>
    to > from ? i > own && middle(other) < to : i < own && middle(other) > to,
  );
  return to > from ? passed.length : -passed.length;
}
