import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../testing/test-server.ts";

const LOGO = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>';
let stanza: TestServer;
beforeAll(async () => {
  const site = { theme: { name: "Nordlicht", logo: "logo.svg", favicon: "icon.svg" } };
  stanza = await startTestServer({
    files: { "logo.svg": LOGO, "icon.svg": LOGO, "secret.svg": LOGO, "config.json": JSON.stringify(site) },
  });
});
afterAll(() => stanza.close());

const get = (path: string) => fetch(`${stanza.server.url}${path}`);

test("[SH-24] logo and icon of a customer are served to everybody, and the configuration says where", async () => {
  const { theme } = (await (await get("/config/config.json")).json()) as { theme: Record<string, string> };
  expect(theme).toEqual({ name: "Nordlicht", logo: "/config/brand/logo", favicon: "/config/brand/favicon" });
  for (const path of [theme.logo!, theme.favicon!]) {
    const answer = await get(path);
    expect([answer.status, answer.headers.get("content-type"), await answer.text()]).toEqual([
      200,
      "image/svg+xml",
      LOGO,
    ]);
  }
});

test("no other file of the folder is served", async () => {
  for (const name of ["logoDark", "secret.svg", "config.json", "..%2fconfig.json"])
    expect((await get(`/config/brand/${name}`)).status, name).toBeGreaterThanOrEqual(400);
});
