import { unpackFiles } from "@stanza/codecs";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { PASSKEY_ORIGIN, passkeyPeople, seedPassword } from "../../testing/passkey-people.ts";
import { softAuthenticator } from "../../testing/soft-authenticator.ts";
import { bodyOf, type Person, startTestServer, type TestServer } from "../../testing/test-server.ts";
import { stepAt, totp } from "../second-factor/totp.ts";
import { MOST_PASSKEYS } from "./passkey-table.ts";

let stanza: TestServer;
let people: ReturnType<typeof passkeyPeople>;
let now = Date.parse("2026-11-23T10:00:00Z");
const later = () => {
  now += 120_000;
};
beforeAll(async () => {
  stanza = await startTestServer({
    env: { LOGIN_FAILURES_PER_ADDRESS: "1000", PUBLIC_URL: PASSKEY_ORIGIN },
    now: () => new Date(now),
  });
  people = passkeyPeople(stanza);
});
afterAll(() => stanza.close());
beforeEach(() => sql("delete from attempt"));

const sql = async <Row extends object>(text: string, ...values: unknown[]) =>
  (await stanza.server.context.pool.query<Row>(text, values)).rows;
const listOf = async ({ client }: Person) => bodyOf(await client.listPasskeys({}), 200);
const audited = async ({ profile }: Person) =>
  (
    await sql<{ action: string }>(
      "select action from audit where user_id = $1 and action like '%passkey' order by id",
      profile.userId,
    )
  ).map(({ action }) => action);

