import { create } from "zustand";
import { log } from "../log/log-store.ts";

export interface LoaderState {
  readonly id: number;
  readonly message: string;
  /** 0..100; absent: no measure of the work is known. */
  readonly percentage?: number;
  /** After 15 s the loader says so. */
  readonly slow: boolean;
  readonly cancel?: () => void;
}

/** A loader that is still shown after this long closes by itself (spec 1 §9). */
export const LOADER_TIMEOUT = 60_000;
export const LOADER_SLOW = 15_000;

interface Loaders {
  /** The newest one is shown; the others wait under it. */
  readonly stack: readonly LoaderState[];
  /** The number of times that a timeout closed a loader; the shell tells the person. */
  readonly timedOut: number;
}

export const useLoader = create<Loaders>()(() => ({ stack: [], timedOut: 0 }));

export interface Loader {
  update(change: { message?: string; percentage?: number }): void;
  done(): void;
}

let next = 1;

/**
 * Shows the global loader until `done`. After 60 s it closes itself, which is not success: the work may still be running, so the
 * caller's own promise decides what happened.
 *
 * cancel   offers a Cancel button
 */
export function startLoader(message: string, cancel?: () => void): Loader {
  const id = next++;
  const replace = (change: Partial<LoaderState>) =>
    useLoader.setState(({ stack }) => ({ stack: stack.map((l) => (l.id === id ? { ...l, ...change } : l)) }));
  const remove = () => useLoader.setState(({ stack }) => ({ stack: stack.filter((l) => l.id !== id) }));
  useLoader.setState(({ stack }) => ({ stack: [...stack, { id, message, slow: false, cancel }] }));
  const slow = setTimeout(() => replace({ slow: true }), LOADER_SLOW);
  const kill = setTimeout(() => {
    remove();
    log("warning", "Kill loader by timeout");
    useLoader.setState(({ timedOut }) => ({ timedOut: timedOut + 1 }));
  }, LOADER_TIMEOUT);
  return {
    update: replace,
    done() {
      clearTimeout(slow);
      clearTimeout(kill);
      remove();
    },
  };
}

/** Shows the loader while `work` runs, from 300 ms on so that quick work does not flash. */
export async function withLoader<T>(message: string, work: Promise<T>): Promise<T> {
  let loader: Loader | undefined;
  const delay = setTimeout(() => {
    loader = startLoader(message);
  }, 300);
  try {
    return await work;
  } finally {
    clearTimeout(delay);
    loader?.done();
  }
}
