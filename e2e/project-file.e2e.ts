import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { signIn } from "./people.ts";
import { openOwnKitchen } from "./projects.ts";

test("[PR-14] a project goes out as a file and comes back from it as the same project", async ({ page }) => {
  await signIn(page, "dealer.milano");
  await openOwnKitchen(page, "Casa Rossi, on a stick", "split");
  const menu = () => page.getByRole("button", { name: "Menu", exact: true }).click();
  const download = async () => {
    await menu();
    const [saved] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("menuitem", { name: "Download as a project file" }).click(),
    ]);
    expect(saved.suggestedFilename()).toBe("Casa Rossi, on a stick.json");
    return JSON.parse(readFileSync(await saved.path(), "utf8")) as Record<string, unknown> & {
      rows: { erp: unknown[] }[];
    };
  };
  const out = await download();
  expect(out).toMatchObject({ shopid: "MILANO", currency: "EUR", measures: { length: "MM" } });
  expect(out.rows.some(({ erp }) => erp.length > 0)).toBe(true);

  await page.goto("/projects");
  await page.getByRole("button", { name: "Import a project file" }).click();
  const dialog = page.getByRole("dialog", { name: "Import a project file" });
  const file = (text: string) => ({
    name: "kitchen.json",
    mimeType: "application/json",
    buffer: Buffer.from(text),
  });
  const whole = JSON.stringify(out, null, 2);
  await page.setInputFiles('[data-file="project"]', file(whole.slice(0, whole.length / 2)));
  await expect(dialog.getByRole("alert")).toContainText("The file is damaged");
  await dialog.getByRole("button", { name: "Other file" }).click();
  await page.setInputFiles('[data-file="project"]', file(whole));
  await expect(dialog.getByRole("row", { name: `Number ${out.id}` })).toContainText("New");
  await dialog.getByRole("button", { name: "Import", exact: true }).click();
  await expect(page.getByText("“Casa Rossi, on a stick” is imported").first()).toBeVisible();
  await expect(page).toHaveURL(/project=\d+/);
  const { id, ...before } = out;
  const { id: copy, ...after } = await download();
  expect(copy).not.toBe(id);
  expect({ ...after, status: before.status }).toEqual(before);
});
