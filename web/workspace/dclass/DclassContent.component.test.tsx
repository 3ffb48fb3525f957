import { useEvaluation, useProject } from "@stanza/web-project";
import { translate, useConfig } from "@stanza/web-site";
import { openDialog } from "@stanza/web-ui";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { demoWardrobe } from "../../testing/demo-kitchen.ts";
import { expectDialogRules } from "../../testing/dialog-rules.ts";
import { evaluationReady } from "../../testing/evaluation-ready.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { dclassRefusedDialog } from "./dclass-dialogs.tsx";
import { openDclass } from "./open-dclass.ts";

const choicesNow = () => useProject.getState().open?.document.project.rows[0]?.choices;
const button = (name: string) => page.getByRole("button", { name, exact: false });

async function renderCloset(isReadOnly = false, faults: readonly string[] = []) {
  const app = await renderApp(null, {
    project: await demoWardrobe(["CL-2424"]),
    isReadOnly,
    answers: {
      evaluateDivider: ({ body }) => ({
        status: 200,
        body: {
          ...{
            value: body.value,
            bays: [],
            used: 2424,
            whole: 2424,
            problems: [],
            total: "0",
            unpricedLines: 0,
          },
          faults: faults.map((message) => ({ code: "C-FIT", message })),
        },
      }),
    },
  });
  await evaluationReady();
  return app;
}

/** Leaving without an answer rejects with `false`, as the specification says (spec 2 §4). */
const open = (code: string) =>
  openDclass(useEvaluation.getState().evaluated!.rows.slice(0, 1), code).catch((left) => left);

test("the divider maker keeps to the rules of dialogs", async () => {
  await renderCloset();
  await expectDialogRules({
    title: "Sections: Closet 2424, three sections",
    open: () => open("CLOSETSTRUCT"),
  });
  expect(choicesNow()).toEqual({});
});

test("what cannot be edited says so in a dialog that keeps to the rules", async () => {
  await renderCloset();
  await expectDialogRules({
    title: translate("dclass.refusedTitle"),
    open: () => openDialog(dclassRefusedDialog, { name: "CLOSETSTRUCT", message: "No component" }),
  });
});

test("a division is typed with Enter and chosen for the article", async () => {
  await renderCloset();
  const answer = open("CLOSETSTRUCT");
  await userEvent.fill(page.getByLabelText("Type a division"), "700 # 800");
  await userEvent.keyboard("{Enter}");
  await button("Choose").click();
  expect(await answer).toBe("700|824|800");
  expect(choicesNow()).toEqual({ CLOSETSTRUCT: "700|824|800" });
});

test("[CL-03] the server evaluates a division before it is chosen, and what it refuses is said", async () => {
  const { calls } = await renderCloset(false, ["The sections are wider than the available width"]);
  const answer = open("CLOSETSTRUCT");
  await userEvent.fill(page.getByLabelText("Type a division"), "700 # 800");
  await userEvent.keyboard("{Enter}");
  await button("Choose").click();
  await expect
    .element(page.getByRole("alert"))
    .toHaveTextContent(
      "The server does not take this division:The sections are wider than the available width",
    );
  expect(calls.map(({ operation, body }) => [operation, body])).toEqual([
    [
      "evaluateDivider",
      expect.objectContaining({ catalog: "ARMADIO", divider: "CLOSETSTRUCT", value: "700|824|800" }),
    ],
  ]);
  expect(choicesNow()).toEqual({});
  await button("Cancel").click();
  expect(await answer).toBe(false);
});

test("a division that cannot be read says what is wrong with it", async () => {
  await renderCloset();
  void open("CLOSETSTRUCT");
  await userEvent.fill(page.getByLabelText("Type a division"), "wide");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("“wide” is no width")).toBeVisible();
});

test("a divider is moved with the arrow keys, and Start again takes it back", async () => {
  await renderCloset();
  void open("CLOSETSTRUCT");
  await expect.element(button("Start again")).toHaveAttribute("title", "Nothing has changed");
  const [divider] = page.getByRole("slider", { name: "Divider between section 1 and 2" }).elements();
  divider?.focus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(button("Start again")).not.toHaveAttribute("title");
  await button("Start again").click();
  await expect.element(button("Start again")).toHaveAttribute("title", "Nothing has changed");
});

test("equipment is added to a section by its kind, and its height is typed", async () => {
  await renderCloset();
  void open("CLITEMS");
  await expect.element(page.getByText("Click an element to change it, or add one.")).toBeVisible();
  const kinds = page.getByRole("group", { name: "Add to" }).getByRole("button");
  await kinds.nth(0).click();
  const height = page.getByRole("region").getByRole("textbox").last();
  await expect.element(height).toBeVisible();
  await userEvent.fill(height, "99999");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("alert")).toBeVisible();
  await expect.element(button("Choose")).toHaveAttribute("title", "Put right what is marked first");
});

test("a class without an editor of its own is a table of records", async () => {
  await renderCloset();
  useConfig.setState({ dclass: { SECTIONS: { comp: "table" } } });
  void open("CLOSETSTRUCT");
  await expect.element(page.getByRole("table")).toBeVisible();
  await expect.element(button("Move Line 1 up")).toHaveAttribute("title", "Move Line 1 up. It is the first");
  const before = page.getByRole("row").elements().length;
  await button("Add a line").click();
  await expect.poll(() => page.getByRole("row").elements().length).toBe(before + 1);
});

test("a variable that is no dynamic class is refused in the specification's words", async () => {
  await renderCloset();
  void open("W");
  await expect.element(page.getByText("This variable is not a dClass")).toBeVisible();
});

test("a project that may only be read keeps its sections", async () => {
  await renderCloset(true);
  const answer = open("CLOSETSTRUCT");
  await userEvent.fill(page.getByLabelText("Type a division"), "700 # 800");
  await userEvent.keyboard("{Enter}");
  await button("Choose").click();
  await answer;
  expect(choicesNow()).toEqual({});
});
