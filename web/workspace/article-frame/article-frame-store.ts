import type { RowId } from "@stanza/project";
import { create } from "zustand";

/** What of a wish could not be had. `code` is as it was asked for. */
export interface FrameFault {
  readonly kind: "catalogue" | "model" | "article" | "variant" | "value" | "place" | "connection" | "kept";
  readonly code: string;
}

interface ArticleFrame {
  /** `none`: no frame was asked for on this page; `failed`: the first fault says why. */
  readonly status: "none" | "starting" | "ready" | "failed";
  /** The article's row in the open project; null until it stands. */
  readonly row: RowId | null;
  /** The project that the frame has begun itself, by its key: nobody is asked before another takes its place. */
  readonly projectKey: string | null;
  /** Those of the last article: of a failed one why, else the choices that were left out. */
  readonly faults: readonly FrameFault[];
  /** The height with which nothing of the frame has to scroll, px; 0: not known yet. */
  readonly heightPx: number;
  /** Hands the article to the page around, and answers whether that has gone out; null: there is no page that takes it. */
  readonly handOver: (() => Promise<boolean>) | null;
}

const NONE: ArticleFrame = {
  status: "none",
  row: null,
  projectKey: null,
  faults: [],
  heightPx: 0,
  handOver: null,
};

/** The frame with one article, for its screen and for the page around it. */
export const useArticleFrame = create<ArticleFrame>()(() => NONE);

/** Forgets it all, for tests. */
export const forgetFrame = (): void => useArticleFrame.setState(NONE, true);
