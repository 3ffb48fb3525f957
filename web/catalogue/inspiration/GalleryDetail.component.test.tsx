import { openCatalogue } from "@stanza/catalogue";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { demoCatalogue } from "../../testing/demo-catalogues.ts";
import { demoKitchen } from "../../testing/demo-kitchen.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { withoutWebGl } from "../../testing/without-webgl.ts";
import { GalleryDetail } from "./GalleryDetail.tsx";

async function renderIdea({ articles = [] as readonly string[], isReadOnly = false } = {}) {
  withoutWebGl();
  const catalogue = openCatalogue((await demoCatalogue("cucina")).bundle);
  const gallery = catalogue.galleries.find(({ code }) => code === "G-CORNER")!;
  const item = { catalogue, gallery };
  const started = vi.fn();
  await renderApp(<GalleryDetail item={item} items={[item]} onStart={started} />, {
    project: await demoKitchen(...articles.map((code) => [code] as const)),
    isReadOnly,
  });
  return { item, started };
}

test("an idea shows its articles, and starts a project with Enter", async () => {
  const { item, started } = await renderIdea();
  await expect.element(page.getByText("BASE-CORNER-1050")).toBeVisible();
  page.getByRole("button", { name: "Start a project with this" }).element().focus();
  await userEvent.keyboard("{Enter}");
  expect(started).toHaveBeenCalledWith(item);
});

test("a project that may only be read says why the idea cannot be added to it", async () => {
  await renderIdea({ articles: ["BASE-2D-900"], isReadOnly: true });
  await expect
    .element(page.getByRole("button", { name: "Add to “Kitchen”", exact: false }))
    .toHaveAttribute("title", "This project can be viewed but not changed.");
});
