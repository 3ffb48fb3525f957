import { loadedOnce } from "./loaded-once.ts";

/**
 * A function whose code is loaded with its first call, e.g. a flow of several dialogs that the first page should not carry.
 *
 * ahead   `loadAhead` fetches it as well, because the next click will probably need it
 */
export function lazyFlow<Args extends readonly unknown[], Result>(
  fetch: () => Promise<(...args: Args) => Promise<Result> | Result>,
  ahead = false,
): (...args: Args) => Promise<Result> {
  const { load } = loadedOnce(fetch, { ahead });
  return async (...args) => (await load())(...args);
}
