import { createClient } from "@stanza/contract";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { bodyOf, startTestServer, type TestServer } from "../../testing/test-server.ts";
import { stepAt, totp } from "./totp.ts";

let stanza: TestServer;
/** The server's clock: a code counts once, so each test goes on half minutes later. */
let now = Date.parse("2026-11-23T10:00:00Z");
const later = () => {
  now += 120_000;
};
beforeAll(async () => {
  stanza = await startTestServer({
    env: { LOGIN_FAILURES_PER_ADDRESS: "1000" },
    access: { secondFactor: "supervisors" },
    now: () => new Date(now),
  });
});
afterAll(() => stanza.close());
beforeEach(async () => {
  later();
  await stanza.server.context.pool.query("delete from attempt");
});

const passwordOf = (login: string) => `${login.replace(".", "-")}-1`;
const signIn = (user: string) => stanza.anyone.signIn({ body: { user, password: passwordOf(user) } });
const codeOf = (secret: string) => totp(secret, stepAt(new Date(now)));
const clientOf = (token: string) => createClient({ baseUrl: stanza.server.url, token: () => token });
const sessions = async () =>
  (await stanza.server.context.pool.query("select count(*)::int as count from session")).rows[0].count;

/** Somebody with one-time codes: the secret, the recovery codes and a session. */
async function withCodes(login: string) {
  const { client } = await stanza.as(login);
  const { secret, address } = bodyOf(
    await client.beginSecondFactor({ body: { password: passwordOf(login) } }),
    200,
  );
  expect(address).toContain(`secret=${secret}`);
  const { recoveryCodes } = bodyOf(await client.finishSecondFactor({ body: { code: codeOf(secret) } }), 200);
  later();
  return { client, secret, recoveryCodes };
}

test("[AU-02] with one-time codes the password alone opens nothing; password and code open a session", async () => {
  const { secret } = await withCodes("seller.milano");
  const before = await sessions();
  const answer = await signIn("seller.milano");
  expect(answer.status === 202 && answer.headers.getSetCookie()).toEqual([]);
  const { ticket, step } = bodyOf(answer, 202);
  expect([step, await sessions()]).toEqual(["code", before]);
  expect((await clientOf(ticket).listProjects({})).status).toBe(401);
  const { profile } = bodyOf(
    await stanza.anyone.confirmSignIn({ body: { ticket, code: codeOf(secret) } }),
    200,
  );
  expect(profile.login).toBe("seller.milano");
});

test("[AU-02] [T20] a code, a recovery code and a ticket count once, also in parallel", async () => {
  const { secret, recoveryCodes } = await withCodes("dealer.milano");
  const confirm = async (code: string, ticket: string) =>
    (await stanza.anyone.confirmSignIn({ body: { ticket, code } })).status;
  const ticketOf = async () => bodyOf(await signIn("dealer.milano"), 202).ticket;
  const [one, two, three] = [await ticketOf(), await ticketOf(), await ticketOf()];
  const code = codeOf(secret);
  const both = await Promise.all([confirm(code, one), confirm(code, two)]);
  expect(both.toSorted()).toEqual([200, 401]);
  const recovery = recoveryCodes[0]?.toLowerCase() ?? "";
  const open = both[0] === 200 ? two : one;
  expect(await confirm(recovery, open)).toBe(200);
  expect([await confirm(recovery, three), await confirm(recovery, open)]).toEqual([401, 410]);
  const { client } = await stanza.as("dealer.milano");
  expect(bodyOf(await client.getSecondFactor({}), 200)).toEqual({
    isOn: true,
    isRequired: false,
    recoveryCodesLeft: 9,
  });
});

test("[AU-02] [T19] of many guesses at a code five are looked at, and afterwards even the right one waits", async () => {
  const { secret } = await withCodes("seller.zuerich");
  const { ticket } = bodyOf(await signIn("seller.zuerich"), 202);
  const guesses = await Promise.all(
    Array.from({ length: 60 }, (_, n) =>
      stanza.anyone.confirmSignIn({ body: { ticket, code: String(n).padStart(6, "0") } }),
    ),
  );
  expect(guesses.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(8);
  const right = await stanza.anyone.confirmSignIn({ body: { ticket, code: codeOf(secret) } });
  expect(right.status).toBe(429);
});

test("[AU-02] a supervisor has to set a code up where the site says so, and is not signed in before", async () => {
  const before = await sessions();
  const { ticket, step } = bodyOf(await signIn("supervisor.milano"), 202);
  expect(step).toBe("enrol");
  expect((await stanza.anyone.confirmSignIn({ body: { ticket, code: "000000" } })).status).toBe(410);
  const { secret } = bodyOf(await stanza.anyone.beginSecondFactor({ body: { ticket } }), 200);
  expect((await stanza.anyone.finishSecondFactor({ body: { ticket, code: "000000" } })).status).toBe(409);
  expect(await sessions()).toBe(before);
  const done = bodyOf(
    await stanza.anyone.finishSecondFactor({ body: { ticket, code: codeOf(secret) } }),
    200,
  );
  expect([done.signedIn?.profile.isAdmin, done.recoveryCodes.length]).toEqual([true, 10]);
  expect((await stanza.anyone.beginSecondFactor({ body: { ticket } })).status).toBe(403);
  later();
  const client = clientOf(done.signedIn?.token ?? "");
  const kept = await client.removeSecondFactor({ body: { code: codeOf(secret) } });
  expect(kept.status).toBe(403);
});

test("[AU-02] an open page without the password sets nothing up, and the code in use is not replaced", async () => {
  const { client } = await stanza.as("customer.zuerich");
  for (const body of [{}, { password: "not-it" }])
    expect((await client.beginSecondFactor({ body })).status).toBe(403);
  expect((await client.finishSecondFactor({ body: { code: "000000" } })).status).toBe(409);
  const { client: known } = await withCodes("dealer.zuerich");
  const again = await known.beginSecondFactor({ body: { password: passwordOf("dealer.zuerich") } });
  expect(again.status).toBe(409);
  const guest = await stanza.guest();
  expect((await guest.client.beginSecondFactor({ body: { password: "x" } })).status).toBe(403);
});

test("[AU-02] the last code takes the second factor away; neither secret nor code can be read in the database", async () => {
  const { client, secret, recoveryCodes } = await withCodes("customer.milano");
  const { pool } = stanza.server.context;
  const stored = await pool.query(
    `select encode(secret, 'escape') as text from one_time_secret union all
      select encode(code_hash, 'escape') from recovery_code`,
  );
  const text = JSON.stringify(stored.rows);
  for (const part of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll("-", ""))])
    expect(text).not.toContain(part);
  expect((await client.removeSecondFactor({ body: { code: "000000" } })).status).toBe(409);
  expect((await client.removeSecondFactor({ body: { code: codeOf(secret) } })).status).toBe(204);
  expect((await signIn("customer.milano")).status).toBe(200);
});

test("[AU-02] a sign-in that waits for its code ends after five minutes, and with its person", async () => {
  const { secret } = await withCodes("seller.chicago");
  const { pool } = stanza.server.context;
  const { ticket } = bodyOf(await signIn("seller.chicago"), 202);
  await pool.query("update app_user set disabled_at = now() where login = 'seller.chicago'");
  const body = { ticket, code: codeOf(secret) };
  expect((await stanza.anyone.confirmSignIn({ body })).status).toBe(410);
  await pool.query("update app_user set disabled_at = null where login = 'seller.chicago'");
  await pool.query("update half_sign_in set expires_at = now()");
  expect((await stanza.anyone.confirmSignIn({ body })).status).toBe(410);
});