test("[AU-02] a passkey is added with the password, and signs in without one", async () => {
  const dealer = await stanza.as("dealer.milano");
  const { options } = await people.begin(dealer);
  expect(options).toMatchObject({
    rp: { id: "stanza.example", name: "Stanza" },
    user: { name: "dealer.milano", displayName: "Giulia Ferri" },
    attestation: "none",
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  const { passkey, own } = await people.add(dealer, "  Laptop ");
  expect(await listOf(dealer)).toMatchObject({
    passkeys: [{ id: own.id, name: "Laptop", usedAt: null }],
    hasPassword: true,
    asksCode: false,
    accepted: {
      rpId: "stanza.example",
      userId: options.user.id,
      allAcceptedCredentialIds: [passkey.id],
    },
  });
  const { options: asked } = await people.beginSignIn();
  expect(asked).toMatchObject({
    rpId: "stanza.example",
    userVerification: "required",
    allowCredentials: [],
  });
  const answer = await people.signIn(passkey);
  const { profile, token } = bodyOf(answer, 200);
  expect(profile).toMatchObject({ login: "dealer.milano", shop: { code: "MILANO" } });
  expect(answer.status === 200 && answer.headers.getSetCookie()[0]).toMatch(/^sid=[\w-]{43}; .*HttpOnly/);
  const sessions = bodyOf(await stanza.clientOf(token).listSessions({}), 200).sessions;
  expect(sessions.find(({ isThis }) => isThis)?.how).toBe("passkey");
  expect((await listOf(dealer)).passkeys[0]?.usedAt).not.toBeNull();
  expect(await audited(dealer)).toEqual(["add-passkey"]);
});

test("[AU-02] the shop that is named is the one that is entered, unless the person does not work for it", async () => {
  const { passkey } = await people.add(await stanza.as("seller.milano"));
  const enter = async (shop: string) => {
    const { flow, options } = await people.beginSignIn();
    const response = people.authenticator.get(passkey, options);
    return stanza.anyone.signInPasskey({ body: { flow, response, shop } });
  };
  expect(bodyOf(await enter("ZUERICH"), 200).profile.shop.code).toBe("ZUERICH");
  expect((await enter("CHICAGO")).status).toBe(401);
});

test("[AU-02] where codes are on, the password alone adds none; a passkey signs in without a further code", async () => {
  const seller = await stanza.as("seller.zuerich");
  const password = seedPassword("seller.zuerich");
  const { secret } = bodyOf(await seller.client.beginSecondFactor({ body: { password } }), 200);
  const codeOf = () => totp(secret, stepAt(new Date(now)));
  bodyOf(await seller.client.finishSecondFactor({ body: { code: codeOf() } }), 200);
  later();
  expect((await listOf(seller)).asksCode).toBe(true);
  const begin = (body: { password?: string; code?: string }) => seller.client.beginPasskey({ body });
  expect(bodyOf(await begin({ password }), 409).error).toBe("wrong-code");
  expect(bodyOf(await begin({ password, code: "000000" }), 409).error).toBe("wrong-code");
  const { flow, options } = bodyOf(await begin({ password, code: codeOf() }), 200);
  const { passkey, response } = people.authenticator.create(options);
  bodyOf(await seller.client.addPasskey({ body: { flow, name: "Phone", response } }), 201);
  const byPassword = await stanza.anyone.signIn({ body: { user: "seller.zuerich", password } });
  expect(byPassword.status).toBe(202);
  expect(bodyOf(await people.signIn(passkey), 200).profile.login).toBe("seller.zuerich");
});

test("[AU-02] instead of the password one of one's passkeys confirms that it is oneself", async () => {
  const dealer = await stanza.as("dealer.zuerich");
  expect((await dealer.client.beginPasskeyProof({})).status).toBe(404);
  const { passkey } = await people.add(dealer, "Key ring");
  const { flow, options } = bodyOf(await dealer.client.beginPasskeyProof({}), 200);
  expect(options.allowCredentials.map(({ id }) => id)).toEqual([passkey.id]);
  // An authenticator that was given a list need not say whose passkey it is.
  const response = people.authenticator.get(passkey, options, { userHandle: null });
  const begun = bodyOf(await dealer.client.beginPasskey({ body: { proof: { flow, response } } }), 200);
  expect(begun.options.excludeCredentials.map(({ id }) => id)).toEqual([passkey.id]);
  const second = people.authenticator.create(begun.options);
  const body = { flow: begun.flow, name: "Tablet", response: second.response };
  bodyOf(await dealer.client.addPasskey({ body }), 201);
  expect((await people.signIn(second.passkey)).status).toBe(200);
});

test("[AU-02] one is renamed and taken away; the last one gone, the password signs in as before", async () => {
  const customer = await stanza.as("customer.zuerich");
  const { passkey, own } = await people.add(customer);
  const params = { id: own.id };
  expect((await customer.client.renamePasskey({ params, body: { name: "Old phone" } })).status).toBe(204);
  expect((await listOf(customer)).passkeys.map(({ name }) => name)).toEqual(["Old phone"]);
  expect((await customer.client.removePasskey({ params })).status).toBe(204);
  expect((await customer.client.removePasskey({ params })).status).toBe(404);
  expect((await people.signIn(passkey)).status).toBe(401);
  const password = seedPassword("customer.zuerich");
  expect((await stanza.anyone.signIn({ body: { user: "customer.zuerich", password } })).status).toBe(200);
  expect(await audited(customer)).toEqual(["add-passkey", "rename-passkey", "remove-passkey"]);
});

test("[AU-02] an authenticator that does not count signs in again and again", async () => {
  const dealer = await stanza.as("dealer.milano");
  const uncounted = passkeyPeople(stanza, softAuthenticator(PASSKEY_ORIGIN, { counts: false }));
  const { passkey } = await uncounted.add(dealer, "Does not count");
  for (let n = 0; n < 3; n++) expect((await uncounted.signIn(passkey)).status).toBe(200);
});

test("[AU-02] a deactivated person's passkey opens nothing; signing out everywhere ends its sessions too", async () => {
  const { passkey } = await people.add(await stanza.as("seller.chicago"));
  const { token } = bodyOf(await people.signIn(passkey), 200);
  const there = stanza.clientOf(token);
  bodyOf(await stanza.clientOf(bodyOf(await people.signIn(passkey), 200).token).signOutEverywhere({}), 204);
  expect((await there.listSessions({})).status).toBe(401);
  await sql("update app_user set disabled_at = now() where login = 'seller.chicago'");
  expect((await people.signIn(passkey)).status).toBe(401);
  await sql("update app_user set disabled_at = null where login = 'seller.chicago'");
  expect((await people.signIn(passkey)).status).toBe(200);
});

test("[AU-02] a supervisor takes the passkeys of somebody away who has lost them", async () => {
  const seller = await stanza.as("seller.milano");
  const { passkey } = await people.add(seller);
  const { client } = await stanza.as("supervisor.milano");
  const person = seller.profile.userId;
  const found = bodyOf(await client.listPeople({ query: { search: "seller.milano" } }), 200).people[0];
  expect(found?.hasSecondFactor).toBe(true);
  bodyOf(await client.resetSecondFactor({ params: { person } }), 204);
  expect((await people.signIn(passkey)).status).toBe(401);
  expect((await seller.client.listPasskeys({})).status).toBe(401);
});

test("[AU-02] nobody has more than so many, also of those that are added at once", async () => {
  const customer = await stanza.as("customer.milano");
  await sql(
    `insert into passkey (user_id, credential, public_key, counter, transports, name)
      select $1, decode(lpad(to_hex(n), 8, '0'), 'hex'), '', 0, '{}', 'Key ' || n from generate_series(1, $2) n`,
    customer.profile.userId,
    MOST_PASSKEYS - 1,
  );
  const begun = [await people.begin(customer), await people.begin(customer)];
  const added = await Promise.all(
    begun.map(({ flow, options }) => {
      const { response } = people.authenticator.create(options);
      return customer.client.addPasskey({ body: { flow, name: "At once", response } });
    }),
  );
  expect(added.map(({ status }) => status).sort()).toEqual([201, 409]);
  const more = await customer.client.beginPasskey({ body: { password: seedPassword("customer.milano") } });
  expect(bodyOf(more, 409).error).toBe("too-many-passkeys");
});

test("[AU-02] [T39] one's data names the passkeys without their keys, and nothing is left of them after the erasure", async () => {
  const customer = await stanza.as("customer.milano");
  const limits = {
    maxZipEntries: 100,
    maxInflatedBytes: 50_000_000,
    maxInflateRatio: 1_000,
    maxBytesTogether: 100_000_000,
  };
  const zip = bodyOf(await customer.client.getOwnData({}), 200) as unknown as Blob;
  const files = unpackFiles(new Uint8Array(await zip.arrayBuffer()), limits);
  const data = JSON.parse(Buffer.from(files.get("data.json") ?? []).toString("utf8"));
  expect(data.passkeys).toHaveLength(MOST_PASSKEYS);
  expect(Object.keys(data.passkeys[0])).toEqual(["name", "created_at", "used_at"]);
  bodyOf(await customer.client.eraseOwnAccount({ body: { confirm: seedPassword("customer.milano") } }), 204);
  expect(await sql("select from passkey where user_id = $1", customer.profile.userId)).toEqual([]);
});

test("[AU-02] guests have none, and a person whom only their company signs in adds none", async () => {
  const guest = await stanza.guest();
  expect((await guest.client.listPasskeys({})).status).toBe(403);
  expect((await guest.client.beginPasskey({ body: { password: "x" } })).status).toBe(403);
  const supervisor = await stanza.as("supervisor.zuerich");
  await sql("update app_user set password_hash = null where login = 'supervisor.zuerich'");
  expect((await listOf(supervisor)).hasPassword).toBe(false);
  const body = { password: seedPassword("supervisor.zuerich") };
  expect(bodyOf(await supervisor.client.beginPasskey({ body }), 409).error).toBe("not-confirmed");
});
