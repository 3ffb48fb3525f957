import { isMarked, readMarks } from "./marks.ts";
import { OWN_PART, type Place, SPOKEN_ATTRIBUTES } from "./place.ts";

/** A place as it was found, with the way to it: it may have been made anew since. */
interface Found {
  readonly place: Place;
  readonly way: readonly number[];
}

/** Every place below an element whose texts are marked, in the page's order. */
export function collectMarks(root: Element): readonly Found[] {
  const found: Found[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) =>
    node instanceof Element && node.matches(OWN_PART) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text) {
      const element = node.parentElement;
      if (element && isMarked(node.data)) add(found, root, element, node, null, node.data);
    } else if (node instanceof Element)
      for (const attribute of SPOKEN_ATTRIBUTES) {
        const text = node.getAttribute(attribute);
        if (text && isMarked(text)) add(found, root, node, null, attribute, text);
      }
  }
  return found;
}

function add(
  found: Found[],
  root: Element,
  element: Element,
  node: Text | null,
  attribute: string | null,
  marked: string,
): void {
  const { clean, spans } = readMarks(marked);
  if (spans.length > 0)
    found.push({
      place: { element, node, attribute, text: clean, spans },
      way: wayTo(node ?? element, root),
    });
}

/** The places as they are now that their texts are clean; what reads otherwise by now is none. */
export const asTheyAre = (found: readonly Found[], root: Element): readonly Place[] =>
  found.flatMap(({ place, way }) => {
    const before = place.node ?? place.element;
    const now = before.isConnected ? before : nodeAt(way, root);
    if (place.attribute !== null) {
      const isSame = now instanceof Element && now.getAttribute(place.attribute) === place.text;
      return isSame ? [{ ...place, element: now }] : [];
    }
    const element = now?.parentElement;
    const isSame = now instanceof Text && now.data === place.text;
    return isSame && element ? [{ ...place, node: now, element }] : [];
  });

/** The place of a node among the children of each of its ancestors, from `root` down. */
export function wayTo(node: Node, root: Node): readonly number[] {
  const way: number[] = [];
  for (let at: Node = node; at !== root && at.parentNode; at = at.parentNode)
    way.unshift([...at.parentNode.childNodes].indexOf(at as ChildNode));
  return way;
}

export const nodeAt = (way: readonly number[], root: Node): Node | undefined =>
  way.reduce<Node | undefined>((node, index) => node?.childNodes[index], root);
