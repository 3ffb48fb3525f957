import { useEffect, useState } from "react";

/** A value as it was when it last stayed the same for `ms`, e.g. what somebody has finished typing. */
export function useResting<Value>(value: Value, ms: number): Value {
  const [resting, setResting] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setResting(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return resting;
}
