import { log } from "@stanza/web-ui";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../../../web/testing/accessibility.ts";
import { renderApp } from "../../../../web/testing/render-app.tsx";
import { savedFiles } from "../../../../web/testing/saved-files.ts";
import { LogsPage } from "./LogsPage.tsx";

const answers = {
  getHealth: () => ({ status: 200 as const, body: { status: "ok" as const, version: "1.2.3" } }),
};
const entries = page.getByRole("list").getByRole("listitem");

test("[SH-14] without an entry the log says what would be here", async () => {
  await renderApp(<LogsPage />, { answers });
  await expect.element(page.getByRole("heading", { name: "Log", level: 1 })).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "Nothing has happened" })).toBeVisible();
  await expect.element(page.getByText("dealer.milano, version 1.2.3")).toBeVisible();
  await expectAccessible();
});

test("entries are filtered by level and text, and cleared", async () => {
  await renderApp(<LogsPage />, { answers });
  log("warning", "The catalogue BAGNO is old");
  log("error", "The picture was not kept");
  await expect.element(page.getByText("2 entries since this page was loaded")).toBeVisible();
  await userEvent.selectOptions(page.getByLabelText("Level"), "Error");
  await expect.element(entries).toHaveLength(1);
  await expect.element(entries).toMatchTextContent("The picture was not kept");
  await userEvent.fill(page.getByLabelText("Filter by text"), "catalogue");
  await expect.element(page.getByText("No entry fits the filter")).toBeVisible();
  await userEvent.selectOptions(page.getByLabelText("Level"), "All levels");
  await expect.element(entries).toMatchTextContent("The catalogue BAGNO is old");
  await expectAccessible();
  await userEvent.click(page.getByRole("button", { name: "Clear" }));
  await expect.element(page.getByText("Nothing has happened")).toBeVisible();
});

test("the log is copied, or saved as a file where the browser does not allow copying", async () => {
  const copied = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValueOnce();
  copied.mockRejectedValueOnce(new Error("not allowed"));
  const files = savedFiles();
  await renderApp(<LogsPage />, { answers });
  log("error", "The picture was not kept");
  const copy = page.getByRole("button", { name: "Copy all" });
  await userEvent.click(copy);
  await expect.element(page.getByText("The log is copied.")).toBeVisible();
  expect(copied.mock.calls[0]?.[0]).toMatch(/version\t1\.2\.3[\s\S]*The picture was not kept/);
  await userEvent.click(copy);
  await expect.element(page.getByText(/The browser did not allow copying/)).toBeVisible();
  copied.mockRestore();
  await userEvent.click(page.getByRole("button", { name: "Download" }));
  expect(files).toEqual(["stanza-log.txt"]);
});
