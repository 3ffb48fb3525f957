import { newProject } from "@stanza/project";
import { useProject } from "@stanza/web-project";
import { registerCommands, useCommands } from "@stanza/web-site";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../../web/testing/accessibility.ts";
import { demoKitchen } from "../../../web/testing/demo-kitchen.ts";
import { withRoom } from "../../../web/testing/demo-room.ts";
import { expectDialogRules } from "../../../web/testing/dialog-rules.ts";
import type { ServerAnswers } from "../../../web/testing/fake-server.ts";
import { renderApp } from "../../../web/testing/render-app.tsx";
import { projectSummary } from "../../../web/testing/summaries.ts";
import { registerGlobalCommands } from "./global-commands.ts";
import { openPalette } from "./palette.ts";

const field = page.getByRole("combobox", { name: "Type a command or look for an article" });
const options = page.getByRole("option");

const save = vi.fn();
beforeEach(() => {
  save.mockClear();
  useCommands.setState({ groups: new Map() });
  registerCommands("test", [
    { id: "save", label: "Save now", group: "Project", keys: ["Ctrl+S"], run: save },
    { id: "undo", label: "Undo", group: "Project", run: () => undefined },
    { id: "pan", label: "Move the plan", group: "View", listedOnly: true, run: () => undefined },
    { id: "off", label: "Not now", group: "View", enabled: false, run: () => undefined },
  ]);
});

test("Commands keeps to the rules of dialogs", async () => {
  await renderApp(null);
  await expectDialogRules({ title: "Commands", open: openPalette });
});

test("a command that can be given now is found by its words and given with Enter", async () => {
  await renderApp(null);
  void openPalette();
  await expect.element(options).toHaveLength(2);
  await userEvent.keyboard("proj sav");
  await expect.element(options).toHaveLength(1);
  await expect.element(options).toMatchTextContent("Save now");
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => save.mock.calls.length).toBe(1);
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
});

test("on a phone the commands fill the screen", async () => {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1440, 900));
  registerCommands(
    "many",
    Array.from({ length: 40 }, (_, i) => ({ id: `${i}`, label: `Command ${i}`, group: "Many", run: save })),
  );
  await renderApp(null);
  void openPalette();
  await expect.element(options).toHaveLength(42);
  expect(page.getByRole("listbox").element().getBoundingClientRect().bottom).toBeGreaterThan(780);
});

test("what is neither a command nor an article says so", async () => {
  await renderApp(null);
  void openPalette();
  await userEvent.fill(field, "xyz");
  await expect.element(page.getByText("Neither a command nor an article is called “xyz”")).toBeVisible();
  await expectAccessible();
});

test("[CA-01] an article of the project's catalogues is found on the device, also without the server, and added with Enter", async () => {
  const { visited } = await renderApp(null, {
    project: withRoom(await demoKitchen(["BASE-2D-900"])),
    projectId: 12,
    answers: {
      searchArticles: () => {
        throw new TypeError("offline");
      },
    },
  });
  void openPalette();
  await userEvent.fill(field, "sink base unit 800");
  const article = page.getByRole("option", { name: /^Sink base unit 800/ });
  await expect.element(article).toBeVisible();
  await expectAccessible();
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => visited).toEqual(["/configurator?project=12"]);
  await expect
    .poll(() => useProject.getState().open?.document.project.rows.map(({ article }) => article))
    .toEqual(["BASE-2D-900", "BASE-SINK-800"]);
});

test("a project that may only be read takes no article", async () => {
  await renderApp(null, {
    project: await demoKitchen(),
    stored: projectSummary({ isReadOnly: true }),
    isReadOnly: true,
  });
  void openPalette();
  await userEvent.fill(field, "sink base unit 800");
  await expect.element(page.getByText(/^Neither a command nor an article/)).toBeVisible();
});

test("[PR-08] the status of a project is there once the server has it, and it is that of the project that is open", async () => {
  useCommands.setState({ groups: new Map() });
  onTestFinished(registerGlobalCommands());
  const answers: ServerAnswers = {
    listAssignees: () => ({ status: 200, body: { people: [] } }),
    searchArticles: () => ({ status: 200, body: { articles: [], total: 0, suggestions: [] } }),
  };
  await renderApp(null, { project: newProject({ description: "Not saved yet" }), answers });
  void openPalette();
  await userEvent.fill(field, "status");
  await expect.element(page.getByRole("option", { name: /^Change status/ })).not.toBeInTheDocument();
  await userEvent.keyboard("{Escape}");
  for (const description of ["Kitchen Rossi", "Kitchen Bianchi"]) {
    await renderApp(null, {
      project: newProject({ description }),
      stored: projectSummary({ status: "assigned", description }),
      answers,
    });
    void openPalette();
    await userEvent.fill(field, "status");
    await userEvent.click(page.getByRole("option", { name: /^Change status/ }));
    await expect.element(page.getByRole("dialog", { name: `Status of ${description}` })).toBeVisible();
    await userEvent.keyboard("{Escape}");
  }
});
