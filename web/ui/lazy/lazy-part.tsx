import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { loadedOnce } from "./loaded-once.ts";

/** A component whose code comes later. Until then it shows nothing, or what keeps its place. */
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
 * A part of a screen whose code comes for itself. Unlike React's `lazy` it suspends nothing around it, so that React does not hold it back
 * for 300 ms after something else has appeared; once its code is loaded it appears in the same render.
 *
 * when        for a part that stands on the screen from the start and comes after its first picture: what its loading waits for
 * meanwhile   what keeps its place
 */
export function lazyPart<Props extends object>(
  fetch: () => Promise<ComponentType<Props>>,
  when = atOnce,
  meanwhile: ReactNode = null,
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
    return Part ? <Part {...props} /> : meanwhile;
  }
  return Object.assign(Lazy, { load });
}
