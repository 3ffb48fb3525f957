import { expect, test } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { signIn } from "./people.ts";
import { copyOf } from "./projects.ts";

test("[PR-06] [PR-07] a version is saved, the design changed, compared and restored; the project is deleted and comes back from the bin", async ({
  page,
}) => {
  test.slow();
  const name = "Casa Rossi, versions";
  await signIn(page, "dealer.milano");
  const id = await copyOf(page, "rossi-corner-kitchen", name, "copy");
  const save = page.getByRole("dialog", { name: "Save a version" });
  const versions = page.getByRole("dialog", { name: "Versions", exact: true });

  await test.step("save a version by the keyboard; the same name is refused", async () => {
    await page.goto(`/configurator2d?project=${id}`);
    await expect(page.getByRole("button", { name: "Items", exact: true })).toBeVisible();
    await page.keyboard.press("Control+Shift+S");
    await save.getByLabel("Name of the version").fill("Before discount");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Version “Before discount” is saved.")).toBeVisible();
    await page.keyboard.press("Control+Shift+S");
    await save.getByLabel("Name of the version").fill("before DISCOUNT");
    await expect(save.getByText("Another version has this name.")).toBeVisible();
    await page.keyboard.press("Escape");
  });

  await test.step("change: an article goes", async () => {
    await page.getByRole("button", { name: "Items", exact: true }).click();
    const dishwasher = page.getByRole("option", { name: /dishwasher/ });
    await dishwasher.click();
    await page.keyboard.press("Delete");
    await expect(dishwasher).toHaveCount(0);
    await expect(page.getByText(/^Saved \d/).first()).toBeVisible();
  });

  await test.step("compare: the list and the plan tell what is gone", async () => {
    await page.goto(`/projectlog?project=${id}`);
    await expect(page.getByText("Version “Before discount” saved")).toBeVisible();
    await page.getByRole("button", { name: "Versions", exact: true }).click();
    await expect(versions.getByText(/now .*−1 article/)).toBeVisible();
    await versions.getByRole("button", { name: "Compare: “Before discount”" }).click();
    const compared = page.getByRole("dialog", { name: "Compare versions" });
    const gone = compared.getByRole("button", { name: /dishwasher/ });
    await expect(gone).toBeVisible();
    await expect(compared.getByText(/^\d+ removed$/)).toBeVisible();
    await gone.click();
    await expect(gone).toHaveAttribute("aria-pressed", "true");
    await expectAccessible(page);
    await compared.getByRole("radio", { name: "3D" }).check({ force: true });
    await compared.getByRole("button", { name: "Done" }).click();
  });

  await test.step("restore: the article is back, the state before is a version, and undo takes it back", async () => {
    await versions.getByRole("button", { name: "Restore: “Before discount”" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Restore" }).click();
    await expect(
      page.getByText(/is restored\. The state before is kept as “Before “Before discount””/),
    ).toBeVisible();
    await page.getByRole("link", { name: "To the design" }).click();
    await page.getByRole("button", { name: "Items", exact: true }).click();
    await expect(page.getByRole("option", { name: /dishwasher/ }).first()).toBeVisible();
  });

  await test.step("delete, and bring it back from the bin", async () => {
    await page.goto("/projects");
    await page.getByLabel("Search by name, customer or number").fill(name);
    await page.getByRole("button", { name: `Actions of ${name}` }).click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await expect(page.getByText(`“${name}” is in the bin.`)).toBeVisible();
    await page.getByRole("button", { name: "Bin", exact: true }).click();
    await expect(page.getByText("30 days left").first()).toBeVisible();
    await expectAccessible(page);
    await page
      .getByRole("button", { name: `Restore: “${name}”` })
      .first()
      .click();
    await expect(page.getByText(`“${name}” is back.`)).toBeVisible();
    await page.goto(`/projectlog?project=${id}`);
    await expect(page.getByText("Restored from the bin")).toBeVisible();
    await expect(page.getByText("Version “Before discount” restored")).toBeVisible();
  });
});
