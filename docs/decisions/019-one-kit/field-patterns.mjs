/** Tabs, radio buttons, selects, numbers and switches. */
export async function fieldPatterns({ page, key, active, check }) {
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
}
