import type { SearchField, Text, WordMatch } from "@stanza/catalogue";

/** The reason why an item was found: the word that matched, the field that has it, and how well it matched. */
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
    /** Only of an article. */
    readonly neutro?: string;
    readonly folders?: { code: string; description: Text }[];
    /** Width, height, depth, mm. */
    readonly size?: number[];
    /** Only of a gallery: how many articles it has. */
    readonly articles?: number;
    readonly image?: string;
  };
  readonly because: FoundBecause[];
}

export interface Found {
  readonly items: readonly FoundItem[];
  readonly total: number;
}
