import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectDialogRules } from "../../testing/dialog-rules.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { showOffer } from "./PdfDialog.tsx";

const open = () => showOffer({ offerId: 31, number: "MILANO-31" });

test("An offer's PDF keeps to the rules of dialogs", async () => {
  await renderApp(null);
  await expectDialogRules({ title: "Offer MILANO-31", open });
});

test("the PDF can be downloaded under the offer's number, or opened in a tab of its own", async () => {
  await renderApp(null);
  void open();
  await expect
    .element(page.getByRole("link", { name: "Download" }))
    .toHaveAttribute("download", "MILANO-31.pdf");
  await expect
    .element(page.getByRole("link", { name: "Open in a new tab" }))
    .toHaveAttribute("href", expect.stringContaining("/api/offers/31/pdf"));
});
