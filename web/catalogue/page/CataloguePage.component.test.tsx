import { useCatalogues, useProject } from "@stanza/web-project";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../testing/accessibility.ts";
import { demoKitchen } from "../../testing/demo-kitchen.ts";
import { withRoom } from "../../testing/demo-room.ts";
import type { ServerAnswers } from "../../testing/fake-server.ts";
import { renderApp, type TestContext } from "../../testing/render-app.tsx";
import { withoutWebGl } from "../../testing/without-webgl.ts";
import { useFinder } from "../finder/finder-store.ts";
import { CataloguePage } from "./CataloguePage.tsx";

const search = page.getByRole("searchbox", { name: "Search articles" });
const nothing: ServerAnswers = {
  searchArticles: () => ({ status: 200, body: { articles: [], total: 0, suggestions: [] } }),
  searchGalleries: () => ({ status: 200, body: { galleries: [], total: 0, suggestions: [] } }),
};

beforeEach(() => {
  withoutWebGl();
  useFinder.setState(useFinder.getInitialState());
});

const shown = async (ui = <CataloguePage />, context: TestContext = {}) =>
  renderApp(ui, {
    project: await demoKitchen(["BASE-2D-900"]),
    projectId: 12,
    address: "/itemsearch?project=12",
    ...context,
    answers: { ...nothing, ...context.answers },
  });

test("until the catalogues are there the page keeps its heading, and a screen reader gets a sentence", async () => {
  await shown();
  await expect.element(search).toBeVisible();
  const before = useCatalogues.getState();
  useCatalogues.setState({ status: "loading", loaded: new Map() });
  const sentence = page.getByText("The catalogue is on its way.");
  await expect.element(sentence).toHaveRole("status");
  expect(sentence.element().parentElement?.getAttribute("aria-busy")).toBe("true");
  await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect.element(search).not.toBeInTheDocument();
  await expectAccessible(document.body, "loading");
  useCatalogues.setState(before);
  await expect.element(search).toBeVisible();
  await expect.element(sentence).not.toBeInTheDocument();
});

test("[CD-15] Enter adds the first article found, the field keeps the focus with its text to be typed over", async () => {
  await shown(<CataloguePage />, { project: withRoom(await demoKitchen(["BASE-2D-900"])) });
  await userEvent.fill(search, "sink base unit 800");
  await userEvent.keyboard("{Enter}");
  const rows = () => useProject.getState().open?.document.project.rows.map(({ article }) => article);
  await expect.poll(rows).toEqual(["BASE-2D-900", "BASE-SINK-800"]);
  await userEvent.keyboard("base unit one door 450{Enter}");
  await expect.poll(rows).toEqual(["BASE-2D-900", "BASE-SINK-800", "BASE-1D-450"]);
  await expect.element(search).toHaveFocus();
});

test("[CA-01] what is not found is offered as it could be meant, and one key leads from the search to the cards", async () => {
  await shown(<CataloguePage />, {
    answers: {
      searchArticles: ({ query }) => ({
        status: 200,
        body: {
          articles: [],
          total: 0,
          suggestions: query?.q === "dixhwazhar" ? [{ text: "dishwasher", total: 3 }] : [],
        },
      }),
    },
  });
  await userEvent.fill(search, "dixhwazhar");
  await expect.element(page.getByText("Did you mean")).toBeVisible();
  await expectAccessible();
  await userEvent.click(page.getByRole("button", { name: /^dishwasher/ }));
  await expect.element(search).toHaveValue("dishwasher");
  await expect.element(page.getByRole("button", { name: /^Place .*dishwasher/i }).first()).toBeVisible();
});

test("[CA-01] without the server the search goes on with what is here, says so and asks again", async () => {
  let isOffline = true;
  await shown(<CataloguePage />, {
    answers: {
      searchArticles: () => {
        if (isOffline) throw new TypeError("offline");
        return { status: 200, body: { articles: [], total: 0, suggestions: [] } };
      },
    },
  });
  await userEvent.fill(search, "door 45");
  await expect.element(page.getByText(/cannot be asked at the moment/)).toBeVisible();
  await expect.element(page.getByRole("button", { name: /^Place Base unit, one door 450/ })).toBeVisible();
  isOffline = false;
  await userEvent.click(page.getByRole("button", { name: "Try again" }));
  await expect.element(page.getByText(/cannot be asked at the moment/)).not.toBeInTheDocument();
});

test("[CA-01] more results are asked for until there is one that is not shown yet", async () => {
  const hit = (code: string) => ({
    catalogue: "CUCINA",
    version: "1.0.0",
    model: "CALCE",
    code,
    neutro: code,
    description: { en: code },
    folders: [],
    tags: [],
    because: [],
  });
  const pages = [hit("BASE-1D-450"), hit("BASE-1D-450"), hit("STOOL-65"), hit("BASE-1D-450")];
  await shown(<CataloguePage />, {
    answers: {
      searchArticles: ({ query }) => ({
        status: 200,
        body: { articles: pages.slice(Number(query?.offset ?? 0)).slice(0, 1), total: 4, suggestions: [] },
      }),
    },
  });
  await userEvent.fill(search, "door 45");
  const more = page.getByRole("button", { name: "Show more" });
  await userEvent.click(more);
  await expect.element(page.getByRole("button", { name: /^Place .*stool/i })).toBeVisible();
  await userEvent.click(more);
  await expect.element(more).not.toBeInTheDocument();
});

test("a project that may only be read takes no article", async () => {
  await shown(<CataloguePage />, { isReadOnly: true });
  await userEvent.fill(search, "WALL-1D-600");
  await expect
    .element(page.getByRole("button", { name: /^Add Wall unit, one door 600/ }).first())
    .toHaveAttribute("aria-disabled", "true");
});
