import { expect, test } from "@playwright/test";
import { askFrame, frameOf, type HostPages, hostLog, keepHostLog, openHostPages } from "./host-pages.ts";

let hosts: HostPages;
test.beforeAll(async ({ baseURL }) => {
  hosts = await openHostPages(baseURL!);
});
test.afterAll(() => hosts.close());
test.beforeEach(({ page }) => keepHostLog(page));
/** The first picture of a room in a frame, drawn by software. */
const PATIENCE = { timeout: 120_000 };

test("[EM-01][EM-02][EM-03][EM-04][EM-05][EM-06][EM-09][EM-10][EM-11][EM-14][SH-06] a shop's page plans with a guest, and every command answers it once", async ({
  page,
  baseURL,
}) => {
  await page.goto(`${hosts.listed}/shop`);
  const said = page.getByRole("status").first();
  await expect(said).toHaveText("Ready", PATIENCE);

  await test.step("the frame has the shop's look, and neither header nor footer", async () => {
    const frame = frameOf(page);
    await expect(frame.getByRole("banner")).toHaveCount(0);
    await expect(frame.getByRole("contentinfo")).toHaveCount(0);
    const primary = await frame.evaluate(() =>
      [...document.adoptedStyleSheets].map((sheet) => sheet.cssRules.length > 0).includes(true),
    );
    expect(primary).toBe(true);
    expect(await frame.evaluate(() => document.documentElement.dataset.scheme)).toBe("light");
  });

  await test.step("the example reads the project", async () => {
    await page.getByRole("button", { name: "Save my kitchen" }).click();
    await expect(said).toHaveText("4 articles in EUR");
  });

  const answers = async (action: string, data: object, status: 0 | 1, msg: string | RegExp) => {
    const answer = await askFrame(page, action, data);
    expect([answer.action, answer.status], `${action}: ${answer.msg}`).toEqual([action, status]);
    expect(answer.msg).toMatch(
      msg instanceof RegExp ? msg : new RegExp(`^${msg.replace(/[[\]?!.]/g, "\\$&")}$`),
    );
    return answer;
  };

  await test.step("a picture, a variant with its price, a gallery, a model", async () => {
    await answers("takePicture", { width: 200, height: 100 }, 0, /^data:image\/jpeg;base64,/);
    const changed = await answers("changeVariant", { varCod: "w", varVal: 450 }, 0, /W=450/);
    expect(Number(JSON.parse(changed.msg).rows[0].price)).toBeGreaterThan(0);
    await answers("loadGallery", { catalog: "CUCINA", idGallery: "g-line" }, 0, "Gallery loaded correctly");
    const bosco = { catalog: "CUCINA", model: "COTTO", newproject: false };
    await answers("setModel", bosco, 0, "Model set correctly");
    const project = JSON.parse((await answers("getJsonProject", {}, 0, /measures/)).msg);
    expect(project).toMatchObject({ currency: "EUR", measures: { length: "MM" } });
    expect(project.rows.length).toBeGreaterThan(3);
  });

  await test.step("refusals have the specification's words", async () => {
    await answers("dance", {}, 1, "Unknown action");
    await answers("setLang", { lang: "xx" }, 1, "Lang [xx] not valid");
    await answers("navigateTo", { page: "kitchenTool" }, 1, "Unknown page [kitchenTool]");
    await answers("navigateTo", { page: "projects" }, 1, "First must do login");
    await answers("openProject", { id: 1 }, 1, "First must do login");
    await answers("setModel", { catalog: "NOPE", model: "X" }, 1, "Catalog not found");
    await answers("takePicture", {}, 1, "You must first go to 3D view");
  });

  await test.step("pages and languages change", async () => {
    await answers("setLang", { lang: "IT" }, 0, "Language changed");
    await answers("navigateTo", { page: "ItemSearch" }, 0, "Page chenged");
    expect(new URL(frameOf(page).url()).pathname).toBe("/citemsearch");
    expect(await frameOf(page).evaluate(() => document.documentElement.lang)).toBe("it");
  });

  await test.step("hostile data are answered once, and a storm passes", async () => {
    const before = (await hostLog(page)).length;
    await page.evaluate((origin) => {
      const { contentWindow } = document.querySelector("iframe")!;
      const forged = JSON.parse('{"__proto__":{"action":"setLang"}}') as object;
      for (const data of ["setLang", ["setLang"], null, forged, { action: "__proto__" }])
        contentWindow!.postMessage(data, origin);
      contentWindow!.postMessage({ action: "setLang", data: { lang: "x".repeat(10_000_000) } }, origin);
    }, baseURL!);
    await expect.poll(async () => (await hostLog(page)).length).toBe(before + 6);
    const words = (await hostLog(page)).slice(before).map(({ data }) => data.msg);
    expect(words.sort()).toEqual(["Message too large", ...Array<string>(5).fill("Unknown action")].sort());
    await page.evaluate((origin) => {
      const { contentWindow } = document.querySelector("iframe")!;
      for (let i = 0; i < 5000; i++)
        contentWindow!.postMessage({ action: "setLang", data: { lang: "en" } }, origin);
    }, baseURL!);
    await page.waitForTimeout(6000);
    expect((await hostLog(page)).length).toBeLessThan(before + 6 + 600);
    await answers("setLang", { lang: "en" }, 0, "Language changed");
  });

  await test.step("all of it came from Stanza, beginning with loaded", async () => {
    const log = await hostLog(page);
    expect(new Set(log.map(({ origin }) => origin))).toEqual(new Set([baseURL]));
    expect(log[0]?.data).toEqual({ status: 0, action: "loaded", msg: "Project loaded OK" });
    const login = log.find(({ data }) => data.action === "loginDone");
    expect(JSON.parse(login!.data.msg)).toMatchObject({ kind: "guest", shop: "MILANO" });
  });
});

