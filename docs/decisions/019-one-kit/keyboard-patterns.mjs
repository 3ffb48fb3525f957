import { open } from "./kit-pages.mjs";

/** Keyboard patterns of the ARIA Authoring Practices Guide, each true or false. */
export async function patterns(kit) {
  const { context, page, faults } = await open(kit);
  await page.evaluate(() => globalThis.show("gallery"));
  const key = async (...keys) => {
    for (const k of keys) {
      await page.keyboard.press(k);
      await page.waitForTimeout(80);
    }
  };
  const active = () =>
    page.evaluate(() => {
      const e = document.activeElement;
      return {
        role: e.getAttribute("role") ?? e.tagName.toLowerCase(),
        text: (e.getAttribute("aria-label") ?? e.textContent ?? "").trim(),
        inDialog: !!e.closest("[role=dialog]"),
        inMenu: !!e.closest("[role=menu]"),
      };
    });
  const button = (name) => page.getByRole("button", { name, exact: true }).first();
  const result = {};
  const check = async (name, run) => {
    try {
      result[name] = await run();
    } catch (error) {
      result[name] = `error ${String(error).slice(0, 80)}`;
    }
    await page.keyboard.press("Escape");
    await page.waitForTimeout(80);
    await page.keyboard.press("Escape");
    await page.waitForTimeout(80);
  };
  const openMenu = async () => {
    await button("More").focus();
    await key("Enter");
    await page.getByRole("menu").waitFor({ timeout: 2000 });
    await page.waitForTimeout(400);
  };
  await check("menu: Enter opens, focus on first item", async () => {
    await openMenu();
    return (await active()).text === "Copy";
  });
  await check("menu: ArrowDown on the button opens at the first item", async () => {
    await button("More").focus();
    await key("ArrowDown");
    await page.waitForTimeout(400);
    return (await active()).text === "Copy";
  });
  await check("menu: ArrowUp on the button opens at the last item", async () => {
    await button("More").focus();
    await key("ArrowUp");
    await page.waitForTimeout(400);
    return (await active()).text === "Paste";
  });
  await check("menu: arrows wrap, Home and End", async () => {
    await openMenu();
    await key("ArrowUp");
    const a = (await active()).text;
    await key("Home");
    const b = (await active()).text;
    await key("End");
    const c = (await active()).text;
    await key("ArrowDown");
    return a === "Paste" && b === "Copy" && c === "Paste" && (await active()).text === "Copy";
  });
  await check("menu: letters go to an item", async () => {
    await openMenu();
    await key("l");
    return (await active()).text === "Lock";
  });
  await check("menu: Tab closes", async () => {
    await openMenu();
    await key("Tab");
    await page.waitForTimeout(400);
    return (await page.getByRole("menu").count()) === 0;
  });
  await check("menu: Escape closes, focus returns", async () => {
    await openMenu();
    await key("Escape");
    await page.waitForTimeout(400);
    return (await page.getByRole("menu").count()) === 0 && (await active()).text === "More";
  });
  await check("menu: Enter chooses, focus returns", async () => {
    await openMenu();
    await key("Enter");
    await page.waitForTimeout(400);
    return (await page.getByRole("menu").count()) === 0 && (await active()).text === "More";
  });
  await check("tabs: arrows, wrap, Home, End", async () => {
    const tab = page.getByRole("tab").first();
    await tab.focus();
    await key("ArrowRight");
    const a = (await active()).text;
    await key("End");
    const b = (await active()).text;
    await key("ArrowRight");
    const c = (await active()).text;
    await key("Home");
    return a === "Size" && b === "Details" && c === "Variants";
  });
  await check("tabs: one stop, then the panel", async () => {
    await page.getByRole("tab", { selected: true }).first().focus();
    await key("Tab");
    return (await active()).role !== "tab";
  });
  await check("tabs: every tab names its panel", async () =>
    page.evaluate(() => {
      const t = document.querySelector("[role=tab][aria-selected=true]");
      const p = document.getElementById(t.getAttribute("aria-controls") ?? "");
      return p?.getAttribute("role") === "tabpanel" && p.getAttribute("aria-labelledby") === t.id;
    }),
  );
  await check("radio group: arrows choose, one stop", async () => {
    const r = page.getByRole("radio", { name: "100 mm" });
    await r.focus();
    await key("ArrowRight");
    const ok = await page.getByRole("radio", { name: "150 mm" }).isChecked();
    return (
      ok &&
      (await page
        .getByRole("radiogroup")
        .or(page.getByRole("group", { name: "Plinth height" }))
        .count()) > 0
    );
  });
  await check("select: ArrowDown reaches the next, letters find", async () => {
    const s = page
      .getByRole("combobox", { name: /Front/ })
      .or(page.getByRole("button", { name: /Front/ }))
      .or(page.getByRole("textbox", { name: "Front" }))
      .first();
    await s.focus();
    await key("ArrowDown");
    await page.waitForTimeout(400);
    if (await page.getByRole("listbox").count()) {
      await key("ArrowDown");
      await key("Enter");
      await page.waitForTimeout(400);
    }
    const text = await s.evaluate((e) => (e instanceof HTMLButtonElement ? e.textContent : e.value));
    return /v2|Option 2/.test(text) || `false: ${text}`;
  });
  await check("number: spinbutton with value and limits, arrows step", async () => {
    const n = page
      .getByRole("spinbutton", { name: /Width/ })
      .or(page.getByRole("textbox", { name: "Width" }))
      .first();
    await n.focus();
    await key("ArrowUp");
    return (await n.inputValue()).replace(/\D/g, "") === "601";
  });
  await check(
    "number: role spinbutton",
    async () => (await page.getByRole("spinbutton", { name: /Width/ }).count()) === 1,
  );
  await check("switch: role switch, Space toggles", async () => {
    const s = page.getByRole("switch", { name: /Soft close/ });
    await s.focus();
    const before = await s.isChecked();
    await key("Space");
    return (await s.isChecked()) !== before;
  });
  await check("dialog: named, modal, focus inside, Tab stays", async () => {
    await button("Rename").focus();
    await key("Enter");
    await page.getByRole("dialog", { name: "Rename project" }).waitFor({ timeout: 2000 });
    await page.waitForTimeout(400);
    for (let i = 0; i < 8; i++) {
      await key("Tab");
      if (!(await active()).inDialog) return false;
    }
    return true;
  });
  await check("dialog: the page behind is out of reach of assistive technology", async () => {
    await button("Rename").click();
    await page.getByRole("dialog").waitFor({ timeout: 2000 });
    await page.waitForTimeout(400);
    return (
      (await page.getByRole("heading", { name: "Kit" }).count()) === 0 ||
      (await page.evaluate(() => {
        const h = document.querySelector("h1");
        return !!h.closest("[inert]");
      }))
    );
  });
  await check("dialog: Escape closes, focus returns", async () => {
    await button("Rename").focus();
    await key("Enter");
    await page.getByRole("dialog").waitFor({ timeout: 2000 });
    await page.waitForTimeout(400);
    await key("Escape");
    await page.waitForTimeout(300);
    return (await page.getByRole("dialog").count()) === 0 && (await active()).text === "Rename";
  });
  await check("layers: Escape in a menu of a dialog closes the menu alone", async () => {
    await button("Rename").focus();
    await key("Enter");
    await page.getByRole("dialog", { name: "Rename project" }).waitFor({ timeout: 2000 });
    await page.waitForTimeout(400);
    await page.getByRole("button", { name: "More in dialog" }).focus();
    await key("Enter");
    await page.getByRole("menu").waitFor({ timeout: 2000 });
    await page.waitForTimeout(400);
    await key("Escape");
    await page.waitForTimeout(400);
    return (
      (await page.getByRole("dialog", { name: "Rename project" }).count()) === 1 &&
      (await page.getByRole("menu").count()) === 0
    );
  });
  await check("popover: named dialog, focus inside, Escape returns it", async () => {
    await button("Why this value").focus();
    await key("Enter");
    await page.getByRole("dialog", { name: "Why this value" }).waitFor({ timeout: 2000 });
    await page.waitForTimeout(400);
    const inside = (await active()).inDialog;
    await key("Escape");
    await page.waitForTimeout(400);
    return inside && (await active()).text === "Why this value";
  });
  await context.close();
  return { result, faults };
}
