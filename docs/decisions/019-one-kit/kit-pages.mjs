// Serves a page of each candidate on loopback and opens it in Chromium; knows what each candidate weighs.

import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { gzipSync } from "node:zlib";
import { chromium } from "playwright";
import { bundle } from "./bundle-kit.mjs";

export const KITS = (process.env.KITS ?? "none,base-ui,base-ui-native,react-aria,mantine").split(",");
const kb = (text) => gzipSync(text, { level: 9 }).length / 1000;

const pages = new Map();
export const sizes = {};
for (const kit of KITS) {
  const { js, css } = await bundle(kit, false);
  pages.set(
    `/${kit}`,
    `<!doctype html><html lang="en"><title>${kit}</title><style>${readFileSync(new URL("tokens.css", import.meta.url))}</style><style>${css}</style><body><div id="app"></div><div id="overlays"></div><script type="module" src="/${kit}.js"></script>`,
  );
  pages.set(`/${kit}.js`, js);
  const alone = await bundle(kit, true);
  sizes[kit] = { js: kb(alone.js), css: kb(alone.css) };
}
const server = createServer((req, res) => {
  const body = pages.get(req.url);
  res.writeHead(body === undefined ? 404 : 200, {
    "content-type": req.url.endsWith(".js") ? "text/javascript" : "text/html",
  });
  res.end(body ?? "");
}).listen(0);
const origin = `http://localhost:${server.address().port}`;
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu"],
});

export async function open(kit) {
  const context = await browser.newContext({
    reducedMotion: "reduce",
    viewport: { width: 1280, height: 900 },
  });
  const page = await context.newPage();
  const faults = [];
  page.on("pageerror", (e) => faults.push(e.message));
  await page.goto(`${origin}/${kit}`);
  await page.waitForFunction(() => globalThis.show);
  const cdp = await context.newCDPSession(page);
  return { context, page, cdp, faults };
}

export async function closePages() {
  await browser.close();
  server.close();
}
