/** Parts of the screens shown so far whose code nobody has needed yet. */
const unloaded = new Set<() => Promise<unknown>>();

/** Something that is fetched with its first use. */
export interface LoadedOnce<Value> {
  readonly load: () => Promise<Value>;
  /** The value, once it is there. */
  readonly get: () => Value | undefined;
}

/**
 * Fetches something once, with its first use. A failure is forgotten, so that the next use tries again.
 *
 * ahead   `loadAhead` fetches it as well, because the next click will probably need it
 */
export function loadedOnce<Value>(
  fetch: () => Promise<Value>,
  { ahead = false }: { readonly ahead?: boolean } = {},
): LoadedOnce<Value> {
  let value: Value | undefined;
  let loading: Promise<Value> | undefined;
  const load = (): Promise<Value> => {
    unloaded.delete(load);
    loading ??= fetch().then(
      (found) => {
        value = found;
        return found;
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  if (ahead) unloaded.add(load);
  return { load, get: () => value };
}

/** Fetches the code that the screens shown so far will need with the first click. */
export function loadAhead(): void {
  for (const load of [...unloaded]) load().catch(reportError);
}
