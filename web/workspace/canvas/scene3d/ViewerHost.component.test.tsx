import { newProject } from "@stanza/project";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { demoKitchen } from "../../../testing/demo-kitchen.ts";
import { withRoom } from "../../../testing/demo-room.ts";
import { evaluationReady } from "../../../testing/evaluation-ready.ts";
import type { ServerAnswers } from "../../../testing/fake-server.ts";
import { renderApp } from "../../../testing/render-app.tsx";
import { watchWebGl } from "../../../testing/watch-webgl.ts";
import { withoutWebGl } from "../../../testing/without-webgl.ts";
import { WorkspacePage } from "../../frame/WorkspacePage.tsx";
import { ViewerHost } from "./ViewerHost.tsx";

/** Software takes seconds for a first picture. */
const PATIENCE = { timeout: 40_000 };
const scene = page.getByRole("application", { name: /^3D view/ });
const properties = page.getByRole("region", { name: "Properties" });

const NO_LIGHT: ServerAnswers = {
  getHdrFile: () => ({ status: 404, body: { error: "not-found", message: "None." } }),
};

/** Plan and 3D side by side. */
async function shown(project = withRoom()) {
  await renderApp(
    <div style={{ display: "flex", width: 1300, height: 860 }}>
      <WorkspacePage />
    </div>,
    {
      address: "/configurator",
      project,
      answers: NO_LIGHT,
    },
  );
}

test("a room without articles makes nothing of 3D until there is a hand that could want it", {
  timeout: 60_000,
}, async () => {
  const contexts = watchWebGl();
  await userEvent.hover(document.documentElement, { position: { x: 1400, y: 880 } });
  await shown();
  await expect.element(scene).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(contexts).toEqual([]);
  // A pointer anywhere but over the view itself; keys go to whatever page has the focus.
  await userEvent.hover(properties);
  await vi.waitFor(() => expect(contexts.length).toBe(1), PATIENCE);
});

test("an empty project makes nothing of 3D until somebody looks there", { timeout: 60_000 }, async () => {
  const contexts = watchWebGl();
  // Away from where the view will be: a test before may have left the pointer there.
  await userEvent.hover(document.documentElement, { position: { x: 1400, y: 880 } });
  await shown(newProject());
  await expect.element(scene).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(contexts).toEqual([]);
  await userEvent.hover(scene);
  await vi.waitFor(() => expect(contexts.length).toBe(1), PATIENCE);
});

const nothing = () => {};
const ACTIONS = { openCatalogue: nothing, showView: nothing, editSelection: nothing };
/** The 3D view beside a plan, and a button that takes the plan away. */
function Switched() {
  const [alone, setAlone] = useState(false);
  return (
    <div style={{ display: "flex", width: 900, height: 600 }}>
      <button type="button" onClick={() => setAlone(true)}>
        3D alone
      </button>
      <ViewerHost actions={ACTIONS} alone={alone} />
    </div>
  );
}

test("an empty project shows its 3D where the plan is no longer beside it", { timeout: 60_000 }, async () => {
  const contexts = watchWebGl();
  await renderApp(<Switched />, { address: "/configurator", project: newProject(), answers: NO_LIGHT });
  await expect.element(scene).toBeVisible();
  expect(contexts).toEqual([]);
  page.getByRole("button", { name: "3D alone" }).element().focus();
  await userEvent.keyboard("{Enter}");
  await vi.waitFor(() => expect(contexts.length).toBe(1), PATIENCE);
});

test("a browser without WebGL says so in words, and the plan is there for everything", async () => {
  withoutWebGl();
  await shown(withRoom(await demoKitchen(["BASE-2D-900"])));
  await evaluationReady();
  await expect.element(page.getByText("This browser shows no 3D here.", { exact: false })).toBeVisible();
  page.getByRole("button", { name: "Base unit, two doors 900" }).first().element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(properties.getByRole("tab", { name: "Variants" })).toBeVisible();
});

test("[F13] a context lost in the middle of the start is said in words, the plan stays, and the picture comes with the context", {
  timeout: 90_000,
}, async () => {
  const losing: WEBGL_lose_context[] = [];
  watchWebGl((context) => {
    const lose = context.getExtension("WEBGL_lose_context")!;
    losing.push(lose);
    // After three.js has begun with it, before its first picture.
    setTimeout(() => lose.loseContext());
  });
  await shown();
  await expect
    .element(page.getByText("The graphics card took the picture away.", { exact: false }), PATIENCE)
    .toBeVisible();
  await expect.element(properties.getByRole("spinbutton", { name: "Wall A" })).toBeVisible();
  losing[0]!.restoreContext();
  await vi.waitFor(() => {
    const canvas = document.querySelector('[data-canvas="scene"] canvas')!;
    expect(getComputedStyle(canvas).opacity).toBe("1");
  }, PATIENCE);
  await expect
    .element(page.getByText("The graphics card took the picture away.", { exact: false }))
    .not.toBeInTheDocument();
});

test("a graphics card that goes away at each start ends in words, not in one attempt after the other", {
  timeout: 120_000,
}, async () => {
  const contexts = watchWebGl((context) => {
    setTimeout(() => context.getExtension("WEBGL_lose_context")?.loseContext());
  });
  await shown();
  await expect
    .element(page.getByText("This browser shows no 3D here.", { exact: false }), { timeout: 60_000 })
    .toBeVisible();
  expect(contexts.length).toBe(3);
  await expect.element(properties.getByRole("spinbutton", { name: "Wall A" })).toBeVisible();
});

test("[CD-03] standard views are in a menu with their keys, and a wall is looked at by its letter", {
  timeout: 60_000,
}, async () => {
  await shown();
  await userEvent.hover(scene);
  const more = page.getByRole("button", { name: "More views" });
  await userEvent.click(more);
  const menu = page.getByRole("menu");
  const items = menu.getByRole("menuitem");
  await expect.element(items.first()).toBeVisible();
  const names = items.elements().map((item) => item.textContent);
  expect(names[0]).toMatch(/^Eye level/);
  expect(names.filter((name) => /^Wall [A-D]/.test(name ?? "")).length).toBe(4);
  for (const name of [/View from the corner/, /Overview from above/, /View from above/])
    await expect.element(menu.getByRole("menuitem", { name })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(menu).not.toBeInTheDocument();
  await expect.element(page.getByRole("button", { name: "Eye level" })).toBeVisible();
});
