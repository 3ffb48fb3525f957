import { type Place, rangeOf } from "./place.ts";

/** As much of the page as is copied for a picture, px; of more than the picture holds it shows what is around the words. */
const WIDEST = 1600;
const HIGHEST = 1000;
const MOST_ELEMENTS = 1500;

/** What a picture of a place is taken of: as much around it as a picture can show. */
export function surroundingsOf({ element }: Place): HTMLElement | undefined {
  let at = htmlOf(element);
  for (let next = at?.parentElement; at && next && next !== document.body; next = next.parentElement) {
    // What stands above the page, such as a menu or a dialog, is not where its parent is.
    if (getComputedStyle(at).position === "fixed") break;
    const { width, height } = next.getBoundingClientRect();
    const isLarge = width > WIDEST || height > HIGHEST;
    if (isLarge || next.querySelectorAll("*").length > MOST_ELEMENTS) break;
    at = next;
  }
  return at ?? undefined;
}

/** A drawing is shown with what it stands in. */
function htmlOf(element: Element): HTMLElement | null {
  const around = element.closest("svg, select, [popover]") ?? element;
  return around instanceof HTMLElement ? around : around.parentElement;
}

/** Where on the screen the words of a place are; of an attribute, its element. */
export function spotOf(place: Place): DOMRect {
  const range = place.spans[0] ? rangeOf(place, place.spans[0]) : undefined;
  const box = range?.getBoundingClientRect();
  return box && box.width > 0 ? box : place.element.getBoundingClientRect();
}
