import { type ReactNode, useLayoutEffect, useRef } from "react";
import type { StoreApi } from "zustand";
import { between, type FlatView, type Motion } from "./moved-view.ts";
import css from "./Plan.module.css";

interface Props {
  readonly store: Pick<StoreApi<FlatView>, "getState" | "subscribe">;
  readonly motion: Motion;
  /** The painted drawing and what lies over it, laid out at the store's `painted` view. */
  readonly children: ReactNode;
}

/** While its view is panned and zoomed, a flat drawing is moved as the picture that it is; nothing in it is laid out anew. */
export function MovedLayer({ store, motion, children }: Props) {
  const layer = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = layer;
    if (!current) return;
    const place = (): void => {
      const { view, painted } = store.getState();
      if (view === painted) {
        current.removeAttribute("style");
        return;
      }
      const { scale, offset } = between(painted, view);
      const [x, y] = scale === 1 ? offset.map(wholePixels) : offset;
      current.style.willChange = "transform";
      current.style.transform = `matrix(${scale},0,0,${scale},${x},${y})`;
    };
    place();
    const stop = store.subscribe((now, before) => {
      if (now.view !== before.view || now.painted !== before.painted) place();
    });
    return () => {
      stop();
      motion.rest();
    };
  }, [store, motion]);
  return (
    // What is pressed is where it is seen: the view comes to rest first.
    <div ref={layer} className={css.layer} onPointerDownCapture={motion.rest}>
      {children}
    </div>
  );
}

/** A picture that is only moved stays sharp on whole pixels of the device. */
const wholePixels = (at: number): number => Math.round(at * devicePixelRatio) / devicePixelRatio;
