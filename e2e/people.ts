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

/** Signs in on the home page. */
export async function signIn(page: Page, login: string): Promise<void> {
  const { password } = seededUser(login);
  await page.goto("/home");
  await fillSignIn(page, login, password);
  await expect(page.getByRole("heading", { name: /Welcome/ })).toBeVisible();
}

export async function fillSignIn(page: Page, login: string, password: string): Promise<void> {
  await page.getByLabel("User id").fill(login);
  await page.getByRole("textbox", { name: "Password" }).fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}
