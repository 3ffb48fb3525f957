import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { NO_TERMS } from "@stanza/codecs";
import { HOSTILE_TEXTS, hostileProject } from "../apps/server/testing/hostile-texts.ts";
import { expectAccessible } from "./accessibility.ts";
import { signIn } from "./people.ts";

/** A project of one's own made of a document, through the API with the session of the page. */
async function createProject(page: Page, document: { readonly des: string }): Promise<number> {
  const answer = await page.request.post("/api/projects", {
    headers: { "x-csrf": "1" },
    data: { description: document.des, document },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as { summary: { id: number } }).summary.id;
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
            // Data, as the page's own list of files, is never run.
            node.type !== "application/json" &&
            !/^\/(boot\.js(\?v=[\w-]+)?$|assets\/)/.test(node.getAttribute("src") ?? "")
          )
            report(`script ${node.outerHTML.slice(0, 80)}`);
    }).observe(document, { childList: true, subtree: true });
    setInterval(() => {
      if ("hostile" in window) report("a global was set");
    }, 200);
  });
  return seen;
}

test("forty hostile texts in every field are texts on every screen, and technical sheets are looked at and downloaded", {
  tag: "@all",
}, async ({ page }) => {
  // Fifteen screens from the start each.
  test.slow();
  const seen = await watchForScripts(page);
  await signIn(page, "dealer.milano");
  const sent = hostileProject((field) => HOSTILE_TEXTS[field % HOSTILE_TEXTS.length] ?? "");
  const id = await createProject(page, sent);

  await test.step("[PR-01] [QU-06] [QU-07] [T32] the screens of the project and its offer show the texts letter by letter and run none", async () => {
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
      // Not "networkidle": one page of a browser always waits to hear of maintenance.
      else await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
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

  await test.step("[QU-08] [T32] the client's page shows comments as they were written", async () => {
    const terms = { ...NO_TERMS, paymentTerms: "<img src=x onerror=alert(1)>" };
    const link = await page.evaluate(
      async ({ project, terms }) => {
        const call = async (method: string, path: string, body?: object, headers: object = {}) =>
          (await fetch(path, {
            method,
            headers: { "x-csrf": "1", ...(body ? { "content-type": "application/json" } : {}), ...headers },
            ...(body ? { body: JSON.stringify(body) } : {}),
          })) as Response;
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
      },
      { project: id, terms },
    );
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

  await test.step("[QU-08] [T35] technical sheets: a preview of each, then the file, by the palette and from the offer", async () => {
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
