import i18next from "i18next";
import { flushSync } from "react-dom";
import { asTheyAre, collectMarks, nodeAt, wayTo } from "./collect-marks.ts";
import { whileMarking } from "./marking.ts";
import type { Place } from "./place.ts";
import { storedTexts } from "./stored-texts.ts";

/**
 * Finds where texts of the interface stand: everything is drawn once with marked texts, read, and drawn again as it was, all in one go. The
 * browser paints nothing of it, and no event, timer or answer comes between: marked texts reach neither the eye nor anything that is
 * stored, copied, printed or sent. Only an effect that hangs on a text would hear it so, and then clean; effects-without-texts.test.ts
 * keeps the app free of them.
 */
export function readScreen(): readonly Place[] {
  const { body } = document;
  const giveBack = [keepSelection(), keepPlaceOfFocus(body)];
  // What waits to be drawn anyway is drawn without marks.
  flushSync(() => undefined);
  let found: ReturnType<typeof collectMarks> = [];
  try {
    whileMarking(() => flushSync(sayAgain));
    found = collectMarks(body);
  } finally {
    flushSync(sayAgain);
    for (const back of giveBack) back();
  }
  const places = asTheyAre(found, body);
  return [...places, ...storedTexts(body, places)].toSorted(inOrder);
}

/** Whatever shows a text asks for it again, as after a change of language. */
const sayAgain = (): void => i18next.emit("languageChanged", i18next.language);

const inOrder = (one: Place, other: Place): number => {
  const [a, b] = [one.node ?? one.element, other.node ?? other.element];
  if (a === b) return 0;
  return a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
};

/** A selection in a text ends when the text changes. */
function keepSelection(): () => void {
  const selection = getSelection();
  const { anchorNode, anchorOffset, focusNode, focusOffset } = selection ?? {};
  if (!selection || selection.isCollapsed || !anchorNode || !focusNode) return () => undefined;
  return () => {
    if (anchorNode.isConnected && focusNode.isConnected)
      selection.setBaseAndExtent(anchorNode, anchorOffset ?? 0, focusNode, focusOffset ?? 0);
  };
}

/** What is drawn under its own words as React's key is made anew, and the focus in it is lost. */
function keepPlaceOfFocus(root: Element): () => void {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLElement) || !root.contains(activeElement)) return () => undefined;
  const way = wayTo(activeElement, root);
  return () => {
    const now = activeElement.isConnected ? undefined : nodeAt(way, root);
    if (now instanceof HTMLElement) now.focus({ preventScroll: true });
  };
}
