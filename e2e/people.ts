import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";

interface SeededUser {
  readonly login: string;
  readonly password: string;
  readonly name: string;
}

const users = JSON.parse(
  readFileSync(new URL("../fixtures/users.json", import.meta.url), "utf8"),
) as SeededUser[];

/** A user of the seed, by login. */
export function seededUser(login: string): SeededUser {
  const user = users.find((one) => one.login === login);
  if (!user) throw new Error(`The seed has no user ${login}.`);
  return user;
}

/** Goes on in the middle of a visit, so that any screen may be opened by its address; routes.e2e.ts tests how one begins. */
export async function inVisit(page: Page): Promise<void> {
  await page.addInitScript(() => sessionStorage.setItem("stanza.visit", "1"));
}

/** Signs in without a screen; shell.e2e.ts does it on the home page. */
export async function signIn(page: Page, login: string): Promise<void> {
  await inVisit(page);
  const { password } = seededUser(login);
  const answer = await page.request.post("/api/session", {
    headers: { "x-csrf": "1" },
    data: { user: login, password },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** Fills in the form of the page that is open, and sends it. */
export async function fillSignIn(page: Page, login: string, password: string): Promise<void> {
  await page.getByLabel("User id").fill(login);
  await page.getByRole("textbox", { name: "Password" }).fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}
