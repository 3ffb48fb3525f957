import { useProject } from "@stanza/web-project";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { catalogueAnswers } from "../../../web/testing/demo-catalogues.ts";
import { demoKitchen } from "../../../web/testing/demo-kitchen.ts";
import { renderApp, type TestContext } from "../../../web/testing/render-app.tsx";
import { withoutWebGl } from "../../../web/testing/without-webgl.ts";
import { InspirationScreen } from "./InspirationScreen.tsx";

const rowsNow = () => useProject.getState().open?.document.project.rows.length ?? 0;

beforeEach(withoutWebGl);

const shown = async (context: TestContext = {}) =>
  renderApp(<InspirationScreen />, {
    address: "/inspiration",
    config: { noroomselection: true },
    ...context,
    answers: { ...(await catalogueAnswers(["cucina"])), ...context.answers },
  });

test("an idea starts a project with the keyboard and leads to the workspace", async () => {
  const { visited } = await shown();
  const start = page.getByRole("button", { name: /^Start .*Straight kitchen 4.2 m/ });
  await expect.element(start).toBeVisible();
  start.element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => visited.at(-1)).toMatch(/^\/configurator/);
  expect(rowsNow()).toBeGreaterThan(3);
});

test("a project that may only be read takes no idea, with the reason", async () => {
  await shown({ project: await demoKitchen(["BASE-2D-900"]), isReadOnly: true });
  const add = page.getByRole("button", { name: /Straight kitchen 4.2 m/ }).first();
  await expect.element(add).toHaveAttribute("aria-disabled", "true");
  expect(rowsNow()).toBe(1);
});

test("without the server the ideas can be asked for again", async () => {
  let isOffline = true;
  const { listCatalogues } = await catalogueAnswers(["cucina"]);
  await shown({
    answers: {
      listCatalogues: (request) => {
        if (isOffline) throw new TypeError("offline");
        return listCatalogues!(request);
      },
    },
  });
  await expect
    .element(page.getByRole("heading", { name: "The catalogue could not be loaded" }))
    .toBeVisible();
  isOffline = false;
  await userEvent.click(page.getByRole("button", { name: "Try again" }));
  await expect.element(page.getByRole("article").first()).toBeVisible();
});
