import { type ComponentType, type ReactNode, useEffect, useState } from "react";

/** A component whose code comes later. Until then it shows nothing. */
export interface LazyPart<Props extends object> {
  (props: Props): ReactNode;
  /** Has its code by then. */
  readonly load: () => Promise<unknown>;
}

/** Those that nobody has shown so far. */
const unloaded = new Set<() => Promise<unknown>>();

/** Something loaded once, with its first use or by `loadLazyParts`; a failure is forgotten, so that the next use tries again. */
export function loadedOnce<Value>(fetch: () => Promise<Value>) {
  let value: Value | undefined;
  let loading: Promise<unknown> | undefined;
  const load = (): Promise<unknown> => {
    unloaded.delete(load);
    loading ??= fetch().then(
      (found) => {
        value = found;
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  unloaded.add(load);
  return { load, get: (): Value | undefined => value };
}

/** Runs something at once, or when its time has come; returns how to call it off. */
type Later = (run: () => void) => () => void;

const atOnce: Later = (run) => {
  run();
  return () => undefined;
};

/**
 * A part of a screen that comes after its first picture. Other than with `lazy` nothing around it is suspended, and once
 * loaded it is there in the same render.
 *
 * when   the part stands there from the start: what its loading waits for
 */
export function lazyPart<Props extends object>(
  fetch: () => Promise<ComponentType<Props>>,
  when = atOnce,
): LazyPart<Props> {
  const { load, get } = loadedOnce(fetch);
  // biome-ignore lint/correctness/noComponentHookFactories: made once for each part, outside of any component, as with React's `lazy`
  function Lazy(props: Props): ReactNode {
    const [, setLoaded] = useState(false);
    useEffect(() => {
      if (get()) return;
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

/** Fetches what the screens shown so far will want with the first click. */
export function loadLazyParts(): void {
  for (const load of [...unloaded]) load().catch(reportError);
}
