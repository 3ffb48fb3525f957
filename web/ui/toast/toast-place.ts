import { useLayoutEffect, useState } from "react";

/** Where there is room beside the content, toasts keep their corner (spec 2 §9: 55 px from below). */
const CORNER = 55;
const PHONE = "(max-width: 599px)";
const GAP = 8;
/** A free place is looked for in these steps, px. */
const STEP = 12;
/** How often the bars are looked at while toasts stand above them; each look lays the page out, so not in every frame. */
const WATCH_MS = 150;
const CONTROLS = "button, a[href], input, select, textarea, label, summary, [role=slider], [tabindex='0']";

/**
 * The distance of the toasts from the lower edge, px. They stand above the bars that go across the screen there; on a phone above every bar,
 * and where they are over no control, as far as there is such a place below the header. They are placed anew when another toast comes or a
 * bar moves.
 */
export function useToastPlace(region: { readonly current: HTMLElement | null }, key: string): number {
  const [bottom, setBottom] = useState(CORNER);
  useLayoutEffect(() => {
    if (key === "") return;
    let floor = Number.NaN;
    const watch = () => {
      const isPhone = matchMedia(PHONE).matches;
      const now = floorOf(document, isPhone ? 0 : innerWidth * 0.9);
      if (now === floor) return;
      floor = now;
      setBottom(isPhone && region.current ? freePlace(region.current, now) : Math.max(CORNER, now + GAP));
    };
    watch();
    const next = setInterval(watch, WATCH_MS);
    return () => clearInterval(next);
  }, [region, key]);
  return bottom;
}

/** The height of the bars along the lower edge that are at least this wide, px; those below an open dialog do not count. */
function floorOf(page: Document, leastWidth: number): number {
  const dialog = [...page.querySelectorAll<HTMLElement>("[aria-modal=true]:not([inert])")].at(-1);
  const bars = (dialog ?? page).querySelectorAll<HTMLElement>("[data-toast-floor]");
  return [...bars].reduce((floor, bar) => {
    const { top, width, height } = bar.getBoundingClientRect();
    const isSeen = width >= leastWidth && height > 0 && top < innerHeight && top > innerHeight / 4;
    return isSeen ? Math.max(floor, Math.round(innerHeight - top)) : floor;
  }, 0);
}

/** The lowest place above the floor that is over no control; the floor itself where there is none. */
function freePlace(region: HTMLElement, floor: number): number {
  const { left, width, height } = region.getBoundingClientRect();
  const lowest = floor + GAP;
  const highest = innerHeight * 0.75 - height;
  for (let bottom = lowest; bottom <= highest; bottom += STEP) {
    const top = innerHeight - bottom - height;
    const points = [0.02, 0.25, 0.5, 0.75, 0.98].flatMap((x) =>
      [0, 0.5, 1].map((y) => [left + width * x, top + height * y] as const),
    );
    const isFree = points.every(([x, y]) => {
      const [first] = document.elementsFromPoint(x, y).filter((one) => !region.contains(one));
      return !first?.closest(CONTROLS);
    });
    if (isFree) return bottom;
  }
  return lowest;
}
