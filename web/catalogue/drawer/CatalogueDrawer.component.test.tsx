import { editor, useCatalogues, useProject } from "@stanza/web-project";
import { storage, useSession } from "@stanza/web-site";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../testing/accessibility.ts";
import { catalogueAnswers } from "../../testing/demo-catalogues.ts";
import { demoKitchen } from "../../testing/demo-kitchen.ts";
import { withRoom } from "../../testing/demo-room.ts";
import type { ServerAnswers } from "../../testing/fake-server.ts";
import { DEALER, GUEST } from "../../testing/people.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { useFavourites } from "../favourites/favourites-store.ts";
import { useFinder } from "../finder/finder-store.ts";
import { startReplacing } from "../replace/replace-article.ts";
import { CatalogueDrawer } from "./CatalogueDrawer.tsx";
import { showInDrawer } from "./drawer-choice.ts";

const rowsNow = () => useProject.getState().open?.document.project.rows.map(({ article }) => article);
const search = page.getByRole("searchbox", { name: "Search articles" });
const nothingFurther: ServerAnswers = {
  searchArticles: () => ({ status: 200, body: { articles: [], total: 0, suggestions: [] } }),
  searchGalleries: () => ({ status: 200, body: { galleries: [], total: 0, suggestions: [] } }),
};

const drawer = (
  <div style={{ display: "flex", width: 360, height: 800 }}>
    <CatalogueDrawer />
  </div>
);

async function renderDrawer(isReadOnly = false): Promise<void> {
  await renderApp(drawer, {
    project: await demoKitchen(["BASE-2D-900"]),
    isReadOnly,
    answers: nothingFurther,
  });
  await expect.element(search).toBeVisible();
}

beforeEach(() => {
  useFinder.setState(useFinder.getInitialState());
  useFavourites.setState(useFavourites.getInitialState());
  showInDrawer("articles");
});
afterEach(() => showInDrawer("articles"));

test("an article is found by its code and added with its button", async () => {
  useFinder.setState({ query: "BASE-1D-450" });
  await renderApp(drawer, { project: withRoom(await demoKitchen()), answers: nothingFurther });
  await page.getByRole("button", { name: "Add Base unit", exact: false }).first().click();
  await expect.poll(rowsNow).toEqual(["BASE-1D-450"]);
});

test("arrow down goes from the search to the cards, Esc clears it", async () => {
  await renderDrawer();
  await expectAccessible();
  await userEvent.fill(search, "BASE-1D-450");
  await expect.element(page.getByRole("button", { name: "Place", exact: false }).first()).toBeVisible();
  await userEvent.keyboard("{ArrowDown}");
  await expect.poll(() => document.activeElement?.hasAttribute("data-card")).toBe(true);
  search.element().focus();
  await userEvent.keyboard("{Escape}");
  await expect.element(search).toHaveValue("");
});

test("arrow down right after typing waits for the results of what was typed", async () => {
  await renderDrawer();
  search.element().focus();
  useFinder.setState({ query: "BASE-1D-450" });
  // The field has been drawn with it, the results have not.
  await Promise.resolve();
  search.element().dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowDown", bubbles: true }));
  await expect.poll(() => document.activeElement?.textContent).toMatch(/BASE-1D-450/);
  expect(document.activeElement?.hasAttribute("data-card")).toBe(true);
});

test("[CA-01] doors of every catalogue are found first, each catalogue says how many cards it has and can be chosen alone", async () => {
  const answers = { ...nothingFurther, ...(await catalogueAnswers(["cucina", "muri"])) };
  await renderApp(drawer, { project: await demoKitchen(), answers });
  await userEvent.fill(search, "door");
  const cards = page.getByRole("button", { name: "Place", exact: false });
  await expect.poll(() => cards.first().element().textContent).toMatch(/Interior door 600/);
  const chip = (name: RegExp) => page.getByRole("radio", { name });
  await expect.element(chip(/^All catalogues \d+$/)).toBeChecked();
  await expectAccessible();
  const walls = chip(/^Doors, windows and openings \d+$/);
  const count = Number(/\d+$/.exec(walls.element().closest("label")?.textContent ?? "")?.[0]);
  await userEvent.click(walls.element().closest("label")!);
  await expect.element(page.getByText(`${count} articles found`)).toBeInTheDocument();
  await expect.element(page.getByText("Base unit, one door 300")).not.toBeInTheDocument();
});

