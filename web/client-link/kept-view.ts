import { useCallback, useEffect, useState } from "react";

/** A view that is kept with an offer and comes after the offer itself; without it the offer is whole all the same. */
export type KeptView<View> =
  | { readonly state: "none" | "loading" | "failed" }
  | { readonly state: "ready"; readonly view: View };

/**
 * Loads a view of an offer.
 *
 * isKept  false: there is none to load
 * load    the same function each time
 */
export function useKeptView<View>(
  token: string,
  isKept: boolean,
  load: (
    token: string,
  ) => Promise<{ readonly status: 200; readonly body: View } | { readonly status: 0 | 404 | 410 | 429 }>,
): { readonly kept: KeptView<View>; readonly again: () => void } {
  const [kept, setKept] = useState<KeptView<View>>({ state: isKept ? "loading" : "none" });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks anew
  useEffect(() => {
    if (!isKept) return;
    let left = false;
    setKept({ state: "loading" });
    const ask = async () => {
      const answer = await load(token);
      if (left) return;
      setKept(answer.status === 200 ? { state: "ready", view: answer.body } : { state: "failed" });
    };
    void ask();
    return () => {
      left = true;
    };
  }, [token, isKept, load, attempt]);
  const again = useCallback(() => setAttempt((before) => before + 1), []);
  return { kept, again };
}
