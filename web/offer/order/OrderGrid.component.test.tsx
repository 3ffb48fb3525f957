import { NO_TERMS } from "@stanza/codecs";
import { useProject } from "@stanza/web-project";
import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../testing/accessibility.ts";
import { demoKitchen } from "../../testing/demo-kitchen.ts";
import { expectFingerSized } from "../../testing/finger-size.ts";
import { offerAnswers } from "../../testing/offer-answers.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { savedFiles } from "../../testing/saved-files.ts";
import { projectSummary } from "../../testing/summaries.ts";
import { OfferPage } from "../page/OfferPage.tsx";

const grid = page.getByRole("grid", { name: "Order lines" });
const cell = (place: string) => grid.element().querySelector<HTMLElement>(`[data-cell="${place}"]`)!;
const text = (place: string) => expect.poll(() => cell(place).textContent);
const focused = () => expect.poll(() => document.activeElement?.getAttribute("data-cell"));
const documentNow = () => useProject.getState().open?.document;

async function shown({ isReadOnly = false, lines = grid } = {}) {
  const project = await demoKitchen(["BASE-2D-900"], ["BASE-1D-450"]);
  const app = await renderApp(<OfferPage />, {
    address: "/offerview3?project=12",
    stored: projectSummary(),
    project,
    isReadOnly,
    document: { terms: NO_TERMS },
    answers: offerAnswers(project),
  });
  await expect.element(lines).toBeVisible();
  return app;
}

test("[QU-07] Order: the grid is moved in and edited by keyboard", async () => {
  await shown();
  await expectAccessible();
  await userEvent.click(cell("0-3"));
  await userEvent.keyboard("{F2}{Control>}a{/Control}3{Enter}");
  await text("0-3").toBe("3");
  expect(documentNow()?.project.rows[0]?.quantity).toBe(3);
  await focused().toBe("1-3");
  await userEvent.keyboard("{ArrowUp}{End}");
  await focused().toBe("0-10");
  await userEvent.keyboard("{Home}");
  await focused().toBe("0-0");
});

test("[QU-07] Order: a block is pasted from a spreadsheet and says what it left", async () => {
  await shown();
  await userEvent.click(cell("0-7"));
  await focused().toBe("0-7");
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/plain", "10\t1\tGMK-1\n4\t\tGMK-2\n");
  document.activeElement?.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
  await text("0-7").toBe("10 %");
  await text("1-9").toBe("GMK-2");
  await expect.element(page.getByText(/^Cells taken over: \d+\./)).toBeVisible();
});

test("[QU-07] Order: the dealer's discount stands in each line and in the total", async () => {
  await shown();
  await expect.element(grid.getByText("Dealer’s total with VAT")).toBeVisible();
  const total = grid.getByRole("button").last();
  const before = total.element().textContent;
  await userEvent.fill(page.getByLabelText("Dealer discount"), "40");
  await userEvent.keyboard("{Enter}");
  await text("0-5").toBe("40 %");
  await expect.poll(() => total.element().textContent).not.toBe(before);
});

test("the lines are copied, or saved as CSV", async () => {
  const written = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValueOnce();
  const files = savedFiles();
  await shown();
  await userEvent.click(page.getByRole("button", { name: "Copy as CSV" }));
  await expect.element(page.getByText(/lines? (is|are) on the clipboard/)).toBeVisible();
  expect(written.mock.calls[0]?.[0]).toContain(cell("0-0").textContent);
  written.mockRestore();
  await userEvent.click(page.getByRole("button", { name: "Download CSV" }));
  expect(files).toEqual(["Kitchen.csv"]);
});

test("a project that may only be read is looked through and not edited", async () => {
  await shown({ isReadOnly: true });
  await userEvent.click(cell("0-3"));
  await userEvent.keyboard("{F2}5{Enter}");
  await text("0-3").toBe("1");
  expect(cell("0-3").getAttribute("aria-readonly")).toBe("true");
});

test("[SH-11] on a phone each row is a card that fits and is edited in its dialog", async () => {
  await page.viewport(360, 740);
  onTestFinished(() => page.viewport(1440, 900));
  await shown({ lines: page.getByRole("region", { name: "Order lines" }) });
  const card = page.getByRole("article").filter({ hasText: "Base unit, two doors" }).first();
  await expect.element(grid).not.toBeInTheDocument();
  await expectFingerSized();
  await expectAccessible();
  await userEvent.click(card.getByRole("button", { name: /^Edit / }));
  const dialog = page.getByRole("dialog", { name: "Row of the order" });
  await userEvent.fill(dialog.getByLabelText("Quantity"), "3");
  await userEvent.keyboard("{Enter}");
  expect(documentNow()?.project.rows[0]?.quantity).toBe(3);
  await expect.element(card.getByText(/^3 × /)).toBeVisible();
});
