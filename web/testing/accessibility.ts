import axe from "axe-core";
import { expect, vi } from "vitest";

/**
 * axe finds nothing: WCAG 2.2 A and AA, best practice, target size. A component alone is no page, so rules about landmarks are off.
 *
 * state  `ready` waits until nothing is worked out any more; `loading` checks what stands meanwhile
 */
export async function expectAccessible(
  within: Element = document.body,
  state: "ready" | "loading" = "ready",
): Promise<void> {
  if (state === "ready") await isReady(within);
  await expectNothing(within, {
    rules: {
      "target-size": { enabled: true },
      region: { enabled: false },
      "page-has-heading-one": { enabled: false },
      "landmark-one-main": { enabled: false },
    },
  });
}

/** The same for what the scheme changes: everything can be read in the dark one too. */
export async function expectContrastInDark(within: Element = document.body): Promise<void> {
  const { dataset } = document.documentElement;
  const before = dataset.scheme;
  dataset.scheme = "dark";
  try {
    await isReady(within);
    await expectNothing(within, { runOnly: ["color-contrast"] });
  } finally {
    if (before === undefined) delete dataset.scheme;
    else dataset.scheme = before;
  }
}

async function expectNothing(within: Element, options: axe.RunOptions): Promise<void> {
  await standsStill();
  const { violations } = await axe.run(within, { resultTypes: ["violations"], ...options });
  const found = violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ html, any }) => `${html.slice(0, 120)} (${any[0]?.message ?? ""})`).join(" | ")}`,
  );
  expect(found, "axe").toEqual([]);
}

/** Waits until nothing is worked out any more: old amounts are dimmed. What stays busy is checked as it is. */
async function isReady(within: Element): Promise<void> {
  await vi
    .waitUntil(() => !within.querySelector('[aria-busy="true"]'), { timeout: 5000, interval: 50 })
    .catch(() => undefined);
}

/** Waits for animations that end; halfway through one, contrast is meaningless. */
async function standsStill(): Promise<void> {
  const running = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
  await Promise.allSettled(running.map(({ finished }) => finished));
}
