import { useLook } from "@stanza/web-pictures";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../testing/accessibility.ts";
import type { ServerAnswers } from "../../testing/fake-server.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { LookPanel } from "./LookPanel.tsx";

/** The site has no environments of its own. */
const builtInOnly: ServerAnswers = {
  getHdrFile: () => ({ status: 404, body: { error: "not-found", message: "There is none." } }),
};
const choiceNow = () => useLook.getState().choice;

beforeEach(() => {
  localStorage.removeItem("stanza.look");
  useLook.setState({
    choice: { environment: null, hour: null, background: "plain", quality: "auto", photograph: "auto" },
  });
});

test("the hour of the day is chosen by preset with the arrow keys, or freely", async () => {
  await renderApp(<LookPanel />, { answers: builtInOnly });
  await expectAccessible();
  page.getByRole("radio", { name: "Studio", exact: true }).element().focus();
  await userEvent.keyboard("{ArrowRight}");
  expect(choiceNow().hour).toBe(13);
  page.getByRole("slider").element().focus();
  await userEvent.keyboard("{ArrowRight}");
  expect(choiceNow().hour).toBe(13.25);
  await expect.element(page.getByRole("radio", { name: "Day", exact: true })).not.toBeChecked();
});

test("environment, background and quality are kept on this device, also while no project is open", async () => {
  await renderApp(<LookPanel />, { answers: builtInOnly });
  await page.getByRole("radio", { name: "Overcast day" }).click();
  await page.getByText("Low", { exact: true }).click();
  expect(choiceNow()).toMatchObject({ environment: "overcast", quality: "low" });
  expect(localStorage.getItem("stanza.look")).toContain("overcast");
});
