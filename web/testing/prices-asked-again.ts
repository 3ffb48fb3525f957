import { expect } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import { demoKitchen } from "./demo-kitchen.ts";
import type { ServerAnswers } from "./fake-server.ts";
import { offerAnswers } from "./offer-answers.ts";

/**
 * A page that needs the server's prices says that they could not be loaded, and shows its heading once a person has asked again and the
 * connection is back.
 *
 * show   shows the page with these answers
 */
export async function expectPricesAskedAgain(
  show: (answers: ServerAnswers) => Promise<unknown>,
  heading: Locator,
): Promise<void> {
  let isOffline = true;
  const { quoteProject } = offerAnswers(await demoKitchen(["BASE-2D-900"]));
  if (!quoteProject) throw new Error("no quote");
  await show({
    quoteProject: (request) => {
      if (isOffline) throw new TypeError("offline");
      return quoteProject(request);
    },
  });
  await expect.element(page.getByRole("heading", { name: "The prices could not be loaded" })).toBeVisible();
  isOffline = false;
  await userEvent.click(page.getByRole("button", { name: "Try again" }));
  await expect.element(heading).toBeVisible();
}
