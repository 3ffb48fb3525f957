/** What the results are narrowed to; `null`: anything. */
export interface Facets {
  readonly widthMm: number | null;
  /** `EntryFacts.finishes` */
  readonly finish: string | null;
  /** The highest price, whole units of the currency. */
  readonly upTo: number | null;
}

export const NO_FACETS: Facets = { widthMm: null, finish: null, upTo: null };
