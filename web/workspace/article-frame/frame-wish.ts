import { variantPairs } from "@stanza/embed";

/** The article that a frame shows, by the codes of whoever asks for it. */
export interface FrameWish {
  /** Empty: the catalogue that the site has configured. */
  readonly catalog: string;
  /** Empty: the catalogue's standard model. */
  readonly model: string;
  readonly article: string;
  /** Texts by code of the variable, in capitals. */
  readonly variants: Readonly<Record<string, string>>;
}

/** Longer codes are none, and longer lists of variants are cut here. */
const MOST_CODE = 200;
const MOST_VARIANTS = 20_000;

/**
 * Reads the article out of a frame's address: `?catalog=CUCINA&model=CALCE&article=BASE-1D-600&variants=W=450;FIN=V03`.
 *
 * ASSUMED: the names, which are those of the host's commands, as the spec shows none (docs/assumptions.md A186).
 */
export function frameWish(search: string): FrameWish {
  const asked = new URLSearchParams(search);
  const code = (name: string): string => {
    const value = (asked.get(name) ?? "").trim();
    return value.length > MOST_CODE ? "" : value;
  };
  return {
    catalog: code("catalog"),
    model: code("model"),
    article: code("article") || code("item"),
    variants: variantPairs((asked.get("variants") ?? "").slice(0, MOST_VARIANTS)),
  };
}