test("[CA-01] a width narrows the cards to as many as it says, and clearing brings all back", async () => {
  await renderDrawer();
  await userEvent.fill(search, "base unit");
  await userEvent.click(page.getByRole("button", { name: "Filter" }));
  const width = page.getByLabelText("Width");
  await expect.element(width).toBeVisible();
  await expectAccessible();
  const named = (width.element() as HTMLSelectElement).querySelector("option[value='450']")?.textContent;
  await userEvent.selectOptions(width, "450");
  const count = Number(/\((\d+)\)/.exec(named ?? "")?.[1]);
  expect(count).toBeGreaterThan(1);
  await expect.element(page.getByText(`${count} articles found`).first()).toBeInTheDocument();
  await userEvent.keyboard("{Escape}");
  await userEvent.fill(search, "oven");
  await expect.element(page.getByText("Nothing here fits these filters")).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: "Clear filters" }));
  await expect.element(page.getByText("Nothing here fits these filters")).not.toBeInTheDocument();
});

test("[CA-01] what a person marks and what the project has stand beside the folders", async () => {
  const sent: unknown[] = [];
  await renderApp(drawer, {
    project: await demoKitchen(["BASE-2D-900"]),
    answers: {
      ...nothingFurther,
      markFavourites: ({ body }) => {
        sent.push(body);
        return { status: 200, body: { favourites: body.isMarked ? body.favourites : [] } };
      },
    },
  });
  await userEvent.click(page.getByRole("button", { name: "In this project 1" }));
  await expect.element(page.getByRole("button", { name: /^Place Base unit, two doors 900/ })).toBeVisible();
  const star = page.getByRole("button", { name: "Favourite: Base unit, two doors 900" });
  await userEvent.click(star);
  await expect.element(star).toHaveAttribute("aria-pressed", "true");
  expect(sent).toEqual([{ favourites: [{ catalogue: "CUCINA", article: "BASE-2D-900" }], isMarked: true }]);
  await userEvent.click(page.getByRole("button", { name: "Favourites 1" }));
  await expectAccessible();
  await userEvent.click(star);
  await expect.element(star).not.toBeInTheDocument();
});

test("[CA-01] a guest's favourites stay on the device and go with the account that the guest signs in to", async () => {
  const oven = { catalogue: "CUCINA", article: "APP-OVEN" };
  storage.set("stanza.favourites", JSON.stringify([oven, { catalogue: 7 }, null]));
  const sent: unknown[] = [];
  const project = await demoKitchen(["BASE-2D-900"]);
  const answers: ServerAnswers = {
    ...nothingFurther,
    markFavourites: ({ body }) => {
      sent.push(body);
      return { status: 200, body: { favourites: body.favourites } };
    },
  };
  await renderApp(drawer, { project, profile: GUEST, answers });
  await expect.element(page.getByRole("button", { name: "Favourites 1" })).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: "In this project 1" }));
  await userEvent.click(page.getByRole("button", { name: "Favourite: Base unit, two doors 900" }));
  await expect.element(page.getByRole("button", { name: "Favourites 2" })).toBeVisible();
  expect(sent).toEqual([]);
  useSession.setState({ profile: DEALER });
  await expect
    .poll(() => sent)
    .toEqual([{ favourites: [oven, { catalogue: "CUCINA", article: "BASE-2D-900" }], isMarked: true }]);
  await expect.poll(() => storage.get("stanza.favourites")).toBeUndefined();
});

test("a favourite that the server cannot keep is taken back, with a word", async () => {
  await renderApp(drawer, {
    project: await demoKitchen(["BASE-2D-900"]),
    answers: {
      ...nothingFurther,
      markFavourites: () => {
        throw new TypeError("offline");
      },
    },
  });
  await userEvent.click(page.getByRole("button", { name: "In this project 1" }));
  const star = page.getByRole("button", { name: "Favourite: Base unit, two doors 900" });
  await userEvent.click(star);
  await expect.element(page.getByText(/favourite could not be kept/)).toBeVisible();
  await expect.element(star).toHaveAttribute("aria-pressed", "false");
});

