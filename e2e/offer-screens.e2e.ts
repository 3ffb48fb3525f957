import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { HOSTILE_TEXTS, hostileProject } from "../apps/server/testing/hostile-texts.ts";
import { expectAccessible } from "./accessibility.ts";
import { signIn } from "./people.ts";

/** A copy of Casa Rossi of one's own, so that other journeys find it as it was. Its number comes back. */
async function openOwnCopy(page: Page, name: string): Promise<string> {
  await page.goto("/projects");
  await page.getByText("Casa Rossi, cucina ad angolo").first().click();
  await expect(page).toHaveURL(/\/configurator/);
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await page.getByRole("menuitem", { name: "Save as a copy", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name of the copy").fill(name);
  await dialog.getByRole("button", { name: "Save as a copy" }).click();
  await expect(page.getByText(`you are now in “${name}”`)).toBeVisible();
  await expect(page).toHaveURL(/project=\d+/);
  return new URL(page.url()).searchParams.get("project") ?? "";
}

/** From the offer to one of the screens that belong to it. */
async function open(page: Page, name: string): Promise<void> {
  await page.getByRole("navigation", { name: "More of this offer" }).getByRole("link", { name }).click();
  await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
}

async function backToOffer(page: Page): Promise<void> {
  await page.getByRole("link", { name: "To the offer" }).click();
  await expect(page).toHaveURL(/\/offerview\?/);
}

const payable = (page: Page) => page.getByRole("region", { name: "Totals" }).locator("strong").last();

test("three views of one offer, customer and register, cart and basket row, services, attachments, references, summary", async ({
  page,
}) => {
  await signIn(page, "dealer.milano");
  const project = await openOwnCopy(page, "Casa Rossi, screens");

  await test.step("[QU-07] Work: a discount and the price coefficient change the total, and undo takes them back in order", async () => {
    await page.goto(`/offerview?project=${project}`);
    await expect(payable(page)).toHaveText("€11,747.86");
    await expectAccessible(page);
    const third = page.getByRole("textbox", { name: "Goods, discount 3" });
    await third.fill("10");
    await third.press("Enter");
    await expect(payable(page)).not.toHaveText("€11,747.86");
    const discounted = (await payable(page).textContent()) ?? "";
    const coefficient = page.getByLabel("Price coefficient");
    await coefficient.fill("1,1");
    await coefficient.press("Enter");
    await expect(payable(page)).not.toHaveText(discounted);
    await page.getByRole("button", { name: /^Undo:/ }).click();
    await expect(coefficient).toHaveValue("1");
    await expect(payable(page)).toHaveText(discounted);
    await page.getByRole("button", { name: /^Undo:/ }).click();
    await expect(third).toHaveValue("");
    await expect(payable(page)).toHaveText("€11,747.86");
  });

  await test.step("[QU-06] the basket row: photo, reference and quantity are kept, the price opens to the price list", async () => {
    await page.getByRole("button", { name: "Edit Base angolo 1050" }).click();
    const dialog = page.getByRole("dialog", { name: "Row of the order" });
    await dialog.getByLabel("Needs a photo").check();
    await dialog.getByLabel("Reference", { exact: true }).fill("GMK-12");
    await dialog.getByLabel("Quantity").fill("2");
    await dialog.getByLabel("Quantity").press("Enter");
    await expect(dialog.getByText("€1,044.00").first()).toBeVisible();
    await expectAccessible(page);
    await dialog
      .getByRole("button", { name: /^€1,044\.00/ })
      .first()
      .click();
    await expect(page.getByRole("dialog", { name: "Why this price" })).toBeVisible();
    await page.keyboard.press("Escape");
    await dialog.getByRole("button", { name: "Done" }).click();
    await expect(page.getByText("GMK-12")).toBeVisible();
  });

  await test.step("[QU-07] the discounts dialog shows the chain and what it comes to while it is typed", async () => {
    await page.getByRole("button", { name: "Discounts in a window of their own" }).click();
    const dialog = page.getByRole("dialog", { name: "Discounts" });
    const before =
      (await dialog.getByRole("region", { name: "Totals" }).locator("strong").last().textContent()) ?? "";
    await dialog.getByLabel("Discounts are given").selectOption("catalogue");
    await dialog.getByRole("textbox", { name: "On everything, discount 1" }).fill("30");
    await dialog.getByRole("textbox", { name: "On everything, discount 1" }).press("Enter");
    await expect(dialog.getByRole("region", { name: "Totals" }).locator("strong").last()).not.toHaveText(
      before,
    );
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Done" }).click();
    await page.keyboard.press("Control+z");
    await page.keyboard.press("Control+z");
    await expect(payable(page)).toHaveText(before);
  });

  await test.step("[QU-07] Order: the grid by keyboard, a pasted block, and CSV", async () => {
    await page.getByRole("link", { name: "Order", exact: true }).click();
    await expect(page).toHaveURL(/\/offerview3/);
    const grid = page.getByRole("grid", { name: "Order lines" });
    await expectAccessible(page);
    const dealer = page.getByLabel("Dealer discount");
    await dealer.fill("40");
    await dealer.press("Enter");
    await expect(grid.getByText("40 %").first()).toBeVisible();
    await grid.locator('[data-cell="0-3"]').click();
    await page.keyboard.press("F2");
    await page.keyboard.press("Control+a");
    await page.keyboard.type("3");
    await page.keyboard.press("Enter");
    await expect(grid.locator('[data-cell="0-3"]')).toHaveText("3");
    await expect(grid.locator('[data-cell="1-3"]')).toBeFocused();
    await grid.locator('[data-cell="0-7"]').click();
    await page.evaluate(() => {
      const data = new DataTransfer();
      data.setData("text/plain", "10\t1\tGMK-1\n4\t\tGMK-2\n");
      document.activeElement?.dispatchEvent(
        new ClipboardEvent("paste", { clipboardData: data, bubbles: true }),
      );
    });
    await expect(grid.locator('[data-cell="0-7"]')).toHaveText("10 %");
    await expect(grid.locator('[data-cell="1-9"]')).toHaveText("GMK-2");
    await page.keyboard.press("ArrowDown");
    await expect(grid.locator('[data-cell="1-7"]')).toBeFocused();
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Download CSV" }).click(),
    ]);
    expect(file.suggestedFilename()).toBe("Casa Rossi, screens.csv");
  });

  await test.step("[QU-10] Promotions: a campaign's discount counts in the grid and the total at once, and undo takes it back", async () => {
    await page.getByRole("button", { name: "Promotions", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Promotions" });
    const total = dialog.getByRole("region", { name: "Totals" }).locator("strong").last();
    const before = (await total.textContent()) ?? "";
    await expect(dialog.getByRole("group", { name: "Delivery" })).toBeVisible();
    await dialog.getByRole("radio", { name: "Display kitchen" }).check();
    await expect(total).not.toHaveText(before);
    await expectAccessible(page);
    const under = (await total.textContent()) ?? "";
    await dialog.getByRole("button", { name: "Done" }).click();
    const grid = page.getByRole("grid", { name: "Order lines" });
    await expect(grid.getByRole("button", { name: under })).toBeVisible();
    await expect(grid.locator('[data-cell="0-5"]')).toHaveText("50 %");
    await expect(page.getByRole("button", { name: "Promotions: MOSTRA · −50%" })).toBeVisible();
    await page.getByRole("button", { name: /^Undo:/ }).click();
    await expect(page.getByRole("button", { name: "Promotions", exact: true })).toBeVisible();
    await expect(grid.getByRole("button", { name: before })).toBeVisible();
  });

  await test.step("[QU-07] Present: no codes, no discounts, one total with and without VAT", async () => {
    await page.getByRole("link", { name: "Present", exact: true }).click();
    const present = page.getByRole("article", { name: "Your offer" });
    await expect(present.getByText("of which VAT")).toBeVisible();
    await expect(present).not.toContainText("BA1050780L");
    await expectAccessible(page);
    const total = present.locator("footer strong");
    const withTax = (await total.textContent()) ?? "";
    await present.getByText("Without VAT").click();
    await expect(total).not.toHaveText(withTax);
  });

  await test.step("[PR-11] customer: fields are checked and kept; the register takes a new one and gives them back", async () => {
    await page.getByRole("link", { name: "Work", exact: true }).click();
    await page.getByRole("link", { name: "All details" }).click();
    await expect(page).toHaveURL(/\/customerinfo/);
    // A toast that is fading out has the contrast of no design.
    await expect(page.getByText("Cells taken over")).toHaveCount(0);
    await expectAccessible(page);
    await page.getByLabel("Postal code").first().fill("123");
    await page.getByLabel("Postal code").first().blur();
    await expect(page.getByText("Postal codes of this country are written otherwise.")).toBeVisible();
    await page.getByLabel("Postal code").first().fill("20100");
    await page.getByLabel("IBAN").fill("IT60X0542811101000000123457");
    await page.getByLabel("IBAN").blur();
    await expect(page.getByText(/This is not an IBAN/)).toBeVisible();
    await page.getByLabel("IBAN").fill("IT60X0542811101000000123456");
    await page.getByLabel("IBAN").blur();
    await expect(page.getByLabel("ABI")).toHaveValue("05428");
    await page.getByLabel("VAT number").fill("IT00743110158");
    await page.getByLabel("VAT number").blur();
    await expect(page.getByText(/does not look right/)).toBeVisible();
    await page.getByRole("button", { name: "Choose from the register" }).click();
    const dialog = page.getByRole("dialog", { name: "Customer assignment" });
    await dialog.getByRole("button", { name: "New customer" }).click();
    await dialog.getByLabel("First name").fill("Elena");
    await dialog.getByLabel("Last name").fill("Fontana");
    await dialog.getByRole("button", { name: "Create and select" }).click();
    await expect(page.getByText("The project is for Elena Fontana.")).toBeVisible();
    await expect(page.getByLabel("Last name")).toHaveValue("Fontana");
    await page.getByRole("button", { name: "Choose from the register" }).click();
    await dialog.getByLabel("Search customers").fill("fonta");
    await dialog
      .getByRole("radio", { name: /Elena Fontana/ })
      .first()
      .check();
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Skip" }).click();
    await page.keyboard.press("Control+z");
    await expect(page.getByLabel("Last name")).toHaveValue("Rossi");
  });

  await test.step("[PR-09] attachments with what is refused, references, services", async () => {
    await backToOffer(page);
    await open(page, "Attachments");
    await expect(page.getByRole("heading", { name: "No attachments yet" })).toBeVisible();
    await page.locator('input[type="file"]').setInputFiles([
      { name: "rilievo.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7 survey") },
      { name: "setup.exe", mimeType: "application/octet-stream", buffer: Buffer.from("MZ") },
      { name: "fake.png", mimeType: "image/png", buffer: Buffer.from("not a picture") },
    ]);
    const files = page.getByRole("list", { name: "Attachments" });
    await expect(files.getByText("rilievo.pdf")).toBeVisible();
    await expect(page.getByText("Files of this kind cannot be attached")).toBeVisible();
    await expect(page.getByText("The content is not what the name says")).toBeVisible();
    await expectAccessible(page);
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      files.getByRole("link", { name: "Download rilievo.pdf" }).click(),
    ]);
    expect(file.suggestedFilename()).toBe("rilievo.pdf");
    await files.getByRole("button", { name: "Remove rilievo.pdf" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
    await expect(page.getByRole("heading", { name: "No attachments yet" })).toBeVisible();

    await backToOffer(page);
    await open(page, "References");
    await page.getByLabel("Address").fill("javascript:alert(1)");
    await page.getByRole("button", { name: "Add link" }).click();
    await expect(page.getByText("This is not an address of the web.")).toBeVisible();
    await page.getByLabel("Text").fill("Mood board");
    await page.getByLabel("Address").fill("example.org/board");
    await page.getByRole("button", { name: "Add link" }).click();
    await expect(page.getByRole("link", { name: "Open Mood board" })).toHaveAttribute(
      "href",
      "https://example.org/board",
    );
    await expectAccessible(page);

    await backToOffer(page);
    await open(page, "Services");
    await page.getByRole("button", { name: "Add service" }).click();
    await page.getByRole("menuitem", { name: "Service of your own" }).click();
    await page.getByLabel("Of the goods").fill("3");
    await page.getByLabel("Of the goods").press("Enter");
    await expect(page.getByRole("button", { name: /^€\d.*How the price of Measuring/ })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("[PR-15] cart with what is not ordered, then the summary with checks and the way back", async () => {
    await backToOffer(page);
    await open(page, "Cart");
    await expect(page.getByRole("region", { name: "Not ordered" })).toContainText("Interior door");
    await expectAccessible(page);
    await page.getByRole("link", { name: "Continue to the offer" }).click();
    await page.getByRole("link", { name: "Summary", exact: true }).first().click();
    await expect(page).toHaveURL(/\/summary\?.*from=/);
    await expect(page.getByText("1 article needs a photo")).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("link", { name: "Back" }).click();
    await expect(page).toHaveURL(/\/offerview\?project=/);
  });

  await test.step("[QU-11] CRM details: no CRM, no upload; an order linked by hand stands before the description and is taken off again", async () => {
    await page.getByRole("button", { name: /^CRM order/ }).click();
    const dialog = page.getByRole("dialog", { name: "CRM order" });
    await expect(dialog.getByText("No CRM is connected here")).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Upload to the CRM" })).toHaveCount(0);
    await dialog.getByLabel("Order number").fill("48~213");
    await expect(dialog.getByText("Without spaces and without ~")).toBeVisible();
    await dialog.getByLabel("Order number").fill("48213");
    await expect(dialog.getByLabel("The project is then stored as")).toHaveValue("48213~Casa Rossi, screens");
    await dialog.getByRole("button", { name: "Link", exact: true }).click();
    await expect(dialog.locator("dd", { hasText: "48213" })).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("link", { name: "Summary", exact: true }).first().click();
    await expect(page.getByText("Linked to the CRM order 48213")).toBeVisible();
    await expect(page.getByRole("button", { name: "Upload to the CRM" })).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole("button", { name: "Details" }).click();
    await dialog.getByRole("button", { name: "Remove the link" }).click();
    await expect(dialog.getByText("not linked to an order of the CRM")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByText("Linked to the CRM order 48213")).toHaveCount(0);
  });

  await test.step("[SH-07] the cart of a project without a row goes to the item search", async () => {
    const { document } = await (await page.request.get(`/api/projects/${project}`)).json();
    const made = await page.request.post("/api/projects", {
      data: { description: "Casa Rossi, empty", document: { ...document, rows: [] } },
      headers: { "x-csrf": "1" },
    });
    const { summary } = await made.json();
    await page.goto(`/cart?project=${summary.id}`);
    await expect(page).toHaveURL(new RegExp(`/itemsearch\\?project=${summary.id}`));
    await expect(page.getByText("Choose an article first.")).toBeVisible();
  });
});

/** A project of one's own made of a document, through the API with the session of the page. */
async function createProject(page: Page, document: { readonly des: string }): Promise<number> {
  return page.evaluate(async (sent) => {
    const answer = await fetch("/api/projects", {
      method: "POST",
      headers: { "content-type": "application/json", "x-csrf": "1" },
      body: JSON.stringify({ description: sent.des, document: sent }),
    });
    const { summary } = (await answer.json()) as { summary?: { id: number } };
    return summary?.id ?? 0;
  }, document);
}

/** Everything that a text which runs would do: a dialog, a global, a script, a request, a report of the policy. */
async function watchForScripts(page: Page): Promise<readonly string[]> {
  const seen: string[] = [];
  page.on("dialog", (dialog) => {
    seen.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on("request", (request) => {
    if (/hostile\.|^data:text\/html/.test(request.url())) seen.push(`request ${request.url()}`);
  });
  await page.exposeFunction("reportHostile", (what: string) => seen.push(what));
  await page.addInitScript(() => {
    const report = (what: string) =>
      (window as never as { reportHostile(what: string): void }).reportHostile(what);
    document.addEventListener("securitypolicyviolation", (event) =>
      report(`policy ${event.violatedDirective} ${event.blockedURI} ${event.sample}`),
    );
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (
            node instanceof HTMLScriptElement &&
            !/^\/(boot\.js$|assets\/)/.test(node.getAttribute("src") ?? "")
          )
            report(`script ${node.outerHTML.slice(0, 80)}`);
    }).observe(document, { childList: true, subtree: true });
    setInterval(() => {
      if ("hostile" in window) report("a global was set");
    }, 200);
  });
  return seen;
}

test("forty hostile texts in every field are texts on every screen, and technical sheets are looked at and downloaded", async ({
  page,
}) => {
  // Fifteen screens from the start each.
  test.slow();
  const seen = await watchForScripts(page);
  await signIn(page, "dealer.milano");
  const sent = hostileProject((field) => HOSTILE_TEXTS[field % HOSTILE_TEXTS.length] ?? "");
  const id = await createProject(page, sent);
  expect(id).toBeGreaterThan(0);

  await test.step("[PR-01] [QU-06] [QU-07] the screens of the project and its offer show the texts letter by letter and run none; T32", async () => {
    const script = HOSTILE_TEXTS[0] ?? "";
    const screens: readonly (readonly [path: string, shows: string | undefined])[] = [
      [`/projects`, sent.des],
      [`/configurator?project=${id}`, sent.des],
      [`/offerview?project=${id}`, sent.rows[2]?.note],
      [`/offerview2?project=${id}`, sent.orderaddress?.[0]?.surname],
      [`/offerview3?project=${id}`, sent.rows[2]?.rifGmk],
      [`/summary?project=${id}`, undefined],
      [`/cart?project=${id}`, undefined],
      [`/customerinfo?project=${id}`, undefined],
      [`/servizi?project=${id}`, undefined],
      [`/allegati?project=${id}`, undefined],
      [`/references?project=${id}`, sent.customerFields?.references?.[0]?.title],
      [`/logs`, undefined],
    ];
    for (const [path, shows] of screens) {
      await page.goto(path);
      await expect(page.getByRole("heading").or(page.getByRole("application")).first()).toBeVisible();
      if (shows) await expect(page.locator("body")).toContainText(shows.trim());
      else await page.waitForLoadState("networkidle");
    }
    await page.goto(`/projects`);
    await page
      .getByRole("searchbox")
      .or(page.getByPlaceholder(/Search/))
      .first()
      .fill(script);
    await expect(page.getByText(script).first()).toBeVisible();
    expect(seen).toEqual([]);
  });

  await test.step("[QU-08] the client's page shows comments as they were written; T32", async () => {
    const link = await page.evaluate(async (project) => {
      const call = async (method: string, path: string, body?: object, headers: object = {}) =>
        (await fetch(path, {
          method,
          headers: { "x-csrf": "1", ...(body ? { "content-type": "application/json" } : {}), ...headers },
          ...(body ? { body: JSON.stringify(body) } : {}),
        })) as Response;
      const terms = {
        profile: "tiered",
        dealerMode: false,
        discounts: { standard: [], appliances: [], dealer: 0, document: [], catalogues: {} },
        delivery: { price: 0, code: "02" },
        installation: { price: 0, code: "02" },
        services: {},
        unitedStates: false,
        tax: { deliveryTaxed: false, installationTaxed: false },
        rowRates: {},
        lineRates: {},
        paymentTerms: "<img src=x onerror=alert(1)>",
        validity: "",
        leadTime: "",
      };
      const ordered = await call(
        "POST",
        `/api/projects/${project}/offers`,
        { terms, prints: [] },
        {
          "x-save-id": crypto.randomUUID(),
        },
      );
      const { jobId } = (await ordered.json()) as { jobId: string };
      for (let since = 0; ; ) {
        const answer = await call("GET", `/api/jobs/${jobId}?wait=20&since=${since}`);
        if (answer.status === 204) continue;
        const job = (await answer.json()) as { state: string; rev: number; result?: { offerId: number } };
        since = job.rev;
        if (job.state === "failed") throw new Error("the offer was not made");
        if (job.state !== "done") continue;
        const made = await call("POST", `/api/offers/${job.result?.offerId}/links`, {});
        return ((await made.json()) as { path: string }).path;
      }
    }, id);
    await page.goto(link);
    await expect(page.locator("body")).toContainText(sent.rows[2]?.note ?? "");
    const text = HOSTILE_TEXTS[6] ?? "";
    const token = link.replace("/o/", "");
    await page.evaluate(
      ([path, comment]) =>
        fetch(path ?? "", {
          method: "POST",
          headers: { "content-type": "application/json", "x-csrf": "1" },
          body: JSON.stringify({ row: null, name: "Anna", text: comment }),
        }),
      [`/api/o/${token}/comments`, text],
    );
    await page.reload();
    await expect(page.getByText(text).first()).toBeVisible();
    expect(seen).toEqual([]);
  });

  await test.step("[QU-08] technical sheets: a preview of each, then the file, by the palette and from the offer; T35", async () => {
    await page.goto(`/offerview?project=${id}`);
    await page.getByRole("button", { name: "Technical sheets" }).click();
    const dialog = page.getByRole("dialog", { name: "Technical sheets" });
    await expect(dialog.getByRole("columnheader", { name: "Length mm" })).toBeVisible();
    await expect(dialog.getByLabel("banded").first()).toBeVisible();
    await expectAccessible(page);
    const download = async (format: string) => {
      await dialog.getByText(format, { exact: true }).click();
      const [file] = await Promise.all([
        page.waitForEvent("download"),
        dialog.getByRole("button", { name: "Download" }).click(),
      ]);
      expect(file.suggestedFilename()).toMatch(/^(Cut list|Bill of materials) [^<>:"/\\|?*]*\.\w+$/);
      return readFileSync(await file.path());
    };
    expect((await download("PDF")).subarray(0, 5).toString()).toBe("%PDF-");
    await dialog.getByRole("combobox", { name: "Sheet" }).selectOption("bill-of-materials");
    await expect(dialog.getByRole("columnheader", { name: "Description" })).toBeVisible();
    await expect(dialog.getByRole("cell", { name: "Hinge" }).first()).toBeVisible();
    expect((await download("CSV")).toString()).toMatch(/^\ufeffItem,Room,Kind,Code,Description,/);
    expect((await download("XLSX")).subarray(0, 2).toString()).toBe("PK");
    await page.keyboard.press("Escape");
    await page.keyboard.press("Control+k");
    await page.keyboard.type("cut list");
    await page.getByRole("option", { name: /Technical sheets/ }).click();
    await expect(dialog).toBeVisible();
    expect(seen).toEqual([]);
  });
});
