import { expect } from "vitest";
import { cdp, page } from "vitest/browser";

/** The smallest side of what a finger presses, px (WCAG 2.5.5). */
const LEAST = 44;
/** Sides are counted in whole pixels of the screen, which cut a pixel of what stands between two of them. */
const SLACK = 1;
const PHONE = { width: 360, height: 740 };
const TARGETS =
  "button, a[href], input:not([type=hidden]), select, textarea, summary, [role=option], [role^=menuitem], [role=tab]";

/**
 * Does something on a phone's screen, with fingers: `pointer: coarse` holds meanwhile. `hover: none` holds from then on in this page, for
 * Chromium does not take it back: what the app asks in code is the pointer.
 */
export async function onPhone(work: () => Promise<void> | void): Promise<void> {
  const before = { width: innerWidth, height: innerHeight };
  await page.viewport(PHONE.width, PHONE.height);
  await cdp().send("Emulation.setTouchEmulationEnabled", { enabled: true });
  try {
    await work();
  } finally {
    await cdp().send("Emulation.setTouchEmulationEnabled", { enabled: false });
    await page.viewport(before.width, before.height);
  }
}

/** On a phone everything to press is as large as a finger needs, by where it is hit and not by its ink, and nothing goes beyond the edge. */
export function expectFingerSized(within: Element = document.body): Promise<void> {
  return onPhone(() => {
    const small = [...within.querySelectorAll<HTMLElement>(TARGETS)].flatMap((target) => {
      const size = hitSize(target);
      return size && Math.min(...size) < LEAST - SLACK ? [`${size.join(" × ")} ${nameOf(target)}`] : [];
    });
    expect(small, "too small for a finger").toEqual([]);
    expect(widestBeyond(within), "beyond the edge of the phone").toEqual([]);
  });
}

const nameOf = (target: HTMLElement) =>
  `${target.tagName.toLowerCase()} “${(target.ariaLabel ?? target.textContent ?? "").trim().slice(0, 60)}”`;

/** Width and height of where it is hit, px; undefined where a finger does not reach it at all, or it is a word in a sentence. */
function hitSize(target: HTMLElement): readonly [number, number] | undefined {
  const isSeen = target.checkVisibility({ visibilityProperty: true }) && !target.closest("[inert]");
  if (!isSeen || target.closest(".visually-hidden") || isInSentence(target)) return undefined;
  target.scrollIntoView({ block: "center", inline: "nearest" });
  const labels = "labels" in target ? [...((target.labels ?? []) as Iterable<HTMLElement>)] : [];
  const parts = [target, ...labels];
  const isHit = (x: number, y: number) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && parts.some((part) => part.contains(hit));
  };
  const middle = parts
    .map((part) => part.getBoundingClientRect())
    .map(({ left, top, width, height }) => [left + width / 2, top + height / 2] as const)
    .find(([x, y]) => isHit(x, y));
  if (!middle) return undefined;
  const reach = (dx: number, dy: number): number => {
    let steps = 0;
    while (steps < LEAST && isHit(middle[0] + dx * (steps + 1), middle[1] + dy * (steps + 1))) steps++;
    return steps;
  };
  return [1 + reach(1, 0) + reach(-1, 0), 1 + reach(0, 1) + reach(0, -1)];
}

/** Links within running text are as high as its lines. */
function isInSentence(target: HTMLElement): boolean {
  const around = target.parentElement?.textContent?.trim().length ?? 0;
  return (
    target.tagName === "A" &&
    getComputedStyle(target).display === "inline" &&
    around > (target.textContent?.trim().length ?? 0) + 10
  );
}

/** What stands out to the side, and what scrolls sideways without being said to. */
function widestBeyond(within: Element): readonly string[] {
  return [within, ...within.querySelectorAll("*")].flatMap((element) => {
    if (!(element instanceof HTMLElement) || element.closest("[data-sideways], .visually-hidden")) return [];
    const { overflowX, clipPath } = getComputedStyle(element);
    const isFrame = element === within || overflowX === "auto" || overflowX === "scroll";
    const beyond = element.scrollWidth - element.clientWidth;
    return isFrame && clipPath === "none" && element.clientWidth > 0 && beyond > 1
      ? [`${beyond} px in ${nameOf(element)}`]
      : [];
  });
}
