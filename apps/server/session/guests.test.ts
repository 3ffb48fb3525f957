import { createClient } from "@stanza/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createSample } from "../testing/sample-project.ts";
import { bodyOf, startTestServer, type TestServer } from "../testing/test-server.ts";

let stanza: TestServer;
beforeAll(async () => {
  stanza = await startTestServer({
    env: { TRUST_PROXY: "true" },
    site: { guestsmaysave: true },
    access: {
      autologin: { user: "customer.milano", from: ["192.0.2.0/24", "2001:db8::/32"] },
      superGuestShop: "ZUERICH",
    },
  });
});
afterAll(() => stanza.close());

/** A client of somebody at a network address. */
const at = (address: string, token?: string) =>
  createClient({
    baseUrl: stanza.server.url,
    ...(token === undefined ? {} : { token: () => token }),
    fetch: (input, init) => {
      const headers = new Headers(init?.headers);
      headers.set("x-forwarded-for", address);
      return fetch(input, { ...init, headers });
    },
  });

test("[AU-05] a device of a named network is signed in as the configured customer, and no other device is", async () => {
  const here = at("192.0.2.17");
  const { config } = bodyOf(await here.getConfig({}), 200);
  expect(config.signin).toMatchObject({ auto: true, superguest: true });
  const { profile } = bodyOf(await here.signInAutomatically({}), 200);
  expect([profile.login, profile.kind, profile.isAdmin]).toEqual(["customer.milano", "customer", false]);
  expect((await at("2001:db8::7").signInAutomatically({})).status).toBe(200);
  expect((await at("::ffff:192.0.2.9").signInAutomatically({})).status).toBe(200);
  for (const address of ["192.0.3.1", "203.0.113.5", "2001:db9::1"]) {
    expect((await at(address).signInAutomatically({})).status, address).toBe(404);
    expect(bodyOf(await at(address).getConfig({}), 200).config.signin?.auto).toBe(false);
  }
});

test("[AU-05] [T14] nothing that is public names the account or the networks", async () => {
  for (const path of ["/config/config.json", "/config/access.json", "/access.json", "/api/openapi.json"]) {
    const text = await (await fetch(stanza.server.url + path)).text();
    expect(text, path).not.toMatch(/customer\.milano|192\.0\.2/);
  }
});

test("[AU-05] [T14] a supervisor or seller is never signed in by a device, nor anybody who is somebody already", async () => {
  const here = at("192.0.2.17");
  for (const user of ["supervisor.milano", "dealer.milano", "nobody"]) {
    const wrong = await startTestServer({
      beside: stanza,
      access: { autologin: { user, from: ["127.0.0.0/8", "::1/128"] } },
    });
    try {
      expect((await wrong.anyone.signInAutomatically({})).status, user).toBe(404);
    } finally {
      await wrong.close();
    }
  }
  const { token } = bodyOf(
    await here.signIn({ body: { user: "dealer.milano", password: "dealer-milano-1" } }),
    200,
  );
  expect((await at("192.0.2.17", token).signInAutomatically({})).status).toBe(404);
  const start = startTestServer({
    beside: stanza,
    access: { autologin: { user: "x", from: ["everywhere"] } },
  });
  await expect(start).rejects.toThrow(/autologin\.from/);
});

test("[AU-05] [T14] in the super guest shop a guest is a guest as before: own rows alone, and a new token", async () => {
  const guest = await stanza.guest();
  await createSample(await stanza.as("dealer.zuerich"));
  const moved = bodyOf(await guest.client.enterSuperGuestShop({}), 200);
  expect(moved.profile).toMatchObject({
    userId: guest.profile.userId,
    kind: "guest",
    isAdmin: false,
    sellerLevel: 0,
    shop: { code: "ZUERICH", currency: "CHF" },
    shops: [{ code: "ZUERICH" }],
  });
  expect(bodyOf(await guest.client.getSession({}), 200).profile).toBeNull();
  const there = createClient({ baseUrl: stanza.server.url, token: () => moved.token });
  expect(bodyOf(await there.listProjects({}), 200).projects).toEqual([]);
  for (const refused of [
    await there.listSessions({}),
    await there.setShop({ body: { shop: "MILANO" } }),
    await there.listAssignees({ query: { shop: "ZUERICH" } }),
  ])
    expect(refused.status).toBe(403);
});

test("[AU-05] somebody who is no guest stays in their shop, and without such a shop so do guests", async () => {
  const dealer = await stanza.as("dealer.milano");
  expect((await dealer.client.enterSuperGuestShop({})).status).toBe(403);
  const plain = await startTestServer({ beside: stanza });
  try {
    expect((await (await plain.guest()).client.enterSuperGuestShop({})).status).toBe(404);
  } finally {
    await plain.close();
  }
});
