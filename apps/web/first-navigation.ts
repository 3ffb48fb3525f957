import { paths, patternOf } from "@stanza/web-site";
import { SCREENS } from "./screen-table.ts";

/** How a page was begun, as far as the rule of the first navigation needs it. */
export interface Beginning {
  readonly path: string;
  /** Query and fragment, as written in the address. */
  readonly rest: string;
  /** The browser's own word: `navigate`, `reload`, `back_forward`. */
  readonly kind: string;
  /** The page of ours that led here; empty: another site, a message, a bookmark, or the address typed. */
  readonly from: string;
  /** This tab has shown a page of ours before. */
  readonly isKnown: boolean;
}

/**
 * The address that a visit begins at instead of the one that was asked for; undefined: it may stay. A visit begins on Home unless its target
 * is one of the valid initial pages; Home then has a way on, so that a bookmark costs one click (spec 1 §2, ux.md §1.1).
 *
 * ASSUMED: a reload, the way back, and a further page in a tab that has shown ours is no first navigation (docs/assumptions.md A111).
 */
export function firstAddress({ path, rest, kind, from, isKnown }: Beginning): string | undefined {
  if (kind !== "navigate" || from !== "" || isKnown) return undefined;
  const pattern = patternOf(path);
  if (pattern === undefined || SCREENS[pattern].isFirst) return undefined;
  return paths.home({ redirectFrom: path + rest });
}

const MARK = "stanza.visit";

/** Applies the rule to the page that has just been loaded, before the router reads its address. */
export function beginVisit(): void {
  const { origin, pathname, search, hash } = window.location;
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const address = firstAddress({
    path: pathname,
    rest: search + hash,
    kind: navigation?.type ?? "navigate",
    from: document.referrer.startsWith(`${origin}/`) ? document.referrer : "",
    isKnown: markTab(),
  });
  if (address !== undefined) window.history.replaceState(window.history.state, "", address);
}

/** Notes that this tab has shown a page of ours, and returns whether it had before. */
function markTab(): boolean {
  try {
    const isKnown = sessionStorage.getItem(MARK) !== null;
    sessionStorage.setItem(MARK, "1");
    return isKnown;
  } catch {
    // Where the browser keeps nothing, nobody is sent home again and again.
    return true;
  }
}
