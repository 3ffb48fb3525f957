import { ArticleFinder } from "./catalogue/ArticleFinder.tsx";

/** The catalogue beside the canvas: a click takes an article in hand, a drag carries it onto the canvas, *Add* finds it a place. */
export function CatalogueDrawer() {
  return <ArticleFinder look="drawer" />;
}
