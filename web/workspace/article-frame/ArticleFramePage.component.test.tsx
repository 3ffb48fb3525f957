import { editor, useCatalogues, useEvaluation, useProject } from "@stanza/web-project";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../testing/accessibility.ts";
import { catalogueAnswers } from "../../testing/demo-catalogues.ts";
import { GUEST } from "../../testing/people.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { withoutWebGl } from "../../testing/without-webgl.ts";
import { ArticleFramePage } from "./ArticleFramePage.tsx";
import { forgetFrame, useArticleFrame } from "./article-frame-store.ts";
import { showArticle } from "./show-article.ts";

beforeEach(withoutWebGl);
afterEach(() => {
  forgetFrame();
  useCatalogues.setState({ listed: [] });
});

const PLAIN = "?catalog=cucina&model=calce&article=base-1d-600";

async function shown(search: string, { path = "/configuratorFrame", width = 1200, height = 700 } = {}) {
  await page.viewport(width, height);
  return renderApp(
    <div style={{ display: "flex", height }}>
      <ArticleFramePage />
    </div>,
    { address: path + search, profile: GUEST, answers: await catalogueAnswers(["cucina", "muri"]) },
  );
}
const ready = (status = "ready") =>
  expect.poll(() => useArticleFrame.getState().status, { timeout: 25_000 }).toBe(status);
const faultsNow = () => useArticleFrame.getState().faults;
const rowNow = () => useProject.getState().open?.document.project.rows[0];

test("[CD-12] the frame shows the article of its address with its choices and its price, and nothing of a room", async () => {
  await shown(`${PLAIN}&variants=W%3D450`);
  await ready();
  expect(rowNow()).toMatchObject({
    catalogue: "CUCINA",
    model: "CALCE",
    article: "BASE-1D-600",
    choices: { W: 450 },
  });
  expect(useProject.getState().open?.document.project.rooms).toEqual([]);
  expect(useProject.getState().saveState).toEqual({ kind: "saved", at: null });
  expect(editor.state.selection).toEqual([useArticleFrame.getState().row]);
  const strip = page.getByRole("region", { name: "Price and cart" });
  await expect.element(strip.getByText(/€/)).toBeVisible();
  await expect.element(strip.getByRole("radio", { name: "2D" })).toBeVisible();
  await expectAccessible();
});

test("[CD-12] choices that are not there are named, and the others are made all the same", async () => {
  await shown(`${PLAIN}&variants=W%3D450%3BNONE%3D1%3BFIN%3DNEVER`);
  await ready();
  expect(rowNow()?.choices).toMatchObject({ W: 450 });
  expect(faultsNow().toSorted((a, b) => a.code.localeCompare(b.code))).toEqual([
    { kind: "value", code: "FIN" },
    { kind: "variant", code: "NONE" },
  ]);
  await expect.element(page.getByText(/choices that this article does not have: /)).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: "Close" }));
  await expect.poll(() => page.getByText(/does not have/).query()).toBeNull();
});

test.each([
  ["?catalog=NONE&article=X", "catalogue", "There is no catalogue NONE here."],
  ["?catalog=CUCINA&model=NONE&article=X", "model", "There is no model NONE in this catalogue."],
  ["?catalog=CUCINA&model=CALCE&article=NONE", "article", "There is no article NONE in this catalogue."],
])("[CD-12] %s says what is not there, and leaves no project behind", async (search, kind, sentence) => {
  await shown(search);
  await ready("failed");
  expect(faultsNow()).toEqual([{ kind, code: "NONE" }]);
  await expect.element(page.getByText(sentence)).toBeVisible();
  expect(useProject.getState().open).toBeNull();
});

test("[CD-12] without an article in its address the frame waits for its shop, and shows what that asks for", async () => {
  await shown("");
  await expect.element(page.getByText("No article yet")).toBeVisible();
  await showArticle({ catalog: "CUCINA", model: "", article: "BASE-2D-900", variants: {} });
  await ready();
  expect(rowNow()?.article).toBe("BASE-2D-900");
});

test("[CD-12] a window stands in a wall of its own", async () => {
  await shown("?catalog=MURI&article=WIN2-1200");
  await ready();
  const project = useProject.getState().open?.document.project;
  expect(project?.rows[0]?.placement.on).toBe("wall");
  expect(project?.rooms).toHaveLength(1);
});

test("[CD-12] the cart is the shop's: without one around the button says why, and with one it hands the article over", async () => {
  await shown(PLAIN);
  await ready();
  const button = page.getByRole("button", { name: /^Add to cart/ });
  await expect.element(button).toHaveAttribute("aria-disabled", "true");
  const handOver = vi.fn(async () => true);
  useArticleFrame.setState({ handOver });
  await expect.element(button).not.toHaveAttribute("aria-disabled");
  await userEvent.click(button);
  await expect.element(page.getByText("Added to the shop’s cart")).toBeVisible();
  expect(handOver).toHaveBeenCalledTimes(1);
});

test("[CD-12] a choice can be taken back, but not the article", async () => {
  await shown(PLAIN);
  await ready();
  const undo = page.getByRole("button", { name: /^Undo/ });
  await expect.element(undo).toHaveAttribute("aria-disabled", "true");
  await userEvent.click(page.getByRole("button", { name: "More: Quantity" }));
  await expect.poll(() => rowNow()?.quantity).toBe(2);
  await userEvent.click(undo);
  expect(rowNow()?.quantity).toBe(1);
  await expect.element(undo).toHaveAttribute("aria-disabled", "true");
});

test("[CD-12] below 900 px, and under its own address, it is a phone's: a sheet over the picture, Tab goes through and Esc does nothing", async () => {
  await shown(PLAIN, { path: "/configuratorFrameMobile", width: 390, height: 640 });
  await ready();
  await expect
    .element(page.getByRole("button", { name: "Panel height" }))
    .toHaveAttribute("aria-expanded", "true");
  expect(page.getByRole("radio", { name: "2D" }).query()).toBeNull();
  await expect.poll(() => useArticleFrame.getState().heightPx).toBeGreaterThanOrEqual(560);
  const before = useProject.getState().open;
  const press = new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true });
  document.querySelector<HTMLElement>("[data-canvas]")!.dispatchEvent(press);
  expect(press.defaultPrevented).toBe(false);
  expect(useProject.getState().open).toBe(before);
  await expectAccessible();
});

test("[CD-12] the panel is put away and comes back, and the plan says the overall size", async () => {
  await shown(PLAIN);
  await ready();
  await userEvent.click(page.getByRole("button", { name: "Hide the variants" }));
  await expect.poll(() => page.getByRole("region", { name: "Variants" }).query()).toBeNull();
  await userEvent.click(page.getByRole("button", { name: "Show the variants" }));
  await userEvent.click(page.getByText("2D", { exact: true }));
  await expect.element(page.getByRole("img", { name: "The article from above" })).toBeVisible();
  await expect.element(page.getByText(/^Overall 600 mm wide/)).toBeVisible();
  expect(useEvaluation.getState().evaluated?.rows.length).toBeGreaterThan(0);
});
