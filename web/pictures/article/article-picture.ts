import type { EvaluatedArticle, Material } from "@stanza/catalogue";
import { drawArticle, toSvg } from "@stanza/drawing";
import type { Scheme } from "@stanza/web-ui";

/** Made once for each evaluated article, which never changes. */
const made = new WeakMap<EvaluatedArticle, Map<Scheme, string>>();
/** Drawn at this size and scaled by the page, px. */
const SIZE = { width: 240, height: 240 };

/** The picture if it was made before. */
export const knownPicture = (article: EvaluatedArticle, scheme: Scheme): string | undefined =>
  made.get(article)?.get(scheme);

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
  const pictures = made.get(article) ?? new Map<Scheme, string>();
  made.set(article, pictures.set(scheme, url));
  return url;
}
