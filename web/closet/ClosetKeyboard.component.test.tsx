import { undo, useProject } from "@stanza/web-project";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { demoWardrobe } from "../testing/demo-kitchen.ts";
import { SUPERVISOR } from "../testing/people.ts";
import { renderApp } from "../testing/render-app.tsx";
import { withoutWebGl } from "../testing/without-webgl.ts";
import { ClosetPage } from "./ClosetPage.tsx";
import { closetStep } from "./steps/closet-steps-store.ts";
import { focusStep } from "./steps/StepStart.tsx";

beforeEach(withoutWebGl);
afterEach(() => closetStep({ type: "resetSteps" }));

const choicesNow = () => useProject.getState().open?.document.project.rows[0]?.choices ?? {};
const steps = page.getByRole("navigation", { name: "Steps" });
const slider = (name: string) => page.getByRole("slider", { name, exact: true });
/** The measures beside the lines that say how far something goes. */
const limitsOf = (name: string) =>
  [...slider(name).element().querySelectorAll("text")].map((text) => text.textContent?.replace(",", ""));

async function shownAt(choices: Readonly<Record<string, string>>, ...path: readonly RegExp[]) {
  await renderApp(
    <div style={{ display: "flex", height: 860 }}>
      <ClosetPage />
    </div>,
    {
      project: await demoWardrobe(["CL-2424", choices]),
      address: "/closetool/row1",
      profile: SUPERVISOR,
    },
  );
  await page.getByRole("button", { name: "Open all steps" }).click();
  for (const name of path) await steps.getByRole("button", { name }).click();
}

/** Drags by so many pixels, as a hand does it: in small moves. */
function drag(name: string, by: { readonly x?: number; readonly y?: number }) {
  const element = slider(name).element();
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const send = (type: string, part: number) =>
    element.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        pointerId: 1,
        clientX: x + (by.x ?? 0) * part,
        clientY: y + (by.y ?? 0) * part,
      }),
    );
  element.setPointerCapture = () => {};
  send("pointerdown", 0);
  for (const part of [0.25, 0.5, 0.75, 1]) send("pointermove", part);
  send("pointerup", 1);
}

test("[CL-02] a shelf shows how far it goes, and keys stop there before they go past it", async () => {
  const CLITEMS = "2,SHELF,420,25|2,SHELF,820,25|2,SHELF,1220,25";
  await shownAt({ CLITEMS }, /Interior/);
  const name = "Shelf, section 2";
  const middle = page.getByRole("slider", { name }).nth(1);
  middle.element().focus();
  await expect.element(middle).toHaveAttribute("aria-valuemin", "445");
  await expect.element(middle).toHaveAttribute("aria-valuemax", "1195");
  const shown = [...middle.element().querySelectorAll("text")];
  expect(shown.map((text) => text.textContent?.replace(",", ""))).toEqual(["445 mm", "1195 mm"]);
  expect(getComputedStyle(shown[0]!.parentElement!).visibility).toBe("visible");
  await userEvent.keyboard("{Shift>}{ArrowUp}{/Shift}");
  expect(choicesNow().CLITEMS).toBe("2,SHELF,420,25|2,SHELF,920,25|2,SHELF,1220,25");
  await userEvent.keyboard("{Shift>}{ArrowUp}{ArrowUp}{ArrowUp}{/Shift}");
  expect(choicesNow().CLITEMS).toBe("2,SHELF,420,25|2,SHELF,1195,25|2,SHELF,1220,25");
  await userEvent.keyboard("{ArrowUp}");
  expect(choicesNow().CLITEMS).toBe("2,SHELF,420,25|2,SHELF,1245,25|2,SHELF,1220,25");
});

test("[CL-02] an element that is dragged stops at the next one; one undo takes the drag back", async () => {
  const CLITEMS = "2,SHELF,420,25|2,DRW,820,200";
  await shownAt({ CLITEMS }, /Interior/);
  drag("Drawers, section 2", { y: 60 });
  await expect.poll(() => choicesNow().CLITEMS).toBe("2,SHELF,420,25|2,DRW,445,200");
  undo();
  expect(choicesNow().CLITEMS).toBe(CLITEMS);
});

