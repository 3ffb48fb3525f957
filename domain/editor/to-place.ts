import type { Choices, EvaluatedArticle } from "@stanza/catalogue";
import type { Frame, Vec3 } from "@stanza/geometry";

/** An article taken from the catalogue, with what placing needs to know about it. */
export interface ArticleToPlace {
  readonly catalogue: string;
  readonly model: string;
  readonly article: string;
  readonly choices: Choices;
  readonly box: Vec3;
  readonly mount: EvaluatedArticle["mount"];
  readonly elevation: number;
}

/** Articles put together, taken in hand as one: they keep their places in their common box. */
export interface GalleryToPlace {
  readonly gallery: string;
  readonly catalogue: string;
  /** Of the catalogue, pinned where the project does not use it yet. */
  readonly version: string;
  readonly model: string;
  /** Of the model, to be set with it; see `addGallery`. */
  readonly header?: Choices;
  readonly members: readonly {
    readonly article: string;
    readonly choices: Choices;
    /** In the frame of the common box. */
    readonly frame: Frame;
    readonly box: Vec3;
    readonly mount: EvaluatedArticle["mount"];
  }[];
  /** Of everything together. */
  readonly box: Vec3;
  readonly mount: "floor";
  readonly elevation: 0;
}

/** What may be taken in hand. */
export type ToPlace = ArticleToPlace | GalleryToPlace;
