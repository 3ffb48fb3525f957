import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createClient } from "@stanza/contract";
import { exportJWK, generateKeyPair } from "jose";
import Provider from "oidc-provider";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bodyOf, startTestServer, type TestServer } from "../../testing/test-server.ts";

const SECRET = "a-secret-of-this-test-alone-0123456789";
let stanza: TestServer;
let http: Server;
let authority: string;
/** People whom the company has let go. */
const gone = new Set<string>();

beforeAll(async () => {
  http = createServer();
  await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
  authority = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  stanza = await startTestServer({
    site: {
      openIdIntegration: true,
      oidcSettings: { authority, client_id: "stanza", scope: "openid profile offline_access" },
    },
    access: { company: { loginClaim: "preferred_username" } },
    env: { OIDC_CLIENT_SECRET: SECRET },
  });
  http.on("request", await realProvider());
});
afterAll(async () => {
  await stanza.close();
  http.closeAllConnections();
  await new Promise((resolve) => http.close(resolve));
});

async function realProvider() {
  const { privateKey } = await generateKeyPair("RS256", { extractable: true });
  const client = (id: string, uri: string) => ({
    client_id: id,
    client_secret: SECRET,
    redirect_uris: [uri],
    grant_types: ["authorization_code", "refresh_token"],
  });
  const provider = new Provider(authority, {
    clients: [client("stanza", `${stanza.server.url}/oidc`), client("other", "http://127.0.0.1/other")],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), kid: "k", alg: "RS256", use: "sig" }] },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: true }, introspection: { enabled: true } },
    claims: { openid: ["sub"], profile: ["preferred_username", "name"] },
    conformIdTokenClaims: false,
    cookies: { keys: ["test"] },
    findAccount: (_: unknown, id: string) =>
      gone.has(id)
        ? undefined
        : {
            accountId: id,
            claims: async () => ({ sub: id, preferred_username: id, name: "At the company" }),
          },
  });
  return provider.callback();
}

