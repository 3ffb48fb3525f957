import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bodyOf, startTestServer, type TestServer } from "../testing/test-server.ts";

let stanza: TestServer;
let other: TestServer;
beforeAll(async () => {
  const monitored = {
    config: { texts: "texts.json" },
    instanaKey: "key",
    instanaUrl: "https://eum.example/eum.min.js",
    instanaReportingUrl: "https://reports.example/in",
  };
  stanza = await startTestServer({
    files: {
      "config.json": JSON.stringify(monitored),
      "texts.json": JSON.stringify({ en: { "project.new": "New commission" } }),
    },
  });
  other = await startTestServer({ beside: stanza });
  const dist = join(stanza.folder, "config/dist");
  mkdirSync(join(dist, "documents"), { recursive: true });
  writeFileSync(join(dist, "screens.js"), "export default {}");
  writeFileSync(join(dist, "documents/501Sx.pdf"), "%PDF-1.7");
  writeFileSync(join(dist, "notes.txt"), "ours");
});
afterAll(async () => {
  await other.close();
  await stanza.close();
});

const get = (server: TestServer, path: string) => fetch(`${server.server.url}${path}`);

test("[SH-16] the code of a customer's screens, its words and its documents come from its folder", async () => {
  const site = bodyOf(await stanza.anyone.getConfig({}), 200);
  expect(site.screens?.script).toMatch(/^\/config\/screens\/screens\.js\?v=/);
  const script = await get(stanza, site.screens!.script);
  expect([script.status, script.headers.get("content-type")]).toEqual([
    200,
    "text/javascript; charset=utf-8",
  ]);
  const document = await get(stanza, "/config/documents/501Sx.pdf");
  expect([document.status, document.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  expect(bodyOf(await stanza.anyone.getSiteTexts({}), 200)).toEqual({
    en: { "project.new": "New commission" },
  });
});

test("[SH-03] another customer's server has none of them", async () => {
  expect(bodyOf(await other.anyone.getConfig({}), 200).screens).toBeUndefined();
  expect(bodyOf(await other.anyone.getSiteTexts({}), 200)).toEqual({});
  for (const path of ["/config/screens/screens.js", "/config/documents/501Sx.pdf"])
    expect((await get(other, path)).status, path).toBe(404);
});

test("[SH-16] nothing else of the folder is given out", async () => {
  for (const name of [
    "notes.txt",
    "..%2fconfig.json",
    "..%2f..%2fconfig.json",
    "documents",
    ".env",
    "config.js",
  ])
    expect((await get(stanza, `/config/screens/${name}`)).status, name).toBe(404);
  expect((await get(stanza, "/config/documents/..%2fscreens.js")).status).toBe(404);
});

test("[SH-17] the monitoring's two origins are allowed where the customer has it, and nowhere else", async () => {
  const policy = async (server: TestServer) =>
    (await get(server, "/healthz")).headers.get("content-security-policy") ?? "";
  expect(await policy(stanza)).toContain("script-src 'self' 'wasm-unsafe-eval' https://eum.example;");
  expect(await policy(stanza)).toContain("connect-src 'self' data: blob: https://reports.example;");
  expect(await policy(other)).not.toContain("example");
});
