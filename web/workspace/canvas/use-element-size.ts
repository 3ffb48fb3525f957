import type { Vec2 } from "@stanza/geometry";
import { type RefObject, useEffect, useRef } from "react";

/**
 * Reports the size of an element at once and whenever it changes.
 *
 * onSize  called with CSS pixels; always the function of the last render
 * shown   the thing in the element; when another one is shown, the size is reported again
 */
export function useElementSize(
  element: RefObject<HTMLElement | null>,
  onSize: (size: Vec2) => void,
  shown: string | null = null,
): void {
  const latest = useRef(onSize);
  latest.current = onSize;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another thing in the same element needs the size anew
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    const sizes = new ResizeObserver(() => latest.current([current.clientWidth, current.clientHeight]));
    sizes.observe(current);
    return () => sizes.disconnect();
  }, [element, shown]);
}
