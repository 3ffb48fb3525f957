import { type Place, rangeOf } from "./place.ts";

/** What takes a press as a whole: its name is meant, wherever on it the press was. */
const CONTROLS =
  "button, a, label, input, select, textarea, summary, [role=option], [role^=menuitem], [role=tab], [role=switch], [role=radio]";
/** A press this near to the letters counts, px. */
const NEAR = 3;

/**
 * The places that a press means: the text under it, else those of the element under it, else what the control that it is in says.
 */
export function placesAt(places: readonly Place[], target: Element, x: number, y: number): readonly Place[] {
  const hit = places.filter((place) => target.contains(place.element) && isUnder(place, x, y));
  if (hit.length > 0) return hit;
  const own = places.filter(({ element }) => element === target);
  if (own.length > 0) return own;
  const control = target.closest(CONTROLS);
  return control ? places.filter(({ element }) => control.contains(element)) : [];
}

const isUnder = (place: Place, x: number, y: number): boolean =>
  place.spans.some((span) =>
    [...(rangeOf(place, span)?.getClientRects() ?? [])].some(
      ({ left, right, top, bottom }) =>
        x >= left - NEAR && x <= right + NEAR && y >= top - NEAR && y <= bottom + NEAR,
    ),
  );
