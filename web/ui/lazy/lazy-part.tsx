import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { loadedOnce } from "./loaded-once.ts";

/** A component whose code comes later. Until then it shows nothing. */
export interface LazyPart<Props extends object> {
  (props: Props): ReactNode;
  /** Resolves when the code is there. */
  readonly load: () => Promise<unknown>;
}

/** Runs something at once, or when its time has come; returns how to call it off. */
type Later = (run: () => void) => () => void;

const atOnce: Later = (run) => {
  run();
  return () => undefined;
};

/**
 * A part of a screen that comes after its first picture. Unlike React's `lazy` it suspends nothing around it, and once its code is loaded
 * it appears in the same render.
 *
 * when   for a part that stands on the screen from the start: what its loading waits for
 */
export function lazyPart<Props extends object>(
  fetch: () => Promise<ComponentType<Props>>,
  when = atOnce,
): LazyPart<Props> {
  const { load, get } = loadedOnce(fetch, { ahead: true });
  // biome-ignore lint/correctness/noComponentHookFactories: made once for each part, outside of any component, as with React's `lazy`
  function Lazy(props: Props): ReactNode {
    const [, setLoaded] = useState(() => get() !== undefined);
    useEffect(() => {
      // It may have come since the part was rendered without it.
      if (get()) return setLoaded(true);
      let left = false;
      const callOff = when(() => {
        load().then(() => {
          if (!left) setLoaded(true);
        }, reportError);
      });
      return () => {
        left = true;
        callOff();
      };
    }, []);
    const Part = get();
    return Part ? <Part {...props} /> : null;
  }
  return Object.assign(Lazy, { load });
}
