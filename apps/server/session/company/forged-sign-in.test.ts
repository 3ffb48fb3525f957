import type { JWTPayload } from "jose";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  CLIENT,
  type Forgery,
  type ForgingProvider,
  openForgingProvider,
} from "../../testing/forging-provider.ts";
import { bodyOf, startTestServer, type TestServer } from "../../testing/test-server.ts";

let stanza: TestServer;
let provider: ForgingProvider;
beforeAll(async () => {
  provider = await openForgingProvider();
  stanza = await startTestServer({
    site: {
      openIdIntegration: true,
      oidcSettings: { authority: provider.authority, client_id: CLIENT.id },
    },
    // The most that a forger could hope for: claims name accounts, and strangers get one.
    access: {
      company: {
        audience: "stanza-api",
        loginClaim: "preferred_username",
        create: { kind: "pro", shop: "MILANO", sellerLevel: 9 },
      },
    },
    env: { OIDC_CLIENT_SECRET: CLIENT.secret },
  });
});
afterAll(async () => {
  await stanza.close();
  await provider.close();
});
beforeEach(() => stanza.server.context.pool.query("delete from attempt"));

async function begin() {
  const { url, flow } = bodyOf(await stanza.anyone.beginCompanySignIn({}), 200);
  const { searchParams } = new URL(url);
  const of = (name: string) => searchParams.get(name) ?? "";
  return { flow, state: of("state"), nonce: of("nonce"), asked: searchParams };
}
const count = async () => {
  const { rows } = await stanza.server.context.pool.query(
    `select (select count(*) from session) as sessions, (select count(*) from app_user) as users,
      (select count(*) from user_identity) as identities`,
  );
  return rows[0];
};
const query = (values: Readonly<Record<string, string>>) => String(new URLSearchParams(values));
const encoded = (...parts: readonly object[]) =>
  parts.map((part) => Buffer.from(JSON.stringify(part)).toString("base64url")).join(".");

/** A claim with another value; `undefined` leaves it out. */
const claim =
  (name: string, value: unknown) =>
  (right: JWTPayload): JWTPayload => {
    const { [name]: _, ...rest } = right;
    return value === undefined ? rest : { ...rest, [name]: value };
  };
const past = Math.floor(Date.now() / 1000) - 3600;

const FORGED: readonly [string, Forgery][] = [
  ["of another issuer", { claims: claim("iss", "https://other.example") }],
  ["whose issuer has one sign more", { claims: (right) => ({ ...right, iss: `${right.iss}/` }) }],
  ["for another client", { claims: claim("aud", "other") }],
  ["for nobody", { claims: claim("aud", undefined) }],
  [
    "for us among others, used by another client",
    { claims: (right) => ({ ...right, aud: [CLIENT.id, "other"], azp: "other" }) },
  ],
  ["without a nonce", { claims: claim("nonce", undefined) }],
  ["with another sign-in's nonce", { claims: claim("nonce", "another") }],
  ["that has ended", { claims: claim("exp", past) }],
  ["without an end", { claims: claim("exp", undefined) }],
  ["that does not hold yet", { claims: claim("nbf", Math.floor(Date.now() / 1000) + 3600) }],
  ["without a time of issue", { claims: claim("iat", undefined) }],
  ["without a subject", { claims: claim("sub", undefined) }],
  ["whose subject is a number", { claims: claim("sub", 7) }],
  ["signed by another key", { by: "foreign" }],
  ["signed by a key that the provider does not have", { header: { kid: "two" } }],
  ["signed with our secret", { by: "secret" }],
  ["without a signature", { text: (claims) => `${encoded({ alg: "none" }, claims)}.` }],
  ["with a signature cut off", { text: (claims) => `${encoded({ alg: "RS256", kid: "one" }, claims)}.` }],
  ["that is none", { text: () => "constructor" }],
  ["that is missing", { text: () => undefined }],
];

test.each(FORGED)("[AU-04] [T21] an ID token %s makes neither a session nor a user", async (_, forgery) => {
  const before = await count();
  const { flow, state, nonce } = await begin();
  await provider.tell(nonce, forgery);
  const answer = query({ code: "stolen", state, iss: provider.authority });
  const refused = await stanza.anyone.finishCompanySignIn({ body: { answer, flow } });
  expect(bodyOf(refused, 401)).toEqual({ error: "login-failed", message: "Can not authenticate" });
  expect(await count()).toEqual(before);
});

test.each([
  ["with another state", () => ({ state: "other" })],
  ["without a state", () => ({ state: "" })],
  ["without its issuer", () => ({ iss: "" })],
  ["of another issuer, as in a mix-up", () => ({ iss: "https://other.example" })],
  ["that is an error", () => ({ error: "access_denied" })],
])("[AU-04] [T21] an answer %s makes neither a session nor a user", async (_, change) => {
  const before = await count();
  const { flow, state, nonce } = await begin();
  await provider.tell(nonce, {});
  const given = Object.entries({ code: "c", state, iss: provider.authority, ...change() });
  const answer = query(Object.fromEntries(given.filter(([, value]) => value !== "")));
  bodyOf(await stanza.anyone.finishCompanySignIn({ body: { answer: answer || "x", flow } }), 401);
  expect(await count()).toEqual(before);
});

test("[AU-04] [T21] an answer counts once, for the browser that began, for ten minutes", async () => {
  const before = await count();
  const finish = (state: string, flow: string) =>
    stanza.anyone.finishCompanySignIn({
      body: { answer: query({ code: "c", state, iss: provider.authority }), flow },
    });
  const [mine, other] = [await begin(), await begin()];
  await provider.tell(mine.nonce, {});
  // A code that an attacker got for themselves, planted into somebody else's browser: that one did not begin it.
  expect((await finish(mine.state, other.flow)).status).toBe(401);
  expect((await finish(mine.state, mine.flow)).status).toBe(401);
  const late = await begin();
  await provider.tell(late.nonce, {});
  await stanza.server.context.pool.query("update oidc_flow set expires_at = now() - interval '1 second'");
  expect((await finish(late.state, late.flow)).status).toBe(401);
  expect(await count()).toEqual(before);
});

