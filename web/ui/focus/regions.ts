import { tabStops } from "./tab-stops.ts";

/** What had the focus in each part of the page when it was left. */
const left = new WeakMap<HTMLElement, HTMLElement>();

/** The parts of the page (`data-region`) that are seen now, in order; of nested ones the inner. */
function shownRegions(): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>("[data-region]")].filter(
    (region) =>
      region.checkVisibility() &&
      !region.closest("[inert]") &&
      region.querySelector("[data-region]") === null,
  );
}

/** Takes the focus to the next part of the page, or the one before; there to what had it last, else to its heading. */
export function walkRegions(back: boolean): void {
  const regions = shownRegions();
  const active = document.activeElement;
  const at = regions.findIndex((region) => region.contains(active));
  const here = regions[at];
  if (here && active instanceof HTMLElement) left.set(here, active);
  const next =
    at < 0
      ? regions[back ? regions.length - 1 : 0]
      : regions[(at + (back ? -1 : 1) + regions.length) % regions.length];
  if (next) focusRegion(next);
}

/** Gives the focus to a part of the page: to itself if it takes keys, to what had it last there, to its heading, or to its first stop. */
export function focusRegion(region: HTMLElement): void {
  const before = left.get(region);
  if (region.tabIndex >= 0) region.focus({ preventScroll: true });
  else if (before?.isConnected && region.contains(before)) before.focus();
  else focusHeading(region);
}

/** Gives the focus to the heading of a panel or page, from where Tab goes on into it. */
export function focusHeading(within: HTMLElement): void {
  const heading = within.querySelector<HTMLElement>("h1, h2, h3");
  if (heading) heading.tabIndex = -1;
  const target = heading ?? tabStops(within)[0] ?? within;
  if (target === within) within.tabIndex = -1;
  target.focus({ preventScroll: true });
}
