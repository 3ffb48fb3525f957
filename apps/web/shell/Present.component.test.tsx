import { usePresence } from "@stanza/web-project";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../../web/testing/accessibility.ts";
import { renderApp } from "../../../web/testing/render-app.tsx";
import { Present } from "./Present.tsx";

afterEach(() => usePresence.setState({ names: [] }));

test("[AU-10] the others who have the project open are shown by their initials and told by name", async () => {
  await renderApp(<Present />);
  expect(document.querySelector("[title]")).toBeNull();
  usePresence.setState({ names: ["Marco Conti"] });
  await expect.element(page.getByText("MC")).toBeVisible();
  await expect.element(page.getByTitle("Marco Conti has this project open too")).toBeVisible();
  usePresence.setState({ names: ["", "Anna Bo", "Marco Conti", "Zeno Ka"] });
  await expect
    .element(page.getByTitle(/^Guest, Anna Bo, Marco Conti,? and Zeno Ka have this project open too$/))
    .toBeVisible();
  await expect.element(page.getByText("+1")).toBeVisible();
  await expectAccessible();
});
