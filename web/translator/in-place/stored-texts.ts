import { keysSaid } from "./marking.ts";
import { OWN_PART, type Place } from "./place.ts";

/** Where texts stand that were said when it was opened, and not when it is drawn: titles and questions of dialogs, messages. */
const STORED =
  "[aria-modal=true] h2, [role=alertdialog], [role=alert], [role=status], [role=alert] + button, [role=status] + button";

/** Texts there that the interface has said so, word for word. Two keys with the same words cannot be told apart. */
export function storedTexts(root: Element, others: readonly Place[]): readonly Place[] {
  const known = new Set(others.map(({ node }) => node));
  const found = new Map<Text, Place>();
  for (const part of root.querySelectorAll(STORED)) {
    if (part.closest(OWN_PART)) continue;
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node instanceof Text; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.data;
      const spans = keysSaid(text).map((key) => ({ key, start: 0, end: text.length }));
      if (element && spans.length > 0 && !known.has(node))
        found.set(node, { element, node, attribute: null, text, spans });
    }
  }
  return [...found.values()];
}
