import { textIn } from "@stanza/catalogue";
import { currentScene, heldSentence, useEditor, useInHand } from "@stanza/web-project";
import { translate } from "@stanza/web-site";
import { announce } from "@stanza/web-ui";
import { useEffect, useRef } from "react";

/** An arrow key held down is one movement, ms. */
const QUIET = 250;

/** Reads aloud what is in hand, where keys have brought it, and once how they do it. */
export function useHeldWords(language: string): void {
  const placing = useEditor(({ interaction }) => (interaction.kind === "placing" ? interaction : null));
  const name = useInHand(({ inHand }) => textIn(inHand?.[0]?.description ?? {}, language));
  const isExplained = useRef(false);
  const station = placing?.station ?? null;
  const typed = placing?.typed ?? "";
  const isHeld = placing !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new station or digit is what is said, not each step of a pointer
  useEffect(() => {
    if (!placing) {
      isExplained.current = false;
      return;
    }
    const timer = setTimeout(() => {
      const where = heldSentence(placing, name, currentScene().evaluated, translate, language);
      const explains = station !== null && !isExplained.current;
      isExplained.current ||= station !== null;
      announce(explains ? `${where} ${translate("held.keys")}` : where);
    }, QUIET);
    return () => clearTimeout(timer);
  }, [isHeld, station, typed, name, language]);
}
