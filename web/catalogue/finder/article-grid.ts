import { lazyPart } from "@stanza/web-ui";

/** The cards. Their code is fetched beside the catalogue that fills them, not before it. */
export const ArticleGrid = lazyPart(async () => (await import("./ArticleGrid.tsx")).ArticleGrid);
