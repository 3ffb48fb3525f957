import { encodeProject, newDocument } from "@stanza/codecs";
import { newProject } from "@stanza/project";
import { useProject } from "@stanza/web-project";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../testing/accessibility.ts";

import type { ServerAnswers } from "../../testing/fake-server.ts";
import { DEALER, GUEST } from "../../testing/people.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { projectSummary } from "../../testing/summaries.ts";
import { HomePage } from "./HomePage.tsx";

const heading = page.getByRole("heading", { level: 1, name: "Design the room. See the price as you go." });
const newest = (...projects: ReturnType<typeof projectSummary>[]): ServerAnswers => ({
  listProjects: () => ({ status: 200, body: { projects, next: null, counts: {}, moreOf: [] } }),
});

test("[AU-02] somebody who was sent here reads why, signs in and goes on to where they wanted", async () => {
  let isRight = false;
  const { visited } = await renderApp(<HomePage />, {
    profile: null,
    address: "/home?redirectFrom=%2Fprojects",
    answers: {
      ...newest(),
      signIn: () =>
        isRight
          ? { status: 200, body: { profile: DEALER, token: "t", expiresAt: "2099-12-31T00:00:00.000Z" } }
          : { status: 401, body: { error: "login-failed", message: "No." } },
    },
  });
  await expect.element(heading).toBeVisible();
  await expect.element(page.getByText("Sign in to open Projects.")).toBeVisible();
  page.getByLabelText("User id").element().focus();
  await userEvent.keyboard("dealer.milano{Tab}not-the-password{Enter}");
  await expect.element(page.getByRole("alert")).toMatchTextContent("Login failed");
  await expect
    .element(page.getByRole("alert"))
    .toMatchTextContent("Incorrect data, please check your credentials.");
  await expectAccessible();
  isRight = true;
  await userEvent.keyboard("seller-milano-1{Enter}");
  await expect.element(page.getByRole("heading", { name: "Welcome back, Giulia Ferri" })).toBeVisible();
  expect(visited).toEqual(["/projects"]);
});

test("a guest may start at once; a site without guests says so", async () => {
  await renderApp(<HomePage />, { profile: GUEST });
  await expect.element(page.getByText("You are here as a guest.")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "New project" })).toBeVisible();
  await expectAccessible();
});

test("a guest who may not enter just now reads why, and starts anew with another press", async () => {
  const { calls } = await renderApp(<HomePage />, {
    profile: null,
    answers: { signInGuest: () => ({ status: 429, body: { error: "too-many-attempts", message: "Wait." } }) },
  });
  const start = page.getByRole("button", { name: "New project" });
  for (const presses of [1, 2]) {
    await start.click();
    await expect
      .poll(() => calls.filter(({ operation }) => operation === "signInGuest").length)
      .toBe(presses);
    await expect.element(start).not.toHaveAttribute("aria-busy");
  }
  await expect.element(page.getByText(/^Many people have come in from this network/).first()).toBeVisible();
});

test("[CA-06] a guest looks around in the finished room of the site, which is saved nowhere", async () => {
  const document = encodeProject(newDocument(newProject({ description: "Loft" })));
  const { calls, visited } = await renderApp(<HomePage />, {
    profile: GUEST,
    config: { showcase: "showcase.json" },
    answers: { getShowcase: () => ({ status: 200, body: document }) },
  });
  await userEvent.click(page.getByRole("button", { name: "Look around a finished room" }));
  await expect.poll(() => visited).toEqual(["/configurator3d"]);
  const { open, saveState } = useProject.getState();
  expect(open?.document.project.description).toBe("Loft");
  expect([open?.projectId, saveState]).toEqual([null, { kind: "saved", at: null }]);
  expect(calls.map(({ operation }) => operation)).not.toContain("createProject");
});

test("a finished room that does not come is said, and nothing is left open", async () => {
  await renderApp(<HomePage />, {
    profile: GUEST,
    config: { showcase: "showcase.json" },
    answers: { getShowcase: () => ({ status: 404, body: { error: "not-found", message: "Gone." } }) },
  });
  await userEvent.click(page.getByRole("button", { name: "Look around a finished room" }));
  await expect.element(page.getByText(/^The finished room could not be opened/)).toBeVisible();
});

test("a site without guests offers nothing but signing in", async () => {
  await renderApp(<HomePage />, { profile: null, config: { isguest: false } });
  await expect.element(page.getByText("This site does not allow guest users.")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "New project" })).not.toBeInTheDocument();
  await expect.element(page.getByRole("link", { name: "Inspiration" })).not.toBeInTheDocument();
});

test("the last projects and the open one are one key away", async () => {
  const { calls, visited } = await renderApp(<HomePage />, {
    project: newProject({ description: "Kitchen" }),
    projectId: 12,
    answers: {
      ...newest(projectSummary(), projectSummary({ id: 13, description: "" })),
      getProject: () => ({ status: 404, body: { error: "not-found", message: "Gone." } }),
    },
  });
  await expect.element(page.getByRole("link", { name: /Kitchen Rossi.*Anna Rossi/ })).toBeVisible();
  await expectAccessible();
  await userEvent.click(page.getByRole("link", { name: "Go on with Kitchen" }));
  expect(visited).toEqual(["/configurator?project=12"]);
  page
    .getByRole("link", { name: /Untitled project/ })
    .element()
    .focus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => calls.find(({ operation }) => operation === "getProject")?.params.id).toBe("13");
});

test("somebody's first visit has no projects", async () => {
  await renderApp(<HomePage />, { answers: newest() });
  await expect.element(page.getByText("No projects yet. Your first one starts with a room.")).toBeVisible();
});

test("without the server the projects can be asked for again", async () => {
  let isOffline = true;
  await renderApp(<HomePage />, {
    answers: {
      listProjects: () => {
        if (isOffline) throw new TypeError("offline");
        return { status: 200, body: { projects: [projectSummary()], next: null, counts: {}, moreOf: [] } };
      },
    },
  });
  await expect.element(page.getByText(/^The projects could not be loaded/)).toBeVisible();
  isOffline = false;
  await userEvent.click(page.getByRole("button", { name: "Try again" }));
  await expect.element(page.getByRole("link", { name: /Kitchen Rossi/ })).toBeVisible();
});
