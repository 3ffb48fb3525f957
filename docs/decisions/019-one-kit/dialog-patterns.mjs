/** Dialogs and popovers, and a menu within a dialog. */
export async function dialogPatterns({ page, key, active, button, check }) {
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
}