/** Signs in at the provider as a browser would: follows its pages, keeps its cookies, says who it is and agrees. */
async function atProvider(url: string, login: string): Promise<string> {
  const cookies = new Map<string, string>();
  let form: string | undefined;
  let next = url;
  for (let step = 0; step < 20; step++) {
    const response = await fetch(next, {
      redirect: "manual",
      headers: {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
        ...(form === undefined ? {} : { "content-type": "application/x-www-form-urlencoded" }),
      },
      ...(form === undefined ? {} : { method: "POST", body: form }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const page = await response.text();
    form = undefined;
    const location = response.headers.get("location");
    if (location !== null) {
      next = new URL(location, next).href;
      if (next.startsWith(`${stanza.server.url}/oidc`)) return new URL(next).search.slice(1);
      continue;
    }
    const action = /action="([^"]+)"/.exec(page)?.[1];
    if (action === undefined) throw new Error(`The provider shows: ${page.slice(0, 400)}`);
    next = new URL(action, next).href;
    form = page.includes('name="login"') ? `prompt=login&login=${login}&password=x` : "prompt=consent";
  }
  throw new Error("The provider never led back.");
}

async function signIn(login: string) {
  const { url, flow } = bodyOf(await stanza.anyone.beginCompanySignIn({}), 200);
  const answer = await atProvider(url, login);
  return stanza.anyone.finishCompanySignIn({ body: { answer, flow } });
}
const sql = (text: string) => stanza.server.context.pool.query(text);
const clientOf = (token: string) => createClient({ baseUrl: stanza.server.url, token: () => token });

test("[AU-04] a person signs in at a real provider, by code with PKCE, and is the same one the next time", async () => {
  const { profile, token } = bodyOf(await signIn("seller.milano"), 200);
  expect(profile).toMatchObject({ login: "seller.milano", shop: { code: "MILANO" } });
  expect(bodyOf(await signIn("seller.milano"), 200).profile.userId).toBe(profile.userId);
  const { rows } = await sql("select issuer, subject from user_identity");
  expect(rows).toEqual([{ issuer: authority, subject: "seller.milano" }]);
  const { sessions } = bodyOf(await clientOf(token).listSessions({}), 200);
  expect(sessions[0]?.how).toBe("company");
});

test("[AU-04] somebody whom the provider knows and this site does not gets no account", async () => {
  expect(bodyOf(await signIn("stranger"), 403).error).toBe("no-account");
  expect((await sql("select from app_user where login = 'stranger'")).rows).toEqual([]);
});

test("[AU-04] the refresh token is sealed in the database; a session goes on while the provider says so, in another shop too", async () => {
  const { token } = bodyOf(await signIn("seller.milano"), 200);
  const stored = await sql(
    "select encode(refresh, 'escape') as refresh, renew_at > now() as later from session",
  );
  expect(stored.rows.every(({ refresh }) => refresh === null || !/^[\w-]{20,}$/.test(refresh))).toBe(true);
  await sql("update session set renew_at = now() - interval '1 minute' where how = 'company'");
  // Of many requests at once one asks.
  const many = await Promise.all(Array.from({ length: 6 }, () => clientOf(token).getSession({})));
  expect(many.every((one) => one.status === 200 && one.body.profile !== null)).toBe(true);
  const moved = bodyOf(await clientOf(token).setShop({ body: { shop: "ZUERICH" } }), 200);
  const { rows } = await sql(
    "select renew_at > now() as renewed, refresh is not null as kept from session where shop_id like '%ZUERICH'",
  );
  expect(rows).toEqual([{ renewed: true, kept: true }]);
  expect(bodyOf(await clientOf(moved.token).getSession({}), 200).profile?.shop.code).toBe("ZUERICH");
});

test("[AU-04] whom the company lets go is out when the session is due, and not one request later", async () => {
  const { token } = bodyOf(await signIn("dealer.milano"), 200);
  gone.add("dealer.milano");
  await sql("update session set renew_at = now() - interval '1 minute' where how = 'company'");
  expect(bodyOf(await clientOf(token).getSession({}), 200).profile).toBeNull();
  expect((await clientOf(token).listProjects({})).status).toBe(401);
  gone.delete("dealer.milano");
});

test("[AU-04] a provider that does not answer ends nobody's session for an hour, and then everybody's", async () => {
  const { token } = bodyOf(await signIn("seller.zuerich"), 200);
  const { company } = stanza.server.context;
  if (!company) throw new Error("there is no company");
  const { provider } = company;
  const down = { ...provider, renew: () => Promise.reject(new TypeError("fetch failed")) };
  Object.assign(company, { provider: down });
  try {
    await sql("update session set renew_at = now() - interval '50 minutes' where how = 'company'");
    expect(bodyOf(await clientOf(token).getSession({}), 200).profile).not.toBeNull();
    await sql("update session set renew_at = now() - interval '61 minutes' where how = 'company'");
    expect(bodyOf(await clientOf(token).getSession({}), 200).profile).toBeNull();
  } finally {
    Object.assign(company, { provider });
  }
});

test("[AU-04] an access token of another client of the same provider does not open an account here", async () => {
  const { url } = bodyOf(await stanza.anyone.beginCompanySignIn({}), 200);
  expect(new URL(url).origin).toBe(authority);
  const body = { accessToken: "made-for-other", authority, provider: "COMPUSOFT" };
  expect((await stanza.anyone.signInToken({ body })).status).toBe(401);
});

test("[AU-04] without a provider there is no such way in; a provider without its address stops the start", async () => {
  const plain = await startTestServer({ beside: stanza });
  try {
    expect((await plain.anyone.beginCompanySignIn({})).status).toBe(404);
    const body = { accessToken: "x", authority, provider: "COMPUSOFT" };
    expect((await plain.anyone.signInToken({ body })).status).toBe(401);
  } finally {
    await plain.close();
  }
  const start = (oidcSettings: object) =>
    startTestServer({ beside: stanza, site: { openIdIntegration: true, oidcSettings } });
  await expect(start({})).rejects.toThrow(/oidcSettings\.authority/);
  await expect(start({ authority: "http://id.example", client_id: "x" })).rejects.toThrow(/https/);
  await expect(start({ authority: "https://id.example" })).rejects.toThrow(/client_id/);
});
