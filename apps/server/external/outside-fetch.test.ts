import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { type OutsideRules, outsideFetch } from "./outside-fetch.ts";

let servers: Server[] = [];
afterEach(async () => {
  for (const server of servers) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
  servers = [];
});

/** A real server on loopback, and how often it was called. */
async function listen(answer: RequestListener) {
  const calls: string[] = [];
  const server = createServer((request, response) => {
    calls.push(request.url ?? "");
    answer(request, response);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { calls, host: `127.0.0.1:${(server.address() as AddressInfo).port}` };
}

const rulesFor = (host: string, more: Partial<OutsideRules> = {}): OutsideRules => ({
  hosts: [host],
  privateHosts: [host],
  timeOutMs: 2000,
  largest: 1000,
  ...more,
});

test("[T34] an allowed host is called with its password and its answer comes back", async () => {
  const { host } = await listen((request, response) => {
    let body = "";
    request.on("data", (chunk) => {
      body += String(chunk);
    });
    request.on("end", () => {
      response.setHeader("content-type", "text/plain");
      response.end(`${request.method} ${request.headers.authorization} ${body}`);
    });
  });
  const answer = await outsideFetch(
    new URL(`http://ann:secret@${host}/x`),
    { method: "POST", body: "hello" },
    rulesFor(host),
  );
  const basic = Buffer.from("ann:secret").toString("base64");
  expect(answer.bytes.toString()).toBe(`POST Basic ${basic} hello`);
  expect(answer.contentType).toBe("text/plain");
});

test.each([
  ["a host that is not listed", (port: string) => `http://127.0.0.1:${port}/`, "host-not-allowed"],
  [
    "another port of a listed host",
    (port: string) => `http://canary.test:1${port.slice(1)}/`,
    "host-not-allowed",
  ],
  ["another protocol", (port: string) => `ftp://canary.test:${port}/`, "host-not-allowed"],
])("[T34] %s is not called", async (_, addressOf, reason) => {
  const { host, calls } = await listen((_request, response) => response.end("secret"));
  const port = host.split(":")[1] ?? "";
  const rules = rulesFor(`canary.test:${port}`);
  const call = outsideFetch(new URL(addressOf(port)), { method: "GET" }, rules);
  await expect(call).rejects.toMatchObject({ reason });
  expect(calls).toEqual([]);
});

test.each([
  ["127.0.0.1"],
  ["2130706433"],
  ["0x7f.1"],
  ["[::1]"],
  ["[::ffff:127.0.0.1]"],
  ["[::ffff:7f00:1]"],
  ["10.1.2.3"],
  ["169.254.169.254"],
  ["[fd00::1]"],
  ["[fe80::1]"],
  ["0.0.0.0"],
])("[T34] a listed host at the private address %s is refused unless the operator says so", async (name) => {
  const { host: real, calls } = await listen((_request, response) => response.end("secret"));
  const address = new URL(`http://${name}:${real.split(":")[1]}/`);
  const rules = rulesFor(address.host, { privateHosts: [] });
  await expect(outsideFetch(address, { method: "GET" }, rules)).rejects.toMatchObject({
    reason: "private-address",
  });
  expect(calls).toEqual([]);
});

test("[T34] a name is resolved once: pointing elsewhere a moment later changes nothing", async () => {
  const { host, calls } = await listen((_request, response) => response.end("secret"));
  const port = host.split(":")[1];
  let asked = 0;
  const rebinding = async () => [{ address: ++asked === 1 ? "192.0.78.1" : "127.0.0.1", family: 4 }];
  const name = `rebinding.test:${port}`;
  const rules = rulesFor(name, { privateHosts: [], timeOutMs: 300, resolve: rebinding });
  await expect(outsideFetch(new URL(`http://${name}/`), { method: "GET" }, rules)).rejects.toThrow(name);
  expect([asked, calls]).toEqual([1, []]);
});

test("[T34] one private address among public ones is enough to refuse", async () => {
  const resolve = async () => [
    { address: "192.0.78.1", family: 4 },
    { address: "::1", family: 6 },
  ];
  const rules = rulesFor("mixed.test", { privateHosts: [], resolve });
  await expect(outsideFetch(new URL("http://mixed.test/"), { method: "GET" }, rules)).rejects.toMatchObject({
    reason: "private-address",
  });
});

test("[T34] redirects are not followed, other statuses are failures", async () => {
  const canary = await listen((_request, response) => response.end("secret"));
  const { host } = await listen((request, response) => {
    if (request.url === "/away") response.writeHead(302, { location: `http://${canary.host}/` });
    else response.statusCode = 503;
    response.end();
  });
  const get = (path: string) =>
    outsideFetch(new URL(`http://${host}${path}`), { method: "GET" }, rulesFor(host));
  await expect(get("/away")).rejects.toMatchObject({ reason: "redirected" });
  await expect(get("/busy")).rejects.toMatchObject({ reason: "status", message: `${host} answered 503.` });
  expect(canary.calls).toEqual([]);
});

test("[T34] an answer that is too large or too slow is given up, as is a host that is not there", async () => {
  const { host } = await listen((request, response) => {
    if (request.url === "/large") response.end("x".repeat(5000));
    else response.write("never ends");
  });
  const get = (path: string, more: Partial<OutsideRules>) =>
    outsideFetch(new URL(`http://${host}${path}`), { method: "GET" }, rulesFor(host, more));
  await expect(get("/large", {})).rejects.toMatchObject({ reason: "too-large" });
  await expect(get("/slow", { timeOutMs: 100 })).rejects.toMatchObject({ reason: "time-out" });
  await expect(
    outsideFetch(new URL("http://127.0.0.1:1/"), { method: "GET" }, rulesFor("127.0.0.1:1")),
  ).rejects.toMatchObject({ reason: "unreachable" });
});
