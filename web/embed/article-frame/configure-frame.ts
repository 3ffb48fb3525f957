import { type CheckedData, type Outcome, refused, succeeded } from "@stanza/embed";
import { isArticleFrame } from "@stanza/web-site";
import { showArticle, useArticleFrame } from "@stanza/web-workspace";
import { useHostSession } from "../host-session.ts";
import { faultWords } from "./fault-words.ts";

/** Whether the page shows one article, which a host's `configure` with an `item` then replaces. */
export const isFrameShown = (): boolean => isArticleFrame(window.location.pathname);

/**
 * Shows another article in the frame, or the same with other choices. What it does not know of them is left out, and told by `error`, as when
 * they stand in the address.
 */
export async function configureFrame(
  data: Pick<CheckedData<"configure">, "catalog" | "model" | "item" | "variants" | "forcedVariants">,
): Promise<Outcome> {
  const { catalog, model, item } = data;
  await showArticle({
    catalog,
    model,
    article: item,
    variants: { ...data.variants, ...data.forcedVariants },
  });
  const { status, faults, row } = useArticleFrame.getState();
  const [fault] = faults;
  if (status === "failed" && fault) return refused(faultWords(fault));
  useHostSession.setState({ row });
  return succeeded({ project: null, row });
}