test("[EM-07][EM-08][EM-12][EM-13] an ERP's page signs its person in, configures an article, takes it over and has an offer made", async ({
  page,
}) => {
  await page.goto(`${hosts.listed}/erp`);
  const said = page.getByRole("status").first();
  await expect(said).toHaveText("Configured", PATIENCE);

  await page.getByRole("button", { name: "Take over" }).click();
  await expect(said).toHaveText(/^Session S-4711: .*W=450/, PATIENCE);
  const saved = (await hostLog(page)).findLast(({ data }) => data.action === "saved")!.data;
  expect(saved).toMatchObject({ status: 0, idSessione: "S-4711", extradata: { order: 4711 } });
  expect(saved.msg).not.toContain("\t");

  const number = await askFrame(page, "saveProject", { description: "Order 4711, second" });
  expect(number).toMatchObject({ status: 0, msg: expect.stringMatching(/^\d+$/) });

  await page.getByRole("button", { name: "Make the offer" }).click();
  await expect(said).toHaveText(/^Offer \d{4}-\d+/, PATIENCE);

  const gone = await askFrame(page, "openProject", { id: 999_999, nosaverequest: true });
  expect(gone).toMatchObject({ status: 0, msg: "Missing Project File" });
  const opened = await askFrame(page, "openProject", { id: Number(number.msg) });
  expect(opened).toMatchObject({ status: 0, msg: "Project loaded OK" });
  expect(await askFrame(page, "goTo", { page: "order.my" })).toMatchObject({
    status: 0,
    msg: "Page chenged",
  });
  await expect(frameOf(page).getByText("Order 4711, second").first()).toBeVisible();
});

test("[CD-12] a web shop's page shows one article, and gets it into its cart with variants, price, picture and ERP lines", async ({
  page,
}) => {
  await page.goto(`${hosts.listed}/web-shop`);
  const said = page.getByRole("status").first();
  await expect(said).toHaveText("Ready", PATIENCE);
  const frame = frameOf(page);
  expect(new URL(frame.url()).pathname).toBe("/configuratorFrame");

  await test.step("the choices of the address are made, and what the article does not know is said on both sides", async () => {
    await expect(frame.getByText("Made to measure, delivered in six weeks")).toBeVisible();
    await expect(frame.getByText(/does not have: COLOUR/)).toBeVisible();
    const log = await hostLog(page);
    const errors = log.filter(({ data }) => data.action === "error").map(({ data }) => data.msg);
    expect(errors).toEqual(["Variant not found: COLOUR"]);
    expect(log.some(({ data }) => data.action === "heightChanged")).toBe(true);
    await expect(frame.getByRole("banner")).toHaveCount(0);
  });

  await test.step("the wheel over the picture is the shop's until it is pressed", async () => {
    await page.evaluate(() => Object.assign(document.body.style, { minHeight: "3000px" }));
    await page.locator("iframe").hover({ position: { x: 200, y: 200 } });
    await page.mouse.wheel(0, 120);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  });

  await test.step("a choice changes the price, and the cart gets both", async () => {
    const total = frame.getByRole("region", { name: "Price and cart" });
    const before = (await total.textContent())!;
    await frame.getByRole("radio", { name: "Honey oak" }).first().press("Space");
    await expect(total).not.toHaveText(before);
    await frame.getByRole("button", { name: "Add to cart" }).click();
    await expect(said).toHaveText("In the cart", PATIENCE);
    const cart = (await hostLog(page)).findLast(({ data }) => data.action === "cart")!.data;
    expect(cart.status).toBe(0);
    const { picture, erp, ...content } = JSON.parse(cart.msg);
    expect(content).toMatchObject({
      catalog: "CUCINA",
      model: "CALCE",
      article: "BASE-1D-600",
      currency: "EUR",
    });
    expect(content.variants).toContain("W=450");
    expect(Number(content.total)).toBeGreaterThan(Number(content.price));
    expect(erp[0]).toMatchObject({ cod: expect.any(String), qt: expect.any(Number) });
    expect(picture).toMatch(/^data:image\/jpeg;base64,/);
  });

  await test.step("the shop shows another article by a command", async () => {
    const item = { catalog: "cucina", model: "calce", item: "BASE-2D-900", variants: "W=1000" };
    expect(await askFrame(page, "configure", item)).toMatchObject({ status: 0 });
    const { msg } = await askFrame(page, "addToCart");
    expect(JSON.parse(msg)).toMatchObject({ article: "BASE-2D-900" });
    const gone = await askFrame(page, "configure", { ...item, item: "GONE" });
    expect(gone).toMatchObject({ status: 1, msg: "Article not found" });
    await expect(frame.getByText("There is no article GONE in this catalogue.")).toBeVisible();
  });
});

