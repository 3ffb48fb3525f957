import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSample } from "../testing/sample-project.ts";
import { bodyOf, startTestServer, type TestServer } from "../testing/test-server.ts";

let stanza: TestServer;
beforeAll(async () => {
  stanza = await startTestServer({
    env: { LOGIN_FAILURES_PER_ADDRESS: "1000", TRUSTED_ORIGINS: "https://shop.example" },
  });
});
afterAll(() => stanza.close());

const signIn = (user: string, password: string, shop?: string) =>
  stanza.anyone.signIn({ body: { user, password, ...(shop === undefined ? {} : { shop }) } });

describe("signing in", () => {
  test("[AU-02] gives the profile of the person, and a session that the cookie and the bearer both open", async () => {
    const answer = await signIn("Dealer.Milano", "dealer-milano-1");
    const { profile, token } = bodyOf(answer, 200);
    expect(profile).toMatchObject({
      login: "dealer.milano",
      name: "Giulia Ferri",
      shop: { code: "MILANO", currency: "EUR", priceLists: { CUCINA: "CUC-EUR" }, documentType: "ITA" },
    });
    const cookie = answer.status === 200 ? (answer.headers.getSetCookie()[0] ?? "") : "";
    expect(cookie).toMatch(/^sid=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/);
    const byCookie = await fetch(`${stanza.server.url}/api/session`, { headers: { cookie: `sid=${token}` } });
    expect(await byCookie.json()).toEqual({ profile });
    const byBearer = await fetch(`${stanza.server.url}/api/session`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(byBearer.status).toBe(200);
  });

  test("[AU-02] nobody has no profile, which is an answer and no error in a visitor's console", async () => {
    expect(bodyOf(await stanza.anyone.getSession({}), 200)).toEqual({ profile: null });
    const headers = { cookie: "sid=gone" };
    const gone = await fetch(`${stanza.server.url}/api/session`, { headers });
    expect([gone.status, await gone.json()]).toEqual([200, { profile: null }]);
  });

  test("[AU-02] an unknown login and a wrong password get the same answer, in the words of spec 1 §8", async () => {
    const wrong = await signIn("dealer.zuerich", "not-it");
    const unknown = await signIn("nobody", "not-it");
    expect(bodyOf(wrong, 401)).toEqual({
      error: "login-failed",
      message: "Incorrect data, please check your credentials.",
    });
    expect(bodyOf(unknown, 401)).toEqual(bodyOf(wrong, 401));
  });

  test("a password in another person's shop does not open it", async () => {
    expect((await signIn("dealer.milano", "dealer-milano-1", "ZUERICH")).status).toBe(401);
    expect(bodyOf(await signIn("seller.milano", "seller-milano-1", "ZUERICH"), 200).profile.shop.code).toBe(
      "ZUERICH",
    );
  });

  test("after five failures the account answers 429 with a growing delay, also to the right password", async () => {
    const { pool } = stanza.server.context;
    await pool.query("delete from attempt");
    for (let n = 0; n < 5; n++) expect((await signIn("seller.zuerich", "guess")).status).toBe(401);
    const blocked = await signIn("SELLER.zuerich", "seller-zuerich-1");
    expect(bodyOf(blocked, 429).error).toBe("too-many-attempts");
    expect(blocked.status === 429 && Number(blocked.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await signIn("dealer.zuerich", "dealer-zuerich-1")).status).toBe(200);
    const delays: number[] = [];
    for (let n = 0; n < 3; n++) {
      await pool.query("update attempt set blocked_until = now()");
      await signIn("seller.zuerich", "guess");
      const { rows } = await pool.query(
        "select extract(epoch from blocked_until - now())::float as left from attempt where key like 'login-at:%seller.zuerich'",
      );
      delays.push(rows[0].left);
    }
    expect(delays[1]).toBeGreaterThan((delays[0] ?? 0) * 1.5);
    expect(delays[2]).toBeGreaterThan((delays[1] ?? 0) * 1.5);
    await pool.query("update attempt set blocked_until = now()");
    expect((await signIn("seller.zuerich", "seller-zuerich-1")).status).toBe(200);
    expect((await signIn("seller.zuerich", "guess")).status).toBe(401);
  });

  test("a new sign-in ends the session that was there, and a chosen token is never taken", async () => {
    const { token } = bodyOf(await signIn("dealer.milano", "dealer-milano-1"), 200);
    const again = await fetch(`${stanza.server.url}/api/session`, {
      method: "POST",
      headers: { cookie: `sid=${token}`, "content-type": "application/json", "x-csrf": "1" },
      body: JSON.stringify({ user: "dealer.milano", password: "dealer-milano-1" }),
    });
    const fresh = (await again.json()) as { token: string };
    expect(fresh.token).not.toBe(token);
    const old = await fetch(`${stanza.server.url}/api/projects`, { headers: { cookie: `sid=${token}` } });
    expect(old.status).toBe(401);
  });
});

describe("kinds of users", () => {
  test("[AU-01] guest, pro and customer exclude each other; supervisor, level and shops stand beside them", async () => {
    const profiles = await Promise.all(
      ["dealer.milano", "seller.milano", "customer.milano", "supervisor.milano"].map(
        async (login) => (await stanza.as(login)).profile,
      ),
    );
    expect(
      profiles.map(({ kind, isAdmin, sellerLevel, shops }) => [kind, isAdmin, sellerLevel, shops.length]),
    ).toEqual([
      ["pro", false, 2, 1],
      ["pro", false, 5, 2],
      ["customer", false, 0, 1],
      ["pro", true, 9, 3],
    ]);
    expect((await stanza.guest()).profile).toMatchObject({ kind: "guest", isAdmin: false, sellerLevel: 0 });
    await expect(
      stanza.server.context.pool.query("update app_user set is_admin = true where kind = 'guest'"),
    ).rejects.toThrow(/check constraint/);
    await expect(
      stanza.server.context.pool.query(
        "update app_user set kind = 'pro,guest' where login = 'dealer.milano'",
      ),
    ).rejects.toThrow(/check constraint/);
  });

  test("a guest without leave to save is asked to sign in; another guest's session is another person", async () => {
    const [one, two] = [await stanza.guest(), await stanza.guest()];
    expect(one.profile.userId).not.toBe(two.profile.userId);
    const refused = bodyOf(await one.client.createProject({ body: { description: "mine" } }), 403);
    expect(refused).toMatchObject({ error: "forbidden", message: expect.stringContaining("signInFirst") });
    expect(bodyOf(await one.client.listProjects({}), 200).projects).toEqual([]);
  });

  test("guests stay out where the site does not admit them", async () => {
    const closed = await startTestServer({ beside: stanza, site: { isguest: false } });
    try {
      const refused = bodyOf(await closed.anyone.signInGuest({ body: {} }), 403);
      expect(refused).toMatchObject({
        error: "guests-not-admitted",
        message: "This site doesn't allow guest users!",
      });
    } finally {
      await closed.close();
    }
  });

  test("fields of the profile in a request body are not taken", async () => {
    const response = await fetch(`${stanza.server.url}/api/session/guest`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-csrf": "1" },
      body: JSON.stringify({ isAdmin: true, kind: "pro", sellerLevel: 9, shops: ["ZUERICH"] }),
    });
    const { profile } = (await response.json()) as { profile: object };
    expect(profile).toMatchObject({ kind: "guest", isAdmin: false, sellerLevel: 0 });
  });
});

