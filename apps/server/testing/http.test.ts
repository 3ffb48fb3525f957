import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { type OperationId, operations } from "@stanza/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bodyOf, startTestServer, type TestServer } from "./test-server.ts";

let stanza: TestServer;
let token: string;
const routes: string[] = [];
beforeAll(async () => {
  stanza = await startTestServer({
    env: { TRUSTED_ORIGINS: "https://shop.example", TRUST_PROXY: "127.0.0.1" },
  });
  ({ token } = await stanza.as("dealer.milano"));
  routes.push(stanza.server.app.printRoutes({ commonPrefix: false }));
});
afterAll(() => stanza.close());

const post = (headers: Record<string, string>, body = '{"description":"x"}') =>
  fetch(`${stanza.server.url}/api/projects`, {
    method: "POST",
    headers: { cookie: `sid=${token}`, ...headers },
    body,
  });
const json = { "content-type": "application/json" };

describe("requests from foreign pages", () => {
  const own = () => ({ ...json, origin: `http://${new URL(stanza.server.url).host}` });

  test("a form of another site is refused, whatever it calls itself", async () => {
    const foreign = { origin: "https://evil.example", "sec-fetch-site": "cross-site" };
    for (const type of ["application/x-www-form-urlencoded", "text/plain", "multipart/form-data"]) {
      expect((await post({ ...foreign, "content-type": type })).status).toBe(403);
    }
    expect((await post({ ...foreign, ...json })).status).toBe(403);
    expect((await post({ ...foreign, ...json, "x-csrf": "1" })).status).toBe(403);
    expect((await post({ ...json, "sec-fetch-site": "same-site", "x-csrf": "1" })).status).toBe(403);
    expect((await post({ ...json, origin: "null", "x-csrf": "1" })).status).toBe(403);
  });

  test("our own page and a trusted one come through; so does a tool that no browser is", async () => {
    expect((await post({ ...json, "sec-fetch-site": "same-origin" })).status).toBe(201);
    expect((await post(own())).status).toBe(201);
    const trusted = { origin: "https://shop.example", "sec-fetch-site": "cross-site" };
    expect((await post({ ...json, ...trusted })).status).toBe(201);
    expect((await post({ ...json, "x-csrf": "1" })).status).toBe(201);
    expect((await post(json)).status).toBe(403);
  });

  test("nothing but JSON or the header goes, from our own page either", async () => {
    const headers = { "content-type": "text/plain", "sec-fetch-site": "same-origin" };
    expect((await post(headers)).status).toBe(403);
  });
});

describe("headers", () => {
  test("the page may be framed by us and the trusted origins, and runs no foreign code", async () => {
    const response = await fetch(stanza.server.url);
    expect(response.headers.get("content-type")).toContain("text/html");
    const policy = response.headers.get("content-security-policy") ?? "";
    expect(policy).toContain("frame-ancestors 'self' https://shop.example");
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval'");
    expect(policy).toContain("worker-src 'self' blob:");
    expect(policy).not.toContain("'unsafe-eval'");
    expect(response.headers.get("x-frame-options")).toBeNull();
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
  });

  test("[EM-01] [T07] every page may be framed by the same list, which the page itself is told; those where people are administered by nobody", async () => {
    for (const path of ["/home", "/404", "/nowhere", "/configurator3d", "/api/nothing"]) {
      const { headers } = await fetch(`${stanza.server.url}${path}`);
      expect(headers.get("content-security-policy"), path).toContain(
        "frame-ancestors 'self' https://shop.example",
      );
    }
    for (const path of ["/people", "/people?tab=shops", "/catalogues", "/catalogues/tables", "/logs"]) {
      const { headers } = await fetch(`${stanza.server.url}${path}`);
      expect(headers.get("content-security-policy"), path).toContain("frame-ancestors 'none'");
    }
    const config = await (await fetch(`${stanza.server.url}/config/config.json`)).json();
    expect(config).toMatchObject({ config: { hosts: ["https://shop.example"] } });
  });

  test("over https the session cookie is bound to the host and works in a foreign frame", async () => {
    const response = await fetch(`${stanza.server.url}/api/session/guest`, {
      method: "POST",
      headers: { ...json, "x-csrf": "1", "x-forwarded-proto": "https" },
      body: "{}",
    });
    expect(response.headers.getSetCookie()[0]).toMatch(
      /^__Host-sid=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; Secure; Partitioned; SameSite=None$/,
    );
  });
});

