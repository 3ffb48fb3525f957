// Sizes, CPU, axe, what assistive technology is given (READ=1) and keyboard patterns of the candidates of decision 019.
// KITS=none,mantine and ROUNDS=3 make it shorter; ONLY=keys leaves the times out.

import { axeOn, reading } from "./accessibility-of-kit.mjs";
import { cpu } from "./cpu-of-kits.mjs";
import { patterns } from "./keyboard-patterns.mjs";
import { closePages, KITS, open, sizes } from "./kit-pages.mjs";

for (const kit of KITS) console.log("size", kit, sizes[kit].js.toFixed(1), sizes[kit].css.toFixed(1));
const times = process.env.ONLY === "keys" ? Object.fromEntries(KITS.map((k) => [k, {}])) : await cpu(KITS);
for (const kit of KITS)
  console.log(
    "cpu",
    kit,
    Object.entries(times[kit])
      .map(([n, ms]) => `${n} ${ms.toFixed(1)} (${(ms / times[KITS[0]][n]).toFixed(2)})`)
      .join("  "),
  );
for (const kit of KITS) {
  const { context, page, cdp } = await open(kit);
  await page.evaluate(() => globalThis.show("gallery"));
  await page.waitForTimeout(400);
  const states = [
    ["page", null],
    ["menu", "More"],
    ["popover", "Why this value"],
    ["dialog", "Rename"],
  ];
  for (const [state, name] of states) {
    if (name) {
      await page.getByRole("button", { name, exact: true }).click();
      await page.waitForTimeout(400);
    }
    console.log("axe", kit, state, JSON.stringify(await axeOn(page)));
    if (process.env.READ) console.log("read", kit, state, `\n    ${(await reading(cdp)).join("\n    ")}`);
    if (name) {
      await page.keyboard.press("Escape");
      await page.waitForTimeout(400);
    }
  }
  await context.close();
  const { result, faults } = await patterns(kit);
  const list = Object.entries(result);
  console.log(
    "keys",
    kit,
    `${list.filter(([, ok]) => ok === true).length}/${list.length}`,
    list
      .filter(([, ok]) => ok !== true)
      .map(([n, ok]) => `${n}: ${ok}`)
      .join(" | "),
    faults.join("; "),
  );
}
await closePages();