test("[AU-04] the sign-in asks for a code with PKCE, and tells the browser neither secret nor verifier", async () => {
  const { asked, flow, state } = await begin();
  expect(Object.fromEntries(asked)).toMatchObject({
    response_type: "code",
    code_challenge_method: "S256",
    client_id: CLIENT.id,
    redirect_uri: `${stanza.server.url}/oidc`,
  });
  const { rows } = await stanza.server.context.pool.query(
    "select verifier, encode(state_hash, 'escape') as hash from oidc_flow order by expires_at desc limit 1",
  );
  expect(`${asked} ${flow}`).not.toContain(rows[0].verifier);
  expect(rows[0].hash).not.toContain(state);
});

const accessToken = (change: Forgery = {}) => {
  const now = Math.floor(Date.now() / 1000);
  const right = { iss: provider.authority, aud: "stanza-api", sub: "mallory", iat: now, exp: now + 300 };
  return provider.sign(change.claims?.(right) ?? right, {
    ...change,
    header: { typ: "at+jwt", ...change.header },
  });
};
const enter = async (token: string, more: { authority?: string; provider?: string } = {}) =>
  stanza.anyone.signInToken({
    body: { accessToken: token, authority: provider.authority, provider: "COMPUSOFT", ...more },
  });

test.each<[string, Forgery]>([
  ["for another audience", { claims: claim("aud", "other-api") }],
  ["for our client, as ID tokens are", { claims: claim("aud", CLIENT.id) }],
  ["that is an ID token", { header: { typ: "JWT" } }],
  ["of another issuer", { claims: claim("iss", "https://other.example") }],
  ["that has ended", { claims: claim("exp", past) }],
  ["without an end", { claims: claim("exp", undefined) }],
  ["without a subject", { claims: claim("sub", undefined) }],
  ["signed by another key", { by: "foreign" }],
  ["signed with our secret", { by: "secret" }],
  ["of a key that is not there", { header: { kid: "two" } }],
])("[AU-04] [T21] an access token %s makes neither a session nor a user", async (_, forgery) => {
  const before = await count();
  expect(bodyOf(await enter(await accessToken(forgery)), 401).message).toBe("Can not authenticate");
  expect(await count()).toEqual(before);
});

test("[AU-04] [T21] the authority is compared and never fetched, the provider has its name", async () => {
  const before = await count();
  const asked = provider.received.length;
  const evil = await openForgingProvider();
  try {
    const token = await accessToken();
    for (const authority of [evil.authority, `${provider.authority}/`, "http://169.254.169.254/", "file:///"])
      expect((await enter(token, { authority })).status).toBe(401);
    expect((await enter(token, { provider: "OTHER" })).status).toBe(401);
    expect(evil.received).toEqual([]);
    expect(provider.received.length).toBe(asked);
    expect(await count()).toEqual(before);
  } finally {
    await evil.close();
  }
});

test("[AU-04] an access token for us opens a session of issuer and subject, whatever user id it claims", async () => {
  const { profile } = bodyOf(
    await enter(await accessToken({ claims: claim("preferred_username", "new.person") })),
    200,
  );
  expect(profile).toMatchObject({
    login: "new.person",
    kind: "pro",
    isAdmin: false,
    shop: { code: "MILANO" },
  });
  const renamed = await accessToken({ claims: claim("preferred_username", "supervisor.milano") });
  expect(bodyOf(await enter(renamed), 200).profile.userId).toBe(profile.userId);
  await stanza.server.context.pool.query(
    "update app_user set disabled_at = now() where login = 'new.person'",
  );
  expect((await enter(await accessToken())).status).toBe(403);
});

test("[AU-04] [T19] from one address ten wrong tokens a minute are looked at", async () => {
  const answers = await Promise.all(Array.from({ length: 30 }, () => enter("a.b.c")));
  expect(answers.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(11);
  expect(answers.every(({ status }) => status === 401 || status === 429)).toBe(true);
});

test("[AU-04] where the provider is asked about access tokens, one of another client of it is refused", async () => {
  const asking = await startTestServer({
    beside: stanza,
    site: {
      openIdIntegration: true,
      oidcSettings: { authority: provider.authority, client_id: CLIENT.id },
    },
    access: { company: { loginClaim: "username" } },
    env: { OIDC_CLIENT_SECRET: CLIENT.secret },
  });
  const ask = (answer: object) => {
    provider.introspect({ ...answer });
    const body = { accessToken: "opaque", authority: provider.authority, provider: "COMPUSOFT" };
    return asking.anyone.signInToken({ body });
  };
  try {
    const right = { active: true, client_id: CLIENT.id, sub: "anna", username: "dealer.milano" };
    expect((await ask({ active: false })).status).toBe(401);
    expect((await ask({ ...right, client_id: "another" })).status).toBe(401);
    expect((await ask({ ...right, iss: "https://other.example" })).status).toBe(401);
    expect((await ask({ ...right, sub: undefined })).status).toBe(401);
    expect((await ask({ ...right, username: "nobody" })).status).toBe(403);
    expect(bodyOf(await ask(right), 200).profile.login).toBe("dealer.milano");
    // Somebody else cannot claim the account any more.
    expect((await ask({ ...right, sub: "eve" })).status).toBe(403);
  } finally {
    await asking.close();
  }
});
