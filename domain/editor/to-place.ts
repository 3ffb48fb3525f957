import type { Choices, EvaluatedArticle } from "@stanza/catalogue";
import type { Frame, Vec3 } from "@stanza/geometry";
import type { ArticleShape } from "./footprint.ts";

/** An article taken from the catalogue, with what placing needs to know about it. */
export interface ArticleToPlace {
  readonly catalogue: string;
  readonly model: string;
  readonly article: string;
  readonly choices: Choices;
  readonly box: Vec3;
  readonly mount: EvaluatedArticle["mount"];
  readonly elevation: number;
  readonly shape?: ArticleShape;
}

/** Articles that are placed as one: they keep their places in their common box. */
export interface GalleryToPlace {
  readonly gallery: string;
  readonly catalogue: string;
  /** Version of the catalogue, pinned if the project does not use it yet. */
  readonly version: string;
  readonly model: string;
  /** Header to set for the model; see `addGallery`. */
  readonly header?: Choices;
  readonly members: readonly {
    readonly article: string;
    readonly choices: Choices;
    /** Frame in the common box. */
    readonly frame: Frame;
    readonly box: Vec3;
    readonly mount: EvaluatedArticle["mount"];
  }[];
  /** The common box. */
  readonly box: Vec3;
  readonly mount: "floor";
  readonly elevation: 0;
}

/** The things that can be placed by hand. */
export type ToPlace = ArticleToPlace | GalleryToPlace;
