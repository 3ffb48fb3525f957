import { type Reply, SUCCESSES } from "@stanza/embed";
import { type TranslationKey, translate } from "@stanza/web-site";
import { toast } from "@stanza/web-ui";

/** Outcomes that cannot be seen otherwise, in the words of whoever looks at the page. */
const SAID: ReadonlyMap<string, TranslationKey> = new Map([
  [SUCCESSES.model, "embed.modelSet"],
  [SUCCESSES.article, "embed.articleAdded"],
  [SUCCESSES.gallery, "embed.galleryAdded"],
]);

/** Shows inside what a host's action came to: refusals in the words that the host gets (ux.md §5.20). */
export function showOutcome({ status, msg }: Reply): void {
  if (status === 1) {
    toast(msg, { key: "host", kind: "warning" });
    return;
  }
  const key = SAID.get(msg);
  if (key !== undefined) toast(translate(key), { key: "host", kind: "success" });
}
