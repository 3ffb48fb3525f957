/** Menus: how they open, the way of the focus in them, how they close. */
export async function menuPatterns({ page, key, active, button, check }) {
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
}
