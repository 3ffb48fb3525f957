import { expect, type Page, type Route, test } from "@playwright/test";
import { expectAccessibleInBothSchemes } from "./accessibility.ts";
import { signIn } from "./people.ts";
import { copyOf } from "./projects.ts";
import { goWithin, STANDING_SCREENS } from "./screen-addresses.ts";

/** `./test all` brings about every state of every screen; the usual run has each screen as it is when all is well. */
const HAS_ALL_STATES = Boolean(process.env.E2E_STATES);
const SMALL_PHONE = { width: 360, height: 740 };

// Both schemes are gone through in each, so the one that the browser begins with adds nothing.
test.skip(({ colorScheme }) => colorScheme !== "light", "Both schemes are checked in one go.");

/** Signs in as who may see every screen, with a project of one's own; its number. */
async function begin(page: Page): Promise<number> {
  await signIn(page, "supervisor.milano");
  const project = await copyOf(page, "bianchi-studio", "Every screen", "copy");
  await page.goto("/home");
  await expect(page.getByRole("heading", { name: /^Welcome back/ })).toBeVisible();
  return project;
}

/** Goes through every screen without leaving the page, and checks each. */
async function checkEachWithin(page: Page, project: number, state: string): Promise<void> {
  for (const { path } of STANDING_SCREENS) {
    await goWithin(page, `${path}?project=${project}`);
    await expect(page.locator("main h1"), path).toHaveCount(1);
    await expectAccessibleInBothSchemes(page, state);
  }
}

/** Loads every screen by its address, so that nothing is shown from what was read before, and checks each. */
async function checkEachAnew(page: Page, project: number, state: string): Promise<void> {
  for (const { path } of STANDING_SCREENS) {
    await page.goto(`${path}?project=${project}`);
    await expect(page.locator("main h1"), path).toHaveCount(1);
    await expectAccessibleInBothSchemes(page, state);
  }
}

/**
 * Answers what a screen asks the server, but who is there: without that there is no screen at all.
 *
 * kept  the project that is read as it is; absent: it is answered like everything else
 */
async function answerReading(
  page: Page,
  answer: (route: Route) => Promise<void>,
  kept?: number,
): Promise<void> {
  await page.route("**/api/**", (route) => {
    const { pathname } = new URL(route.request().url());
    const isQuestion = route.request().method() === "GET" && !pathname.startsWith("/api/session");
    return isQuestion && pathname !== `/api/projects/${kept}` ? answer(route) : route.continue();
  });
}

const fail = (route: Route) => route.fulfill({ status: 500, json: { error: "failed" } });

async function emptyLists(route: Route): Promise<void> {
  const response = await route.fetch();
  if (!response.headers()["content-type"]?.includes("json")) return route.fulfill({ response });
  return route.fulfill({ response, json: withoutEntries(await response.json()) });
}

/** An answer whose lists have no entry. */
const withoutEntries = (answer: unknown): unknown =>
  answer !== null && typeof answer === "object" && !Array.isArray(answer)
    ? Object.fromEntries(
        Object.entries(answer).map(([name, value]) => [name, Array.isArray(value) ? [] : value]),
      )
    : answer;

test("[SH-02] axe finds nothing on any screen, in the light scheme and the dark one", async ({ page }) => {
  const project = await begin(page);
  await checkEachWithin(page, project, "loaded");
});

test.describe("[SH-02] axe finds nothing on any screen", () => {
  test.skip(!HAS_ALL_STATES, "Part of ./test all.");

  // A page asks for news all the time; nobody waits for the last answer.
  test.afterEach(({ page }) => page.unrouteAll({ behavior: "ignoreErrors" }));

  test("on a phone of 360 px", async ({ page }) => {
    const project = await begin(page);
    await page.setViewportSize(SMALL_PHONE);
    await checkEachWithin(page, project, "on a phone");
  });

  test("when every list is empty", async ({ page }) => {
    const project = await begin(page);
    await answerReading(page, emptyLists, project);
    await checkEachAnew(page, project, "empty");
  });

  test("when the server fails at everything but the project", async ({ page }) => {
    const project = await begin(page);
    await answerReading(page, fail, project);
    await checkEachAnew(page, project, "failed");
  });

  test("when the server fails at everything", async ({ page }) => {
    const project = await begin(page);
    await answerReading(page, fail);
    await checkEachAnew(page, project, "failed with its project");
  });

  test("when the network is lost", async ({ page, context }) => {
    const project = await begin(page);
    for (const { path, row } of STANDING_SCREENS) {
      await goWithin(page, `${path}?project=${project}`);
      await expect(page.locator("main h1"), path).toHaveCount(1);
      await context.setOffline(true);
      // A page without a header has no place that says so.
      if (row.header) await expect(page.getByRole("status", { name: "No network" }), path).toBeVisible();
      await expectAccessibleInBothSchemes(page, "without a network");
      await context.setOffline(false);
    }
  });
});