describe("leaving", () => {
  test("[AU-09] signing out ends the session on the server, and is harmless without one", async () => {
    const { token } = bodyOf(await signIn("dealer.milano", "dealer-milano-1"), 200);
    const headers = { authorization: `Bearer ${token}` };
    const out = await fetch(`${stanza.server.url}/api/session`, { method: "DELETE", headers });
    expect(out.status).toBe(204);
    expect(out.headers.getSetCookie()[0]).toMatch(/^sid=; /);
    expect((await fetch(`${stanza.server.url}/api/projects`, { headers })).status).toBe(401);
    expect((await stanza.anyone.signOut({})).status).toBe(204);
  });

  test("a disabled user and an expired session are out at once", async () => {
    const { pool } = stanza.server.context;
    const { token } = bodyOf(await signIn("customer.zuerich", "customer-zuerich-1"), 200);
    const status = async () =>
      (await fetch(`${stanza.server.url}/api/projects`, { headers: { authorization: `Bearer ${token}` } }))
        .status;
    await pool.query("update app_user set disabled_at = now() where login = 'customer.zuerich'");
    expect(await status()).toBe(401);
    await pool.query("update app_user set disabled_at = null where login = 'customer.zuerich'");
    expect(await status()).toBe(200);
    await pool.query(`update session set expires_at = now() - interval '1 second'
        where user_id = (select id from app_user where login = 'customer.zuerich')`);
    expect(await status()).toBe(401);
  });
});

describe("the shop", () => {
  test("changing it gives a new token and the other shop's projects; a foreign shop is refused", async () => {
    const seller = bodyOf(await signIn("seller.milano", "seller-milano-1"), 200);
    const dealer = await stanza.as("dealer.milano");
    const { summary } = await createSample(dealer);
    const call = (token: string, path: string, init: RequestInit = {}) =>
      fetch(`${stanza.server.url}${path}`, {
        ...init,
        headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      });
    expect((await call(seller.token, `/api/projects/${summary.id}`)).status).toBe(200);
    const changed = await call(seller.token, "/api/session/shop", {
      method: "PUT",
      body: JSON.stringify({ shop: "ZUERICH" }),
    });
    const body = (await changed.json()) as { token: string; profile: { shop: { currency: string } } };
    expect(body.profile.shop.currency).toBe("CHF");
    expect((await call(seller.token, "/api/projects")).status).toBe(401);
    expect((await call(body.token, `/api/projects/${summary.id}`)).status).toBe(404);
    expect(bodyOf(await dealer.client.setShop({ body: { shop: "ZUERICH" } }), 403).error).toBe(
      "shop-not-yours",
    );
  });
});
