import { useCatalogues } from "@stanza/web-project";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../testing/accessibility.ts";
import { demoKitchen } from "../../testing/demo-kitchen.ts";
import type { ServerAnswers } from "../../testing/fake-server.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { useFinder } from "./finder-store.ts";
import { ItemSearch } from "./ItemSearch.tsx";

const search = page.getByRole("searchbox", { name: "Search articles" });
const itemSearch = <ItemSearch onInHand={() => undefined} onAdded={() => undefined} />;
const nothing: ServerAnswers = {
  searchArticles: () => ({ status: 200, body: { articles: [], total: 0, suggestions: [] } }),
  searchGalleries: () => ({ status: 200, body: { galleries: [], total: 0, suggestions: [] } }),
};

beforeEach(() => useFinder.setState(useFinder.getInitialState()));

test("the site's own searches are one touch each, and the server is asked", async () => {
  const { calls } = await renderApp(itemSearch, {
    project: await demoKitchen(),
    answers: nothing,
    config: { itemsearches: [{ des: { en: "Base units" }, query: "base" }] },
  });
  await page.getByRole("button", { name: "Base units" }).click();
  await expect.element(search).toHaveValue("base");
  await expect.element(page.getByText("No article called “base”")).toBeVisible();
  expect(calls.some(({ operation, query }) => operation === "searchArticles" && query.q === "base")).toBe(
    true,
  );
  await expectAccessible();
});

test("what is not found as it was typed is offered as it could be meant", async () => {
  await renderApp(itemSearch, {
    project: await demoKitchen(),
    answers: {
      ...nothing,
      searchArticles: () => ({
        status: 200,
        body: { articles: [], total: 0, suggestions: [{ text: "base", total: 4 }] },
      }),
    },
  });
  await userEvent.fill(search, "bsae");
  await expect.element(page.getByText("Did you mean")).toBeVisible();
});

test("a shop without any catalogue is told so instead of being kept waiting", async () => {
  await renderApp(itemSearch, { answers: nothing });
  useCatalogues.setState({ status: "ready", isWhole: true, loaded: new Map() });
  await expect.element(page.getByRole("heading", { name: "There is no catalogue here yet" })).toBeVisible();
  await expectAccessible();
});
