import type { Page } from "@playwright/test";

interface Effort {
  readonly clicks: number;
  readonly keys: number;
}

const KEY = "effort";

/** Counts the clicks and key presses of a person on a page, also from one page to the next. To be called before it is opened. */
export async function countEffort(page: Page): Promise<() => Promise<Effort>> {
  await page.addInitScript((key) => {
    const count = (what: "clicks" | "keys") => (event: Event) => {
      if (!event.isTrusted) return;
      const so = JSON.parse(sessionStorage.getItem(key) ?? '{"clicks":0,"keys":0}');
      sessionStorage.setItem(key, JSON.stringify({ ...so, [what]: so[what] + 1 }));
    };
    addEventListener("pointerdown", count("clicks"), true);
    addEventListener("keydown", count("keys"), true);
  }, KEY);
  return () =>
    page.evaluate((key) => JSON.parse(sessionStorage.getItem(key) ?? '{"clicks":0,"keys":0}') as Effort, KEY);
}
