import { useMemo } from "react";

interface RequestIds {
  /** The header of the request that asks this: the same again until it is answered, so that after a lost answer it is done once. */
  headersFor(asked: object): { readonly "x-save-id": string };
  /** The request had an answer; the next one is another. */
  answered(): void;
}

/** Ids for requests that a dialog may send again. */
export function useRequestIds(): RequestIds {
  return useMemo(() => {
    let waiting: { readonly asked: string; readonly id: string } | null = null;
    return {
      headersFor(body) {
        const asked = JSON.stringify(body);
        if (waiting?.asked !== asked) waiting = { asked, id: crypto.randomUUID() };
        return { "x-save-id": waiting.id };
      },
      answered() {
        waiting = null;
      },
    };
  }, []);
}
