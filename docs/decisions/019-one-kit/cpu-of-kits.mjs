// Processor time of the candidates, in turns.

import { open } from "./kit-pages.mjs";

const ROUNDS = Number(process.env.ROUNDS ?? 7);
const median = (list) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)];

/** CPU of the main thread for what `work` does, ms, style and layout included. */
async function cpuOf(cdp, work) {
  const read = async () =>
    (await cdp.send("Performance.getMetrics")).metrics.find((m) => m.name === "TaskDuration").value * 1000;
  const before = await read();
  await work();
  return (await read()) - before;
}

export async function cpu(kits) {
  const opened = Object.fromEntries(await Promise.all(kits.map(async (kit) => [kit, await open(kit)])));
  const found = Object.fromEntries(kits.map((kit) => [kit, { mount: [], update: [], menu: [], dialog: [] }]));
  const frame = (page) =>
    page.evaluate(() => new Promise((r) => requestAnimationFrame(() => requestAnimationFrame(r))));
  for (const { cdp } of Object.values(opened)) await cdp.send("Performance.enable");
  // One candidate after the other within each round, so that what else the machine does meets all alike.
  for (let round = 0; round < ROUNDS + 2; round++)
    for (const kit of kits) {
      const { page, cdp } = opened[kit];
      const show = (what) => page.evaluate((what) => globalThis.show(what), what);
      await page.bringToFront();
      await show("nothing");
      await frame(page);
      const mount = await cpuOf(cdp, async () => {
        await show(`Base ${round}`);
        await frame(page);
      });
      const update = await cpuOf(cdp, async () => {
        await show(`Tall ${round}`);
        await frame(page);
      });
      await show("nothing");
      await show("gallery");
      await frame(page);
      const menu = await cpuOf(cdp, async () => {
        await page.getByRole("button", { name: "More", exact: true }).click();
        await page.getByRole("menu").waitFor();
        await frame(page);
      });
      await page.keyboard.press("Escape");
      await frame(page);
      const dialog = await cpuOf(cdp, async () => {
        await page.getByRole("button", { name: "Rename", exact: true }).click();
        await page.getByRole("dialog").waitFor();
        await frame(page);
      });
      await page.keyboard.press("Escape");
      await frame(page);
      if (round >= 2)
        for (const [name, ms] of Object.entries({ mount, update, menu, dialog })) found[kit][name].push(ms);
    }
  for (const { context } of Object.values(opened)) await context.close();
  return Object.fromEntries(
    kits.map((kit) => [
      kit,
      Object.fromEntries(Object.entries(found[kit]).map(([name, list]) => [name, median(list)])),
    ]),
  );
}
