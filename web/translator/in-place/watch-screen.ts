import { OWN_PART, SPOKEN_ATTRIBUTES } from "./place.ts";

/** After a change the screen is read this much later, ms. */
const SOON = 300;
/** Each time that nobody has done anything since the last one, twice as much, up to this. */
const LATEST = 30_000;
const INPUT = ["pointerdown", "keydown", "popstate"] as const;

/**
 * Calls `read` some time after the page has changed, and not while something is dragged. What changes by itself is read ever more seldom,
 * for reading may itself make something that changes later.
 */
export function watchScreen(read: () => void): () => void {
  let wait = SOON;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isHeld = false;
  const later = () => {
    timer ??= setTimeout(look, wait);
  };
  const look = () => {
    timer = undefined;
    if (isHeld || document.hidden) return later();
    wait = Math.min(LATEST, wait * 2);
    read();
    observer.takeRecords();
  };
  const observer = new MutationObserver((records) => {
    if (
      records.some(
        ({ target }) => !(target instanceof Element ? target : target.parentElement)?.closest(OWN_PART),
      )
    )
      later();
  });
  const onInput = ({ type }: Event) => {
    if (type === "pointerdown") isHeld = true;
    wait = SOON;
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    later();
  };
  const onRelease = () => {
    isHeld = false;
  };
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: [...SPOKEN_ATTRIBUTES],
  });
  for (const type of INPUT) addEventListener(type, onInput, true);
  for (const type of ["pointerup", "pointercancel"]) addEventListener(type, onRelease, true);
  read();
  observer.takeRecords();
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    for (const type of INPUT) removeEventListener(type, onInput, true);
    for (const type of ["pointerup", "pointercancel"]) removeEventListener(type, onRelease, true);
  };
}
