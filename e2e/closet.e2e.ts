import { expect, type Locator, test } from "@playwright/test";
import { signIn } from "./people.ts";

/** A first-time user has as long as that, from nothing to a saved price (issue: closets). */
const FIRST_TIME_MS = 180_000;

test("[CL-01] [CL-02] [CL-03] a closet of 2,400 mm from nothing to a saved price, in at most fifteen clicks; then a second one and one offer for both", async ({
  page,
}) => {
  await signIn(page, "seller.milano");
  await page.goto("/closetool");
  const began = Date.now();
  let clicks = 0;
  const click = async (target: Locator) => {
    clicks++;
    await target.click();
  };
  await click(page.getByRole("button", { name: /Closet 2424, three sections/ }));
  await expect(page).toHaveURL(/\/closetool\/[0-9a-f-]{36}/);
  const width = page.getByRole("spinbutton", { name: /Available width/ });
  await click(width);
  await width.fill("2400");
  await width.press("Enter");
  await expect(page.getByText(/wider than the 2,?400 mm of the wall/)).toBeVisible();
  await click(page.getByRole("button", { name: "Spread the sections evenly" }));
  await expect(page.getByText(/^Fills the 2,?400 mm exactly$/)).toBeVisible();
  const finish = page.getByRole("button", { name: "Finish and save" });
  const heading = page.getByRole("heading", { level: 2 });
  for (const step of ["1.2", "2.1", "3.1", "3.2", "4.1", "4.2", "5.1", "6.1"]) {
    await click(page.getByRole("button", { name: "Next", exact: true }));
    await expect(heading).toContainText([step]);
  }
  await click(finish);
  await expect(page.getByText("The closet is complete and saved")).toBeVisible();
  await expect(page.getByRole("rowheader", { name: "Total" })).toBeVisible();
  expect(clicks).toBeLessThanOrEqual(15);
  expect(Date.now() - began).toBeLessThan(FIRST_TIME_MS);

  await page.getByRole("button", { name: "Open doors and drawers" }).click();
  await page.getByRole("button", { name: "Close doors and drawers" }).click();

  await page.getByRole("link", { name: "All closets" }).click();
  await expect(page).toHaveURL(/\/configuratorMulticloset\?closet=/);
  const tiles = page.getByRole("radiogroup", { name: "Closets along the walls" }).getByRole("radio");
  await expect(tiles).toHaveCount(1);
  await page.getByRole("button", { name: "Duplicate", exact: true }).click();
  await expect(tiles).toHaveCount(2);
  await expect(page.getByText(/^4,?800 mm of 5,?000 mm$/)).toBeVisible();
  await page.getByRole("link", { name: "To the offer" }).click();
  await expect(page).toHaveURL(/\/offerview/);
  await expect(page.getByText("Closet 2400, three sections", { exact: true })).toHaveCount(2);
});
