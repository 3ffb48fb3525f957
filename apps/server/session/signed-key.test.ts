import { randomUUID } from "node:crypto";
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from "jose";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { bodyOf, startTestServer, type TestServer } from "../testing/test-server.ts";

const ISSUER = "https://erp.example";
const AUDIENCE = "stanza-test";
let stanza: TestServer;
let own: CryptoKeyPair;
let foreign: CryptoKeyPair;
const logged: string[] = [];

beforeAll(async () => {
  own = await generateKeyPair("PS256", { extractable: true });
  foreign = await generateKeyPair("PS256");
  const jwk = { ...(await exportJWK(own.publicKey)), kid: "erp-1" };
  stanza = await startTestServer({
    access: { rsa: { issuer: ISSUER, audience: AUDIENCE, keys: [jwk] } },
    env: { TRUST_PROXY: "true" },
  });
  const { log } = stanza.server.app;
  for (const level of ["info", "warn", "error"] as const) {
    const write = log[level].bind(log);
    log[level] = (...given: unknown[]) => {
      logged.push(JSON.stringify(given));
      write(...(given as [object]));
    };
  }
});
afterAll(() => stanza.close());
beforeEach(async () => {
  await stanza.server.context.pool.query("delete from attempt");
});

const seconds = () => Math.floor(Date.now() / 1000);
const CLAIMS = () => ({
  iss: ISSUER,
  aud: AUDIENCE,
  sub: "seller.milano",
  shop: "ZUERICH",
  exp: seconds() + 120,
  jti: randomUUID(),
});

const signed = (
  claims: JWTPayload,
  { alg = "PS256", kid = "erp-1", by = own.privateKey }: { alg?: string; kid?: string; by?: CryptoKey } = {},
) => new SignJWT(claims).setProtectedHeader({ alg, ...(kid === "" ? {} : { kid }) }).sign(by);

const enter = (key: string) => stanza.anyone.signInKey({ body: { key } });
const count = async () => {
  const { rows } = await stanza.server.context.pool.query(
    "select (select count(*) from session) as sessions, (select count(*) from app_user) as users",
  );
  return rows[0];
};

test("[AU-03] a key of the configured issuer opens a session of its person in its shop", async () => {
  const { profile, token } = bodyOf(await enter(await signed(CLAIMS())), 200);
  expect([profile.login, profile.shop.code]).toEqual(["seller.milano", "ZUERICH"]);
  const { rows } = await stanza.server.context.pool.query("select how from session where how = 'key'");
  expect([rows.length, token.length]).toEqual([1, 43]);
});

test("[AU-03] RS256 is taken too, and a clock that differs by half a minute", async () => {
  const { privateKey } = own;
  const pkcs1 = await crypto.subtle.importKey(
    "jwk",
    { ...(await exportJWK(privateKey)), alg: "RS256" } as JsonWebKey,
    { name: "RSASSA-PKCS1-v1_5", hash: "SHA-256" },
    false,
    ["sign"],
  );
  const late = { ...CLAIMS(), exp: seconds() - 30, iat: seconds() - 200 };
  expect((await enter(await signed(late, { alg: "RS256", by: pkcs1 }))).status).toBe(200);
});

test("[AU-03] [T20] a key is used once: replayed it is refused, and of twenty parallel uses one wins", async () => {
  const key = await signed(CLAIMS());
  expect((await enter(key)).status).toBe(200);
  expect(bodyOf(await enter(key), 401)).toEqual({ error: "login-failed", message: "RSA login failed" });
  // The same id signed anew is the same key.
  const claims = CLAIMS();
  const [one, other] = [await signed(claims), await signed({ ...claims, exp: claims.exp + 1 })];
  await stanza.server.context.pool.query("delete from attempt");
  const many = await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      fetch(`${stanza.server.url}/api/session/key`, {
        method: "POST",
        headers: { "content-type": "application/json", "x-csrf": "1", "x-forwarded-for": `203.0.113.${n}` },
        body: JSON.stringify({ key: n % 2 ? one : other }),
      }).then(({ status }) => status),
    ),
  );
  expect(many.toSorted()).toEqual([200, ...Array(19).fill(401)]);
});

const without = (name: string) => {
  const { [name as "iss"]: _, ...rest } = CLAIMS();
  return rest as JWTPayload;
};
const tampered = async () => {
  const [head, payload = "", signature] = (await signed(CLAIMS())).split(".");
  const claims = { ...JSON.parse(Buffer.from(payload, "base64url").toString()), sub: "supervisor.milano" };
  return [head, Buffer.from(JSON.stringify(claims)).toString("base64url"), signature].join(".");
};
const unsigned = () =>
  [{ alg: "none", kid: "erp-1" }, CLAIMS()]
    .map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
    .concat("")
    .join(".");
const byPublicKey = async () => {
  const secret = new TextEncoder().encode(JSON.stringify(await exportJWK(own.publicKey)));
  return new SignJWT(CLAIMS()).setProtectedHeader({ alg: "HS256", kid: "erp-1" }).sign(secret);
};

