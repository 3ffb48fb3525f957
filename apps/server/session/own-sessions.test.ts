import { randomUUID } from "node:crypto";
import { createClient } from "@stanza/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bodyOf, startTestServer, type TestServer } from "../testing/test-server.ts";

let stanza: TestServer;
beforeAll(async () => {
  stanza = await startTestServer({ env: { LOGIN_FAILURES_PER_ADDRESS: "1000" } });
});
afterAll(() => stanza.close());

const PHONE = "Mozilla/5.0 (iPhone) Safari/604.1";

async function enter(login: string, agent = "Mozilla/5.0 (Windows NT 10.0) Firefox/150.0") {
  const client = createClient({
    baseUrl: stanza.server.url,
    fetch: (input, init) => {
      const headers = new Headers(init?.headers);
      headers.set("user-agent", agent);
      return fetch(input, { ...init, headers });
    },
  });
  const { token } = bodyOf(
    await client.signIn({ body: { user: login, password: `${login.replace(".", "-")}-1` } }),
    200,
  );
  return createClient({ baseUrl: stanza.server.url, token: () => token });
}
const isOpen = async (client: { getSession: TestServer["anyone"]["getSession"] }) =>
  bodyOf(await client.getSession({}), 200).profile !== null;

test("[AU-02] one's sessions are listed with their devices, this one first, and never another person's", async () => {
  await enter("dealer.zuerich");
  const desk = await enter("dealer.milano");
  const phone = await enter("dealer.milano", PHONE);
  const { sessions } = bodyOf(await phone.listSessions({}), 200);
  expect(sessions.map(({ agent, how, isThis }) => [agent.slice(-14), how, isThis])).toEqual([
    [PHONE.slice(-14), "password", true],
    [" Firefox/150.0", "password", false],
  ]);
  expect(bodyOf(await desk.listSessions({}), 200).sessions.map(({ isThis }) => isThis)).toEqual([
    true,
    false,
  ]);
  expect(JSON.stringify(sessions)).not.toMatch(/token|hash/);
});

test("[AU-02] [T13] a session is ended from another one at once; a stranger's looks as if it were not there", async () => {
  const desk = await enter("seller.milano");
  const phone = await enter("seller.milano", PHONE);
  const stranger = await enter("seller.zuerich");
  const [mine] = bodyOf(await phone.listSessions({}), 200).sessions;
  const id = mine?.id ?? "";
  const refused = await stranger.endSession({ params: { id } });
  expect(refused).toMatchObject({ status: 404 });
  expect(bodyOf(refused, 404)).toEqual(
    bodyOf(await stranger.endSession({ params: { id: randomUUID() } }), 404),
  );
  expect(await isOpen(phone)).toBe(true);
  expect((await desk.endSession({ params: { id } })).status).toBe(204);
  expect([await isOpen(phone), await isOpen(desk)]).toEqual([false, true]);
  expect((await desk.endSession({ params: { id } })).status).toBe(404);
});

test("[AU-09] signing out everywhere ends every session of the person, this one too, and nobody else's", async () => {
  const desk = await enter("customer.milano");
  const phone = await enter("customer.milano", PHONE);
  const other = await enter("dealer.milano");
  const answer = await desk.signOutEverywhere({});
  expect(answer.status).toBe(204);
  expect(answer.status === 204 && answer.headers.getSetCookie()[0]).toMatch(/^sid=; /);
  expect([await isOpen(desk), await isOpen(phone), await isOpen(other)]).toEqual([false, false, true]);
  const { rows } = await stanza.server.context.pool.query(
    "select action from audit where action = 'sign-out-everywhere'",
  );
  expect(rows).toHaveLength(1);
});

test("[AU-01] [T12] a session does not outlive a change of its person's role", async () => {
  const client = await enter("supervisor.zuerich");
  const { pool } = stanza.server.context;
  await pool.query("update app_user set is_admin = false where login = 'supervisor.zuerich'");
  expect(await isOpen(client)).toBe(false);
  const again = await enter("supervisor.zuerich");
  await pool.query("update app_user set is_admin = true where login = 'supervisor.zuerich'");
  // Somebody who was no supervisor when they signed in does not become one unnoticed.
  expect(await isOpen(again)).toBe(false);
});

test("[AU-07] set shop answers a new profile with country, price lists and currency of the shop, and a new session", async () => {
  const client = await enter("seller.milano");
  const [before] = bodyOf(await client.listSessions({}), 200).sessions;
  const { profile, token } = bodyOf(await client.setShop({ body: { shop: "ZUERICH" } }), 200);
  expect(profile.shop).toMatchObject({
    code: "ZUERICH",
    country: "CH",
    currency: "CHF",
    priceLists: expect.objectContaining({ CUCINA: expect.any(String) }),
  });
  expect(Object.keys(profile.shop).length).toBeGreaterThan(1);
  expect(await isOpen(client)).toBe(false);
  const there = createClient({ baseUrl: stanza.server.url, token: () => token });
  const { sessions } = bodyOf(await there.listSessions({}), 200);
  expect(sessions.find(({ isThis }) => isThis)).toMatchObject({
    how: "password",
    agent: expect.stringContaining("Firefox"),
  });
  expect(sessions.map(({ id }) => id)).not.toContain(before?.id);
});

test("[AU-02] where the site has an id, user and password without it are a failed login like any other", async () => {
  const closed = await startTestServer({ beside: stanza, access: { id: "CUCINE-NORD", askShop: true } });
  try {
    // Another server's people have to be there too.
    const credentials = { user: "dealer.milano", password: "dealer-milano-1" };
    const answers = await Promise.all(
      [{}, { id: "OTHER" }, { id: "cucine-nord " }].map((id) =>
        closed.anyone.signIn({ body: { ...credentials, ...id } }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 200]);
    const { config } = bodyOf(await closed.anyone.getConfig({}), 200);
    expect(config.signin).toMatchObject({ id: true, shop: true });
    expect(JSON.stringify(config)).not.toContain("CUCINE-NORD");
  } finally {
    await closed.close();
  }
  expect(bodyOf(await stanza.anyone.getConfig({}), 200).config.signin).toEqual({
    id: false,
    shop: false,
    auto: false,
    superguest: false,
    passkeys: true,
  });
});

test("a broken access.json stops the start with the field's name", async () => {
  const start = startTestServer({ beside: stanza, access: { id: 7 } });
  await expect(start).rejects.toThrow(/access\.json: id: /);
});
