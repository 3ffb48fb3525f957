import { writeFileSync } from "node:fs";
import { expect, type TestInfo, test } from "@playwright/test";
import { seededUser } from "../people.ts";
import type { Driver } from "./driver.ts";
import { startFirefox } from "./firefox.ts";
import { ESCAPE, Visitor } from "./visitor.ts";
import { startWebKit } from "./webkit.ts";

const FIRST = "Base unit, one door 600";
const OTHERS = [
  "Blind corner base unit 1050",
  "Base unit, drawers 600",
  "Sink base unit 800",
  "Wall unit, two doors 800",
];

const BROWSERS: readonly {
  readonly name: string;
  readonly start: () => Promise<Driver>;
  readonly has3D: boolean;
}[] = [
  { name: "WebKitGTK", start: startWebKit, has3D: true },
  { name: "Firefox ESR", start: startFirefox, has3D: true },
  {
    name: "Firefox ESR without WebGL",
    start: () => startFirefox({ "webgl.disabled": true }),
    has3D: false,
  },
];

for (const { name, start, has3D } of BROWSERS)
  test(`a guest furnishes a kitchen, signs in, saves and downloads the offer in ${name}`, async ({
    baseURL,
  }, info) => {
    test.setTimeout(480_000);
    const driver = await start();
    try {
      await kitchenJourney(driver, baseURL!, has3D, info);
    } catch (error) {
      writeFileSync(info.outputPath("where-it-ended.png"), await driver.picture());
      throw error;
    } finally {
      await driver.close();
    }
  });

async function kitchenJourney(driver: Driver, origin: string, has3D: boolean, info: TestInfo): Promise<void> {
  info.annotations.push({ type: "browser", description: driver.browser });
  const visitor = new Visitor(driver);
  const picture = async (name: string) =>
    writeFileSync(info.outputPath(`${name}.png`), await driver.picture());
  const total = async () => (await visitor.until<string>("a total", TOTAL))!;

  await test.step("a room with sizes of its own", async () => {
    await driver.navigate(`${origin}/home`);
    // Journeys read English, whatever the language of whoever signs in.
    await driver.evaluate(`() => localStorage.setItem("stanza.language", "en")`, []);
    await visitor.click("button", "New project");
    await visitor.click("button", "Indent corner NW");
    await visitor.fill("South wall", "5200");
    await picture("room");
    await visitor.click("button", "Create room");
  });

  await test.step("five units, the first by hand", async () => {
    await visitor.click("radio", "Fornace kitchens");
    await visitor.fill(/^Search/, FIRST);
    await visitor.click("button", new RegExp(`^Place ${FIRST}`));
    await visitor.click("application", /^2D plan/, { x: 0.5, y: 0.72 });
    await visitor.sees("application", /^2D plan, 1 article/);
    await visitor.click("button", /^Add( articles)?$/);
    for (const article of OTHERS) {
      await visitor.fill(/^Search/, article);
      await visitor.click("button", `Add ${article}`);
    }
    await visitor.press(ESCAPE);
    await visitor.sees("application", /^2D plan, [5-9] articles/);
    await picture("kitchen");
  });

  await test.step(has3D ? "3D is drawn" : "a sentence says that there is no 3D", async () => {
    if (has3D) await visitor.until("a picture in 3D", PICTURE_IN_3D);
    else await visitor.until("the sentence", SAYS, "This browser shows no 3D here.");
  });

  const before = await total();
  await test.step("a finish for all fronts", async () => {
    await visitor.click("application", /^2D plan/, { x: 0.1, y: 0.25 });
    await visitor.sees("heading", "Wall lengths");
    await visitor.click("radio", /forest green/i);
    await expect.poll(total).not.toBe(before);
    await picture("finish");
  });

  const after = await total();
  await test.step("signing in saves", async () => {
    await visitor.click("button", /sign in to save/i);
    const { login, password } = seededUser("seller.milano");
    await visitor.fill("User id", login);
    await visitor.fill("Password", password);
    await visitor.click("button", "Sign in");
    await visitor.until("that it is saved", SAYS, "Saved ");
  });

  await test.step("the offer as a PDF", async () => {
    await visitor.click("link", "Offer");
    await visitor.sees("button", "Create PDF");
    await visitor.until("the same total", SAYS, after);
    await picture("offer");
    await visitor.click("button", "Create PDF");
    await visitor.sees("dialog", "Print options");
    await visitor.click("button", "Create PDF");
    await visitor.sees("link", "Download");
    await picture("made");
    expect(await driver.evaluate(DOWNLOADED, [])).toBe("%PDF-");
  });
}

/** What the header says that everything costs. */
const TOTAL = `() => /€[\\d,.]+/.exec(document.querySelector("header")?.textContent ?? "")?.[0] ?? null`;
const SAYS = `(words) => document.body.innerText.includes(words)`;
const DOWNLOADED = `async () => {
  const link = [...document.querySelectorAll("a")].find((one) => one.textContent.trim() === "Download");
  const bytes = await (await fetch(link.href)).arrayBuffer();
  return String.fromCharCode(...new Uint8Array(bytes).slice(0, 5));
}`;
/** The canvas fades in with its first picture. */
const PICTURE_IN_3D = `() => {
  const canvas = document.querySelector("[data-canvas=scene] canvas");
  return canvas !== null && getComputedStyle(canvas).opacity === "1";
}`;
