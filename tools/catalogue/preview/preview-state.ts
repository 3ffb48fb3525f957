import type { Catalogue, PriceList, Text } from "@stanza/catalogue";

/** A fault as the page shows it. */
export interface ShownFault {
  /** `articles/BASE-1D.yaml:7:12`. */
  readonly place: string;
  readonly code: string;
  readonly message: string;
  readonly suggestion?: string;
}

/** The facts that the page needs beside the catalogue itself. */
export interface PreviewState {
  readonly folder: string;
  /** The shown catalogue, or `null` while the folder has never been sound. */
  readonly shown: {
    readonly code: string;
    readonly description: Text;
    /** The address that the bundle is fetched under: another one after each save and each choice of a list. */
    readonly version: string;
    /** The author's. */
    readonly authored: string;
    /** The time at which the files were read, ISO. */
    readonly at: string;
    readonly languages: readonly string[];
    readonly lists: readonly {
      readonly code: string;
      readonly description: Text;
      readonly currency: string;
    }[];
    /** Code of the list that is priced with; absent: there is none. */
    readonly list?: string;
    readonly currency: string;
  } | null;
  /** False: the files have changed since and are broken. */
  readonly isCurrent: boolean;
  readonly faults: readonly ShownFault[];
  readonly warnings: readonly ShownFault[];
  /** The numbers of golden tests that passed and failed, and each expectation that was not met. */
  readonly tests: {
    readonly passed: number;
    readonly failed: number;
    readonly differences: readonly ShownFault[];
  };
}

/** A sound state of the folder. */
export interface SoundCatalogue {
  readonly catalogue: Catalogue;
  readonly priceLists: readonly PriceList[];
  readonly at: Date;
}