test("[EM-13] a React page mounts the planner, and takes it off again", async ({ page }) => {
  await page.goto(`${hosts.listed}/react`);
  await expect(page.getByRole("status").first()).toHaveText("Ready", PATIENCE);
  expect((await hostLog(page)).some(({ data }) => data.action === "loginDone")).toBe(true);
});

test("[EM-01][T01][T02][T07] a page that nobody has listed sees nothing, changes nothing, and is not answered", async ({
  page,
  baseURL,
}) => {
  await test.step("it may not frame Stanza", async () => {
    const refused = page.waitForEvent("console", (message) => message.text().includes("frame-ancestors"));
    await page.goto(`${hosts.hostile}/hostile`);
    await refused;
    expect(await frameOf(page).evaluate(() => document.URL)).toMatch(/^chrome-error:/);
    expect(await hostLog(page)).toEqual([]);
  });

  await test.step("a window that it opens does not hear it", async () => {
    const opened = page.waitForEvent("popup");
    await page.evaluate((url) => Object.assign(window, { victim: window.open(`${url}/home`) }), baseURL!);
    const victim = await opened;
    await victim.waitForLoadState();
    await expect(victim.getByRole("heading", { level: 1 })).toBeVisible();
    await page.evaluate("attack(window.victim)");
    await page.waitForTimeout(1000);
    expect(await hostLog(page)).toEqual([]);
    expect(await victim.evaluate(() => document.documentElement.lang)).toBe("en");
    await victim.close();
  });

  await test.step("beside a shop's frame it is not heard either, nor is a page without an origin", async () => {
    await page.goto(`${hosts.listed}/empty`);
    await page.evaluate(
      ([stanza, hostile]) => {
        for (const src of [`${stanza}/home`, `${hostile}/hostile`]) {
          const frame = document.createElement("iframe");
          frame.src = src;
          document.body.append(frame);
        }
        const sandbox = document.createElement("iframe");
        sandbox.setAttribute("sandbox", "allow-scripts");
        sandbox.srcdoc = `<iframe src="${stanza}/home"></iframe><script>
          setInterval(() => parent.frames[0].postMessage({ action: "setLang", data: { lang: "it" } }, "*"), 100)
        </script>`;
        document.body.append(sandbox);
      },
      [baseURL!, hosts.hostile] as const,
    );
    await expect
      .poll(async () => (await hostLog(page)).map(({ data }) => data.action), PATIENCE)
      .toEqual(["loaded"]);
    const sister = page.frames().find((frame) => frame.url().includes("/hostile"))!;
    await sister.evaluate("attack(parent.frames[0])");
    await page.waitForTimeout(1500);
    expect(await frameOf(page).evaluate(() => document.documentElement.lang)).toBe("en");
    expect((await hostLog(page)).map(({ data }) => data.action)).toEqual(["loaded"]);
    expect(await sister.evaluate("log.filter(({ data }) => data.action)")).toEqual([]);
  });
});

test("[EM-03] [PR-17] [F10] a frame in which the browser keeps nothing gets its guest's work back after the page was left", async ({
  page,
  baseURL,
}) => {
  await page.addInitScript(() => {
    const open = () => {
      throw new DOMException("denied", "SecurityError");
    };
    if (window.top !== window) Object.defineProperty(globalThis, "indexedDB", { value: { open } });
  });
  const frameAt = async (address: string) => {
    await page.goto(`${hosts.listed}/empty`);
    await page.evaluate((src) => {
      const frame = document.createElement("iframe");
      Object.assign(frame.style, { width: "1200px", height: "700px" });
      frame.src = src;
      document.body.append(frame);
    }, address);
    await expect
      .poll(async () => (await hostLog(page)).map(({ data }) => data.action), PATIENCE)
      .toContain("loaded");
    await askFrame(page, "login");
  };
  await frameAt(`${baseURL}/home`);
  const article = { catalog: "CUCINA", model: "CALCE", classification: "BASE", article: "BASE-1D-600" };
  expect((await askFrame(page, "insertArticle", { ...article, addroom: true })).status).toBe(0);
  const secret = async () => (await hostLog(page)).find(({ data }) => data.action === "draftKept")?.data.msg;
  await expect.poll(secret, PATIENCE).toMatch(/^[0-9a-f]{32}$/);

  await frameAt(`${baseURL}/home#draft=${await secret()}`);
  const dialog = frameOf(page).getByRole("dialog", { name: "Unsaved work" });
  await dialog.getByRole("button", { name: /^Restore/ }).click(PATIENCE);
  await expect(dialog).toBeHidden();
  const rows = async () => {
    const { status, msg } = await askFrame(page, "getJsonProject");
    return status === 0 ? JSON.parse(msg).rows.length : 0;
  };
  await expect.poll(rows, PATIENCE).toBeGreaterThan(0);
});
