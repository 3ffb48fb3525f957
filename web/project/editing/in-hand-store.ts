import type { EvaluatedArticle, Text } from "@stanza/catalogue";
import { create } from "zustand";

/** The article in hand, or each one of a gallery, with its parts and symbol, so that its ghost looks like itself. */
export type InHand = readonly { readonly article: EvaluatedArticle; readonly description: Text }[];

export const useInHand = create<{ readonly inHand: InHand | null }>()(() => ({ inHand: null }));
