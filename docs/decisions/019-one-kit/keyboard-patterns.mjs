import { dialogPatterns } from "./dialog-patterns.mjs";
import { fieldPatterns } from "./field-patterns.mjs";
import { open } from "./kit-pages.mjs";
import { menuPatterns } from "./menu-patterns.mjs";

/** Keyboard patterns of the ARIA Authoring Practices Guide, each true or false. */
export async function patterns(kit) {
  const { context, page, faults } = await open(kit);
  await page.evaluate(() => globalThis.show("gallery"));
  const result = {};
  const keyboard = { ...keyboardOf(page), check: checkInto(result, page) };
  await menuPatterns(keyboard);
  await fieldPatterns(keyboard);
  await dialogPatterns(keyboard);
  await context.close();
  return { result, faults };
}

/** Presses keys on a page and says what has the focus. */
function keyboardOf(page) {
  return {
    page,
    async key(...keys) {
      for (const k of keys) {
        await page.keyboard.press(k);
        await page.waitForTimeout(80);
      }
    },
    active: () =>
      page.evaluate(() => {
        const e = document.activeElement;
        return {
          role: e.getAttribute("role") ?? e.tagName.toLowerCase(),
          text: (e.getAttribute("aria-label") ?? e.textContent ?? "").trim(),
          inDialog: !!e.closest("[role=dialog]"),
          inMenu: !!e.closest("[role=menu]"),
        };
      }),
    button: (name) => page.getByRole("button", { name, exact: true }).first(),
  };
}

/** Runs one pattern and notes its outcome. Escape afterwards closes whatever the pattern left open. */
function checkInto(result, page) {
  return async (name, run) => {
    try {
      result[name] = await run();
    } catch (error) {
      result[name] = `error ${String(error).slice(0, 80)}`;
    }
    for (let i = 0; i < 2; i++) {
      await page.keyboard.press("Escape");
      await page.waitForTimeout(80);
    }
  };
}