test("the button that clears the search leaves the focus in the field", async () => {
  await renderDrawer();
  await userEvent.fill(search, "door");
  await userEvent.click(page.getByRole("button", { name: "Clear the search" }));
  await expect.element(search).toHaveValue("");
  await expect.element(search).toHaveFocus();
});

test("a card takes its article in hand", async () => {
  await renderDrawer();
  await userEvent.fill(search, "BASE-1D-450");
  await page.getByRole("button", { name: "Place", exact: false }).first().click();
  expect(editor.state.interaction.kind).toBe("placing");
  editor.cancel();
});

test("a fast drag, which leaves its card with the first movement, takes the article in hand; a pointer that only passes does not", async () => {
  await renderDrawer();
  await userEvent.fill(search, "BASE-1D-450");
  const card = page.getByRole("button", { name: "Place", exact: false }).first();
  await expect.element(card).toBeVisible();
  const send = (type: string, more: PointerEventInit) =>
    card
      .element()
      .dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: "mouse", pointerId: 1, ...more }));
  // React hears of leaving by `pointerout`.
  send("pointerout", { buttons: 0, relatedTarget: document.body });
  expect(editor.state.interaction.kind).not.toBe("placing");
  send("pointerdown", { buttons: 1, clientX: 20, clientY: 20 });
  send("pointerout", { buttons: 1, clientX: 700, clientY: 300, relatedTarget: document.body });
  expect(editor.state.interaction.kind).toBe("placing");
  editor.cancel();
});

test("nothing found says so and offers to clear the search", async () => {
  await renderDrawer();
  await userEvent.fill(search, "zzzzqqqq");
  await expect.element(page.getByText("No article called “zzzzqqqq”")).toBeVisible();
  await page.getByRole("button", { name: "Clear the search" }).last().click();
  await expect.element(page.getByRole("navigation", { name: "Folders" })).toBeVisible();
});

test("while an article is replaced the banner says which, and Cancel stops it", async () => {
  await renderDrawer();
  editor.select(["row1"]);
  startReplacing(["row1"]);
  await expect.element(page.getByText("Choose what takes the place of", { exact: false })).toBeVisible();
  await userEvent.fill(search, "BASE-2D-800");
  await page.getByRole("button", { name: "Add Base unit", exact: false }).first().click();
  await expect.poll(rowsNow).toEqual(["BASE-2D-800"]);
});

test("in a project that may only be read every card says why it cannot be added", async () => {
  await renderDrawer(true);
  await userEvent.fill(search, "BASE-1D-450");
  await expect
    .element(page.getByRole("button", { name: "Add Base unit", exact: false }).first())
    .toHaveAttribute("aria-disabled", "true");
});

test("without its catalogues it offers to try again", async () => {
  await renderApp(drawer);
  useCatalogues.setState({ status: "failed", loaded: new Map() });
  await expect.element(page.getByText("The catalogue could not be loaded")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Try again" })).toBeVisible();
});

test("ideas are searched beside the articles; one that is not there says so", async () => {
  await renderDrawer();
  await page.getByText("Ideas", { exact: true }).click();
  const ideas = page.getByRole("searchbox", { name: "Search ideas" });
  await expect.element(page.getByRole("heading", { name: "Corner kitchen with glazed unit" })).toBeVisible();
  await userEvent.fill(ideas, "island");
  await expect
    .element(page.getByRole("heading", { name: "Corner kitchen with glazed unit" }))
    .not.toBeInTheDocument();
  await userEvent.fill(ideas, "zzzzqqqq");
  await expect.element(page.getByText("No idea called “zzzzqqqq”")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(ideas).toHaveValue("");
});

test("an idea is added to the project as one step", async () => {
  await renderDrawer();
  await page.getByText("Ideas", { exact: true }).click();
  await page.getByRole("button", { name: "Add Corner kitchen with glazed unit to the project" }).click();
  await expect.poll(() => rowsNow()?.length).toBeGreaterThan(10);
  await expect.element(page.getByText("The idea is in your room: 15 articles")).toBeVisible();
});
