import { decimal, decimalText } from "@stanza/quantities";
import { useEffect, useState } from "react";

/** The time for which the difference stays in view, ms (ux.md §3.4). */
const SHOWN_FOR = 4000;

/**
 * By how much the total of the same rows just changed, for a few seconds: decimal text, or `null`.
 *
 * key     of the rows; another selection is no change of price
 * total   decimal text; undefined while it is not known
 */
export function usePriceDelta(key: string, total: string | undefined): string | null {
  const [last, setLast] = useState({ key, total });
  const [delta, setDelta] = useState<{ readonly text: string } | null>(null);
  if (last.key !== key || (total !== undefined && last.total !== total)) {
    setLast({ key, total });
    const change =
      last.key === key && last.total !== undefined && total !== undefined
        ? decimalText(decimal(total).minus(decimal(last.total)))
        : null;
    setDelta(change === null || change === "0" ? null : { text: change });
  }
  useEffect(() => {
    if (delta === null) return;
    const timer = setTimeout(() => setDelta(null), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [delta]);
  return delta?.text ?? null;
}
