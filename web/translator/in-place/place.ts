import type { Span } from "./marks.ts";

/** What is said of an element without standing in it. */
export const SPOKEN_ATTRIBUTES = [
  "aria-label",
  "title",
  "placeholder",
  "alt",
  "label",
  "aria-description",
  "aria-roledescription",
  "aria-valuetext",
] as const;

/** Where texts of the interface stand on the screen. */
export interface Place {
  /** Whose text or attribute it is. */
  readonly element: Element;
  readonly node: Text | null;
  readonly attribute: string | null;
  /** Everything that stands there, as it is read. */
  readonly text: string;
  readonly spans: readonly Span[];
}

/** The translator's own part of the page, which is not worded in place. */
export const OWN_PART = "[data-translator]";

/** Each key of these places once, in their order. */
export const keysOf = (places: readonly Place[]): readonly string[] => [
  ...new Set(places.flatMap(({ spans }) => spans.map(({ key }) => key))),
];

/** The part of the page that a span takes; undefined for one of an attribute, or that is gone. */
export function rangeOf({ node }: Place, { start, end }: Span): Range | undefined {
  if (!node?.isConnected || end > node.data.length) return undefined;
  const range = new Range();
  range.setStart(node, start);
  range.setEnd(node, end);
  return range;
}
