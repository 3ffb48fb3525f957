import { useEffect, useState } from "react";
import type { LoadedOnce } from "./loaded-once.ts";

/** What is fetched with its first use, fetched now; undefined until it is there. */
export function useLoaded<Value>({ load, get }: LoadedOnce<Value>): Value | undefined {
  const [, setLoaded] = useState(() => get() !== undefined);
  useEffect(() => {
    // It may have come since it was asked for without being there.
    if (get() !== undefined) return setLoaded(true);
    let left = false;
    load().then(() => {
      if (!left) setLoaded(true);
    }, reportError);
    return () => {
      left = true;
    };
  }, [load, get]);
  return get();
}