describe("the contract", () => {
  test("every route of the server is an operation of the contract, and the other way round", () => {
    const served = new Set<string>();
    for (const { method, path } of Object.values(operations)) {
      expect(stanza.server.app.hasRoute({ method, url: path }), `${method} ${path}`).toBe(true);
      served.add(path);
    }
    const listed = [...(routes[0] ?? "").matchAll(/(\/\S*) \(([^)]*)\)/g)];
    expect(listed.length).toBeGreaterThan(0);
    const api = listed.filter(([, path]) => path?.startsWith("/api") || path?.startsWith("/config/"));
    for (const [, path] of api) expect([...served]).toContain(path);
  });

  test("OpenAPI describes every operation with all its statuses, and refers only to what it defines", async () => {
    const document = bodyOf(await stanza.anyone.getOpenApi({}), 200) as unknown as {
      openapi: string;
      paths: Record<string, Record<string, { operationId: string; responses: object }>>;
      components: { schemas: object };
    };
    expect(document.openapi).toBe("3.1.0");
    const described = Object.values(document.paths).flatMap((path) => Object.values(path));
    expect(described.map(({ operationId }) => operationId).sort()).toEqual(Object.keys(operations).sort());
    for (const { operationId, responses } of described) {
      expect(Object.keys(responses)).toEqual(Object.keys(operations[operationId as OperationId].responses));
    }
    const references = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(
      ([, id]) => id,
    );
    expect(references).toContain("ProjectSummary");
    for (const id of references) expect(Object.keys(document.components.schemas)).toContain(id);
  });

  test("a request of the wrong shape names the place and the fault", async () => {
    const answer = await fetch(`${stanza.server.url}/api/session`, {
      method: "POST",
      headers: { ...json, "x-csrf": "1" },
      body: JSON.stringify({ user: "x", password: 7 }),
    });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ error: "invalid-request", details: [{ path: "password" }] });
  });

  test("what is not there is 404 in the contract's shape below /api, and a page of the app elsewhere", async () => {
    const api = await fetch(`${stanza.server.url}/api/nothing`);
    expect([api.status, await api.json()]).toMatchObject([404, { error: "not-found" }]);
    expect((await fetch(`${stanza.server.url}/assets/gone.js`)).status).toBe(404);
    const page = await fetch(`${stanza.server.url}/projects/17?x=1`);
    expect(page.headers.get("content-type")).toContain("text/html");
    expect(
      (await fetch(`${stanza.server.url}/..%2f..%2fpackage.json`)).headers.get("content-type"),
    ).not.toContain("json");
  });

  test("health, readiness and the public configuration need no session", async () => {
    expect(bodyOf(await stanza.anyone.getHealth({}), 200).status).toBe("ok");
    const ready = bodyOf(await stanza.anyone.getReadiness({}), 200);
    expect(ready).toMatchObject({ status: "ready", database: true });
    expect(ready.catalogues.map(({ code }) => code)).toEqual(expect.arrayContaining(["CUCINA", "MURI"]));
    expect(ready.catalogues.flatMap(({ faults }) => faults)).toEqual([]);
    expect(bodyOf(await stanza.anyone.getConfig({}), 200).config).toMatchObject({
      currency: "EUR",
      isguest: true,
    });
  });
});

test("a built web app is served: the page fresh each time, hashed assets for good, and any path of the app", async () => {
  const dist = mkdtempSync(join(tmpdir(), "stanza-dist-"));
  mkdirSync(join(dist, "assets"));
  writeFileSync(join(dist, "index.html"), "<!doctype html><title>The app</title>");
  writeFileSync(join(dist, "assets/index-abc123.js"), "export {}");
  writeFileSync(join(dist, "assets/plan.worker-abc123.js"), "export {}");
  writeFileSync(join(dist, "assets/index-abc123.js.br"), brotliCompressSync("export {}"));
  const built = await startTestServer({ beside: stanza, env: { WEB_DIR: dist } });
  try {
    for (const path of ["/", "/projects", "/rsalogin/key/action", "/404"]) {
      const page = await fetch(built.server.url + path);
      expect([path, page.status, page.headers.get("cache-control")]).toEqual([path, 200, "no-cache"]);
      expect(await page.text()).toContain("The app");
    }
    const asset = await fetch(`${built.server.url}/assets/index-abc123.js`, {
      headers: { "accept-encoding": "br, gzip" },
    });
    expect(asset.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(asset.headers.get("content-type")).toContain("javascript");
    // The build's own packing, unpacked by the browser.
    expect(asset.headers.get("content-encoding")).toBe("br");
    expect(asset.headers.get("x-content-type-options")).toBe("nosniff");
    // What only a document or a worker heeds comes with those alone.
    expect(asset.headers.get("content-security-policy")).toBeNull();
    const worker = await fetch(`${built.server.url}/assets/plan.worker-abc123.js`);
    expect(worker.headers.get("content-security-policy")).toContain("script-src 'self'");
    expect(asset.headers.get("vary")?.toLowerCase()).toContain("accept-encoding");
    expect(await asset.text()).toBe("export {}");
    const plain = await fetch(`${built.server.url}/assets/index-abc123.js`, {
      headers: { "accept-encoding": "identity" },
    });
    expect([plain.headers.get("content-encoding"), await plain.text()]).toEqual([null, "export {}"]);
    const known = await fetch(`${built.server.url}/`, {
      headers: {
        "if-none-match": (await fetch(`${built.server.url}/`)).headers.get("etag") ?? "",
        // As a browser asks; Node's own fetch asks for a fresh answer beside a known one.
        "cache-control": "max-age=0",
      },
    });
    expect(known.status).toBe(304);
    expect((await fetch(`${built.server.url}/assets/index-gone.js`)).status).toBe(404);
  } finally {
    await built.close();
    rmSync(dist, { recursive: true });
  }
});

test("without a built web app the page says how to build it", async () => {
  const bare = await startTestServer({ beside: stanza, env: { WEB_DIR: "/nowhere/dist" } });
  try {
    const page = await fetch(bare.server.url);
    expect(page.status).toBe(503);
    expect(await page.text()).toContain("./run npm run build");
  } finally {
    await bare.close();
  }
});