const FORGED: readonly [string, () => Promise<string> | string][] = [
  ["of another signer", () => signed(CLAIMS(), { by: foreign.privateKey })],
  ["with an unknown key id", () => signed(CLAIMS(), { kid: "erp-2" })],
  ["without a key id", () => signed(CLAIMS(), { kid: "" })],
  ["changed after it was signed", tampered],
  ["without a signature", unsigned],
  ["signed with the public key as a secret", byPublicKey],
  ["of another issuer", () => signed({ ...CLAIMS(), iss: "https://other.example" })],
  ["for another audience", () => signed({ ...CLAIMS(), aud: "other" })],
  ["that has ended", () => signed({ ...CLAIMS(), exp: seconds() - 61 })],
  ["that holds for an hour", () => signed({ ...CLAIMS(), exp: seconds() + 3600 })],
  [
    "that held for an hour when it was issued",
    () => signed({ ...CLAIMS(), iat: seconds() - 3500, exp: seconds() + 100 }),
  ],
  ["that does not hold yet", () => signed({ ...CLAIMS(), nbf: seconds() + 200 })],
  ["issued in the future", () => signed({ ...CLAIMS(), iat: seconds() + 200 })],
  ...["iss", "aud", "sub", "shop", "exp", "jti"].map(
    (name) => [`without ${name}`, () => signed(without(name))] as [string, () => Promise<string>],
  ),
  ["whose subject is a number", () => signed({ ...CLAIMS(), sub: 7 as unknown as string })],
  ["of an unknown person", () => signed({ ...CLAIMS(), sub: "nobody" })],
  ["of a person of another shop", () => signed({ ...CLAIMS(), sub: "dealer.milano" })],
  ["that is none", () => "constructor"],
];

test.each(FORGED)("[AU-03] [T20] a key %s opens nothing and makes nobody", async (_, forge) => {
  const before = await count();
  expect(bodyOf(await enter(await forge()), 401)).toEqual({
    error: "login-failed",
    message: "RSA login failed",
  });
  expect(await count()).toEqual(before);
});

test("[AU-03] a disabled person's key opens nothing, and a guest cannot be named", async () => {
  const { pool } = stanza.server.context;
  const { profile } = await stanza.guest();
  expect(
    (await enter(await signed({ ...CLAIMS(), sub: profile.login, shop: profile.shop.code }))).status,
  ).toBe(401);
  await pool.query("update app_user set disabled_at = now() where login = 'seller.milano'");
  expect((await enter(await signed(CLAIMS()))).status).toBe(401);
  await pool.query("update app_user set disabled_at = null where login = 'seller.milano'");
});

test("[AU-03] [T19] from one address ten wrong keys a minute are looked at, right ones do not count", async () => {
  for (let n = 0; n < 12; n++) expect((await enter(await signed(CLAIMS()))).status).toBe(200);
  const answers = await Promise.all(Array.from({ length: 30 }, () => enter("a.b.c")));
  expect(answers.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(11);
  expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(19);
});

test("[AU-03] [T11] [T12] a foreign page cannot post a key, and the session from before is over afterwards", async () => {
  const key = await signed(CLAIMS());
  const post = (headers: Record<string, string>) =>
    fetch(`${stanza.server.url}/api/session/key`, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify({ key }),
    });
  const hostile = await post({ origin: "https://evil.example", "sec-fetch-site": "cross-site" });
  expect(hostile.status).toBe(403);
  const { token } = await stanza.guest();
  const taken = await post({ cookie: `sid=${token}`, "x-csrf": "1" });
  expect([taken.status, ((await taken.json()) as { token: string }).token === token]).toEqual([200, false]);
  const old = await fetch(`${stanza.server.url}/api/projects`, { headers: { cookie: `sid=${token}` } });
  expect(old.status).toBe(401);
});

test("[AU-03] [T20] the page of a key tells no other page its address, and no log holds the key", async () => {
  const key = await signed({ ...CLAIMS(), jti: `${"long".repeat(60)}${randomUUID()}` });
  expect(key.length).toBeGreaterThan(572);
  for (const address of [`/rsalogin/${key}`, `/rsalogin/${key}/projects`]) {
    const page = await fetch(stanza.server.url + address);
    expect(page.headers.get("content-type")).toMatch(/^text\/html/);
    expect(page.headers.get("referrer-policy")).toBe("no-referrer");
    expect(page.headers.get("x-robots-tag")).toMatch(/noindex/);
  }
  await enter(key);
  await enter(key);
  await enter(`${key.slice(0, -4)}AAAA`);
  expect(logged.join("\n")).toContain("RSA login failed");
  expect(logged.join("\n")).not.toContain(key.split(".")[1]);
  expect(logged.join("\n")).not.toContain(key.split(".")[2]?.slice(0, 40));
});

test("[AU-03] without a configured issuer every key is refused; a private key in the file stops the start", async () => {
  const closed = await startTestServer({ beside: stanza });
  try {
    const key = await signed(CLAIMS());
    expect((await closed.anyone.signInKey({ body: { key } })).status).toBe(401);
  } finally {
    await closed.close();
  }
  const keys = [{ ...(await exportJWK(own.privateKey)), kid: "erp-1" }];
  const start = startTestServer({
    beside: stanza,
    access: { rsa: { issuer: ISSUER, audience: AUDIENCE, keys } },
  });
  await expect(start).rejects.toThrow(/rsa\.keys\.0.*private/);
});
