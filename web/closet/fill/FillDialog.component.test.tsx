import { choiceTargets, undo, useEvaluation, useProject } from "@stanza/web-project";
import { afterEach, beforeEach, expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../testing/accessibility.ts";
import { type DemoRow, demoPosts, demoWardrobe } from "../../testing/demo-kitchen.ts";
import { expectDialogRules } from "../../testing/dialog-rules.ts";
import { evaluationReady } from "../../testing/evaluation-ready.ts";
import { SUPERVISOR } from "../../testing/people.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { withoutWebGl } from "../../testing/without-webgl.ts";
import { ClosetPage } from "../ClosetPage.tsx";
import { closetStep } from "../steps/closet-steps-store.ts";
import { openFill } from "./open-fill.ts";

beforeEach(withoutWebGl);
afterEach(() => closetStep({ type: "resetSteps" }));

const choicesNow = () => useProject.getState().open?.document.project.rows[0]?.choices ?? {};
const dialog = page.getByRole("dialog", { name: "Fill for me" });
const opener = page.getByRole("button", { name: "Fill for me" });
const section = (name: string) => dialog.getByRole("region", { name });

/** The wizard at the step in which a closet is filled. */
async function shown(make: typeof demoWardrobe, row: DemoRow, main: RegExp, context = {}) {
  await renderApp(
    <div style={{ display: "flex", height: 860 }}>
      <ClosetPage />
    </div>,
    { project: await make(row), address: "/closetool/row1", profile: SUPERVISOR, ...context },
  );
  await page.getByRole("button", { name: "Open all steps" }).click();
  await page.getByRole("navigation", { name: "Steps" }).getByRole("button", { name: main }).click();
}

const wardrobe = (context = {}) => shown(demoWardrobe, ["CL-2424"], /Interior/, context);

test("[CL-02] Fill for me keeps the rules of dialogs", async () => {
  await renderApp(null, { project: await demoWardrobe(["CL-2424"]) });
  await evaluationReady();
  const [target] = choiceTargets(useEvaluation.getState().evaluated!.rows.slice(0, 1));
  await expectDialogRules({ title: "Fill for me", open: () => openFill(target!) });
  expect(choicesNow()).toEqual({});
});

test("[CL-02] what is kept becomes an interior, explained, chosen as one step and undone as one", async () => {
  await wardrobe();
  const before = choicesNow();
  await opener.click();
  await expect
    .element(section("Section 2").getByText("Coats over shoes", { exact: true }))
    .toBeInTheDocument();
  await expect
    .element(dialog.getByText("Long clothes hang free, and the floor is left for shoes."))
    .toBeVisible();
  await expect.element(dialog.getByText(/A rail as high as one reaches/)).toBeVisible();
  await expectAccessible();
  await dialog.getByRole("button", { name: "Fill the closet" }).click();
  expect(choicesNow().CLITEMS).toMatch(/^1,DRW,0,600\|1,SHELF,960,25/);
  undo();
  expect(choicesNow()).toEqual(before);
});

test("[CL-02] every part can be changed: another column, a part left out, a section left empty", async () => {
  await wardrobe();
  await opener.click();
  await dialog.getByRole("combobox", { name: "Section 1" }).selectOptions("Shoes");
  await expect
    .element(section("Section 1").getByRole("checkbox", { name: /^Shoe rack at 60/ }))
    .toBeChecked();
  await dialog.getByRole("combobox", { name: "Section 3" }).selectOptions("Leave it empty");
  await section("Section 2")
    .getByRole("checkbox", { name: /Shoe rack/ })
    .click();
  await dialog.getByRole("button", { name: "Fill the closet" }).click();
  const text = String(choicesNow().CLITEMS);
  expect(text).toMatch(/^1,SHOE/);
  expect(text).not.toMatch(/2,SHOE/);
  expect(text).not.toMatch(/\|3,/);
});

test("[CL-02] who uses it and how much is kept are answered by the keyboard alone; what finds no place is named", async () => {
  await wardrobe();
  await opener.click();
  const amounts = dialog.getByRole("radiogroup", { name: "Coats and dresses" });
  amounts.getByRole("radio", { name: "A little" }).element().focus();
  await userEvent.keyboard("{ArrowRight}{ArrowRight}");
  await expect.element(amounts.getByRole("radio", { name: "A lot" })).toBeChecked();
  dialog.getByRole("radio", { name: "A grown-up" }).element().focus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(dialog.getByRole("radio", { name: "A tall person" })).toBeChecked();
  for (const name of ["Trousers", "Laundry", "Shoes"])
    await dialog
      .getByRole("radiogroup", { name })
      .getByRole("radio", { name: "A lot" })
      .click({ force: true });
  await expect.element(dialog.getByText(/^No section has room for: /)).toBeVisible();
});

test("[CL-02] with nothing to keep there is nothing to choose", async () => {
  await wardrobe();
  await opener.click();
  for (const name of [
    "Coats and dresses",
    "Shirts and jackets",
    "Folded clothes",
    "Linen and small things",
    "Shoes",
  ])
    await dialog
      .getByRole("radiogroup", { name })
      .getByRole("radio", { name: "None" })
      .click({ force: true });
  await expect.element(dialog.getByText(/^Say what is kept in it/).first()).toBeVisible();
  await expect
    .element(dialog.getByRole("button", { name: /^Fill the closet/ }))
    .toHaveAttribute("aria-disabled", "true");
});

test("[CL-02] another maker's closet is filled by its own rules, in its own words", async () => {
  await shown(demoPosts, ["PE-2500"], /Contents/);
  await opener.click();
  await expect
    .element(
      section("Bay 1")
        .getByText(/^Chest of drawers at 60 mm/)
        .first(),
    )
    .toBeVisible();
  await dialog.getByRole("button", { name: "Fill the closet" }).click();
  expect(choicesNow().CLITEMS).toMatch(/^1,CHEST,60,546/);
});

test("[CL-02] on a phone the questions stand above the answer", async () => {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1440, 900));
  await wardrobe();
  await opener.click();
  await expect.element(dialog.getByRole("radiogroup", { name: "Who uses it?" })).toBeVisible();
  const wide = [...dialog.element().querySelectorAll("*")].filter(
    (element) => element.getBoundingClientRect().right > 390,
  );
  expect(wide).toEqual([]);
});
