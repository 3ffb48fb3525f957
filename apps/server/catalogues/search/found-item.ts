import type { SearchField, Text, WordMatch } from "@stanza/catalogue";

/** Why an article was found: which word answers what was typed, where, and how well. */
export interface FoundBecause {
  readonly typed: string;
  readonly word: string;
  readonly field: SearchField;
  readonly match: WordMatch;
}

export interface FoundItem {
  readonly catalogue: string;
  readonly version: string;
  readonly model: string;
  readonly code: string;
  readonly tags: string[];
  readonly shown: {
    readonly description: Text;
    /** Of an article. */
    readonly neutro?: string;
    readonly folders?: { code: string; description: Text }[];
    /** Width, height, depth, mm. */
    readonly size?: number[];
    /** Of a gallery: how many it has. */
    readonly articles?: number;
    readonly image?: string;
  };
  readonly because: FoundBecause[];
}

export interface Found {
  readonly items: readonly FoundItem[];
  readonly total: number;
}
