import type { EvaluatedArticle } from "@stanza/catalogue";
import type { Scheme } from "@stanza/web-ui";

/** Made once for each evaluated article, which never changes. */
const made = new WeakMap<EvaluatedArticle, Map<Scheme, string>>();

/** The picture if it was made before. */
export const knownPicture = (article: EvaluatedArticle, scheme: Scheme): string | undefined =>
  made.get(article)?.get(scheme);

export function keepPicture(article: EvaluatedArticle, scheme: Scheme, url: string): void {
  const pictures = made.get(article) ?? new Map<Scheme, string>();
  made.set(article, pictures.set(scheme, url));
}