test("[CL-02] an element goes into the next section by a key, and where that has no room it says so", async () => {
  await shownAt({ CLITEMS: "1,TROUS,900,80", CLOSETSTRUCT: "900|1100|324" }, /Interior/);
  slider("Trouser rail, section 1").element().focus();
  await userEvent.keyboard("{ArrowRight}");
  expect(choicesNow().CLITEMS).toBe("1,TROUS,900,80");
  await expect.element(page.getByText("Section 2 has no room for it").first()).toBeInTheDocument();
});

test("[CL-02] a divider inside a section is dragged in the picture and moved by keys, within its limits", async () => {
  await shownAt({ CLITEMS: "1,SHELF,1000,25", CLOSETDIV: "1,400,0,600" }, /Divisions/, /Dividers/);
  const name = "Dividers inside sections, Line 1";
  slider(name).element().focus();
  await expect.poll(() => limitsOf(name)).toEqual(["150 mm", "732 mm", "0 mm", "400 mm"]);
  await expect
    .element(slider(name))
    .toHaveAttribute("aria-valuetext", "From the left 400 mm, Height above floor 0 mm");
  await userEvent.keyboard("{ArrowRight}{ArrowUp}");
  expect(choicesNow().CLOSETDIV).toBe("1,410,10,600");
  await userEvent.keyboard("{Shift>}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{/Shift}");
  expect(choicesNow().CLOSETDIV).toBe("1,410,400,600");
  drag(name, { x: 400, y: 10 });
  await expect.poll(() => choicesNow().CLOSETDIV).toBe("1,732,400,600");
  slider(name).element().focus();
  await userEvent.keyboard("{Delete}");
  expect(choicesNow().CLOSETDIV).toBe("");
});

test("[CL-02] by keyboard alone: each step takes the focus before what is worked in, and Ctrl+Enter goes on and back", async () => {
  await renderApp(
    <div style={{ display: "flex", height: 860 }}>
      <ClosetPage />
    </div>,
    { project: await demoWardrobe(["CL-2424"]), address: "/closetool/row1" },
  );
  const focused = () => document.activeElement?.textContent?.trim();
  const at = async (step: string) => {
    await expect.element(page.getByRole("heading", { level: 2, name: step })).toBeVisible();
    await expect.poll(focused).toBe(step);
  };
  const width = page.getByRole("spinbutton", { name: /Available width/ });
  await userEvent.fill(width, "2424");
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await at("1.2 Height and depth");
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await at("2.1 Carcass and back");
  await userEvent.keyboard("{Control>}{Shift>}{Enter}{/Shift}{/Control}");
  await at("1.2 Height and depth");
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await at("2.1 Carcass and back");
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await at("3.1 Sections");
  await userEvent.keyboard("{Tab}");
  await expect.element(page.getByRole("slider", { name: "Divider between section 1 and 2" })).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}{Control>}{Enter}{/Control}");
  expect(choicesNow()).toMatchObject({ CLOSETSTRUCT: "910|590|824" });
  await at("3.2 Dividers");
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await at("4.1 Fittings");
  // The bay, then what is in it, then what can be added.
  await userEvent.keyboard("{Tab}");
  await expect.element(page.getByRole("radio", { name: "section 1" })).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}{Tab}");
  await expect.element(page.getByRole("slider", { name: "Shelf, section 2" }).first()).toHaveFocus();
  for (let i = 0; i < 5; i++) await userEvent.keyboard("{Tab}");
  await expect.element(page.getByRole("combobox", { name: "Section" })).toHaveFocus();
});

test("[CL-02] what is missing leads the keyboard to its question, or to the step where it has none", async () => {
  await renderApp(
    <div style={{ display: "flex", height: 860 }}>
      <ClosetPage />
    </div>,
    { project: await demoWardrobe(["CL-2424"]), address: "/closetool/row1" },
  );
  const width = page.getByRole("spinbutton", { name: /Available width/ });
  await expect.element(width).toBeVisible();
  focusStep("W");
  await expect.element(width).toHaveFocus();
  focusStep("CLITEMS");
  await expect.element(page.getByRole("heading", { level: 2, name: "1.1 Your wall" })).toHaveFocus();
});
