import type { Expression } from "./rules/expression.ts";
import type { Text } from "./text.ts";
import type { Choices } from "./value.ts";

/** The look of a surface. Colours are sRGB `#rrggbb`; the viewer draws patterns from these parameters alone. */
export interface Material {
  readonly code: string;
  readonly description: Text;
  readonly color: string;
  /** 0 mirror … 1 matt. */
  readonly roughness: number;
  /** 0 dielectric … 1 metal. */
  readonly metalness: number;
  /** 1 opaque … 0 clear. */
  readonly opacity: number;
  readonly pattern:
    | "plain"
    | "wood"
    | "stone"
    | "granite"
    | "concrete"
    | "brushed"
    | "tile"
    | "metro"
    | "zellige"
    | "sticks"
    | "fabric"
    | "leather";
  /** Second colour of the pattern; absent: derived from `color`. */
  readonly accent?: string;
}

/** A commercial model, e.g. `ARIA`; its header choices are the defaults of every inserted article. */
export interface Model {
  /** Commercial model, stored as `row.cmodel`. */
  readonly code: string;
  /** Technical model, stored as `row.model`. */
  readonly base: string;
  readonly description: Text;
  /** ASSUMED: `fldef` marks the default model (docs/assumptions.md). */
  readonly isDefault: boolean;
  readonly image?: string;
  /** Codes of the header variables, in order. */
  readonly header: readonly string[];
  readonly defaults: Choices;
  readonly forced: Choices;
  readonly tree: readonly ClassificationNode[];
}

/** A node of the classification ("item tip"): folders and the articles in them. */
export interface ClassificationNode {
  readonly code: string;
  readonly description: Text;
  readonly image?: string;
  /** Condition over the model's header; a folder whose condition fails is not offered (`OpenCatalogue.classification`). */
  readonly when?: Expression;
  readonly nodes: readonly ClassificationNode[];
  readonly articles: readonly ArticleEntry[];
}

/** A leaf of the classification: an article as sold, i.e. a rule with a preset. */
export interface ArticleEntry {
  readonly code: string;
  readonly neutro: string;
  /** As it is inserted, e.g. `Wall unit 900`. */
  readonly description: Text;
  /** Its name with the variables that it follows, e.g. `Wall unit {W}` (`fillTitle`); absent: it is always `description`. */
  readonly title?: Text;
  readonly preset: Choices;
  readonly image?: string;
}
