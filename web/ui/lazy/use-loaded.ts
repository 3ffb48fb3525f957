import { useEffect, useState } from "react";
import type { LoadedOnce } from "./loaded-once.ts";

/** What is fetched with its first use, fetched now; undefined until it is there. */
export function useLoaded<Value>({ load, get }: LoadedOnce<Value>): Value | undefined {
  const [, setLoaded] = useState(false);
  useEffect(() => {
    if (get() !== undefined) return;
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
