import type { EvaluatedArticle, Material } from "@stanza/catalogue";
import { drawArticle, toSvg } from "@stanza/drawing";
import type { Scheme } from "@stanza/web-ui";
import { keepPicture, knownPicture } from "./known-pictures.ts";

/** Drawn at this size and scaled by the page, px. */
const SIZE = { width: 240, height: 240 };

/** An axonometric picture of an article as the address of an image. */
export function articlePicture(
  article: EvaluatedArticle,
  material: (code: string) => Material | undefined,
  scheme: Scheme,
): string {
  const known = knownPicture(article, scheme);
  if (known !== undefined) return known;
  const svg = toSvg(drawArticle(article, material), { theme: scheme, size: SIZE });
  const url = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  keepPicture(article, scheme, url);
  return url;
}
