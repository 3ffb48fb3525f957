import { useEvaluation, useProject } from "@stanza/web-project";
import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../testing/accessibility.ts";
import { demoWardrobe } from "../../testing/demo-kitchen.ts";
import { expectDialogRules } from "../../testing/dialog-rules.ts";
import { evaluationReady } from "../../testing/evaluation-ready.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { openFront } from "./open-front.ts";

const choicesNow = () => useProject.getState().open?.document.project.rows[0]?.choices;
const left = page.getByRole("radio", { name: /^Interior left: / });
const right = page.getByRole("radio", { name: /^Interior right: / });
const options = (name: string) => page.getByRole("group", { name, exact: true }).getByRole("radio");

async function shown(): Promise<void> {
  await renderApp(null, { project: await demoWardrobe(["WR-2D-1000"]) });
  await evaluationReady();
}

/** Leaving without an answer rejects with `false`, as the specification says (spec 2 §4). */
const open = () =>
  openFront(useEvaluation.getState().evaluated!.rows.slice(0, 1), "INTL").catch((none) => none);

test("the drawn front keeps to the rules of dialogs", async () => {
  await shown();
  await expectDialogRules({ title: "Wardrobe, two doors 1000 from the front", open });
  expect(choicesNow()).toEqual({});
});

test("[CD-03] a bay is tapped on the drawn front, and what it holds is chosen by picture and price, on a narrow phone", async () => {
  await page.viewport(360, 740);
  onTestFinished(() => page.viewport(1440, 900));
  await shown();
  const answer = open();
  await expect.element(left).toBeChecked();
  await right.click();
  await expect.element(right).toBeChecked();
  await expectAccessible();
  const hanging = options("Interior right").nth(0);
  await expect.element(hanging).toHaveAccessibleName(/^Long hanging.*€/);
  await userEvent.click(hanging);
  await expect.element(page.getByRole("radio", { name: "Interior right: Long hanging" })).toBeChecked();
  expect(document.querySelector("[aria-modal]")?.scrollWidth).toBeLessThanOrEqual(360);
  await page.getByRole("button", { name: "Choose" }).click();
  expect(await answer).toEqual({ INTR: "HANG" });
  expect(choicesNow()).toEqual({ INTR: "HANG" });
});

test("bays are walked with the arrow keys, and one bay takes the place of two", async () => {
  await shown();
  void open();
  await expect.element(left).toBeVisible();
  (left.element() as SVGElement).focus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(right).toHaveFocus();
  await userEvent.click(options("Inside division").nth(0));
  await expect.element(right).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Choose" }).click();
  await expect.poll(choicesNow).toEqual({ DIV: "ONE" });
});
