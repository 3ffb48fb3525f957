import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { PASSKEY_ORIGIN, passkeyPeople } from "../../testing/passkey-people.ts";
import { softAuthenticator } from "../../testing/soft-authenticator.ts";
import { bodyOf, startTestServer, type TestServer } from "../../testing/test-server.ts";

let stanza: TestServer;
let people: ReturnType<typeof passkeyPeople>;
beforeAll(async () => {
  stanza = await startTestServer({ env: { PUBLIC_URL: PASSKEY_ORIGIN } });
  people = passkeyPeople(stanza);
});
afterAll(() => stanza.close());
beforeEach(() => stanza.server.context.pool.query("delete from attempt"));

const sessions = async () =>
  (await stanza.server.context.pool.query("select count(*)::int as count from session")).rows[0].count;

test("[AU-02] [T20] an answer counts once, also in parallel, and not for a later challenge", async () => {
  const { passkey } = await people.add(await stanza.as("dealer.milano"));
  const { flow, options } = await people.beginSignIn();
  const response = people.authenticator.get(passkey, options);
  const both = await Promise.all([1, 2].map(() => stanza.anyone.signInPasskey({ body: { flow, response } })));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 410]);
  expect((await stanza.anyone.signInPasskey({ body: { flow, response } })).status).toBe(410);
  const { flow: next } = await people.beginSignIn();
  expect((await stanza.anyone.signInPasskey({ body: { flow: next, response } })).status).toBe(401);
  // The wrong answer has used its challenge up.
  expect((await stanza.anyone.signInPasskey({ body: { flow: next, response } })).status).toBe(410);
});

test("[AU-02] what was signed for another site, in its frame, for another purpose or without its person opens nothing", async () => {
  const { passkey } = await people.add(await stanza.as("dealer.milano"));
  const before = await sessions();
  const lies = [
    { origin: "https://stanza.example.evil.example" },
    { origin: "https://evil.stanza.example" },
    { origin: "http://stanza.example" },
    { origin: "https://stanza.example:444" },
    { origin: "null" },
    { rpId: "evil.example" },
    { rpId: "example" },
    { crossOrigin: true },
    { type: "webauthn.create" },
    { isVerified: false },
    { challenge: "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA" },
  ];
  for (const said of lies) {
    await stanza.server.context.pool.query("delete from attempt");
    expect([said, (await people.signIn(passkey, said)).status]).toEqual([said, 401]);
  }
  expect(await sessions()).toBe(before);
  expect((await people.signIn(passkey)).status).toBe(200);
});

test("[AU-02] another person's credential, a foreign key and an answer that names nobody open nothing", async () => {
  const mine = (await people.add(await stanza.as("seller.zuerich"))).passkey;
  const theirs = (await people.add(await stanza.as("dealer.zuerich"))).passkey;
  for (const [passkey, said] of [
    [theirs, { signedBy: mine.privateKey }],
    [{ ...mine, id: theirs.id }, {}],
    [mine, { userHandle: theirs.userHandle }],
    [mine, { userHandle: null }],
    [{ ...mine, id: "AAAA" }, {}],
  ] as const)
    expect((await people.signIn(passkey, said)).status).toBe(401);
});

test("[AU-02] a count that stands still or goes back is a copy's, and opens nothing", async () => {
  const { passkey } = await people.add(await stanza.as("customer.zuerich"));
  expect((await people.signIn(passkey, { counter: 10 })).status).toBe(200);
  for (const counter of [10, 9, 1, 0])
    expect([counter, (await people.signIn(passkey, { counter })).status]).toEqual([counter, 401]);
  // Of two that come at once with one count a single one is let in.
  const begun = [await people.beginSignIn(), await people.beginSignIn()];
  const answers = await Promise.all(
    begun.map(({ flow, options }) => {
      const response = people.authenticator.get(passkey, options, { counter: 11 });
      return stanza.anyone.signInPasskey({ body: { flow, response } });
    }),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
});

test("[AU-02] a challenge is over after five minutes, and with the session in which it was given", async () => {
  const { pool } = stanza.server.context;
  const dealer = await stanza.as("dealer.milano");
  const { passkey } = await people.add(dealer);
  const { flow, options } = await people.beginSignIn();
  const { rows } = await pool.query(
    "select max(expires_at) <= now() + interval '5 minutes' as short from passkey_challenge",
  );
  expect(rows[0].short).toBe(true);
  await pool.query("update passkey_challenge set expires_at = now()");
  const response = people.authenticator.get(passkey, options);
  expect((await stanza.anyone.signInPasskey({ body: { flow, response } })).status).toBe(410);
  const entered = bodyOf(await people.signIn(passkey), 200);
  const client = stanza.clientOf(entered.token);
  await people.begin({ client, profile: entered.profile });
  const open = async () =>
    (await pool.query("select from passkey_challenge where session_id is not null")).rowCount;
  const before = (await open()) ?? 0;
  await client.signOut({});
  expect(await open()).toBe(before - 1);
});

test("[AU-02] a challenge serves its own session and purpose alone", async () => {
  const dealer = await stanza.as("dealer.milano");
  const { passkey } = await people.add(dealer);
  const other = bodyOf(await people.signIn(passkey), 200);
  const there = stanza.clientOf(other.token);
  const { flow, options } = await people.begin(dealer);
  const made = people.authenticator.create(options);
  const body = { flow, name: "Stolen", response: made.response };
  // The same person's other session may not answer it, and has used it up.
  expect((await there.addPasskey({ body })).status).toBe(410);
  expect((await dealer.client.addPasskey({ body })).status).toBe(410);

  const { flow: adding, options: toAdd } = await people.begin(dealer);
  const asSignIn = people.authenticator.get(passkey, {
    ...(await people.beginSignIn()).options,
    challenge: toAdd.challenge,
  });
  expect((await stanza.anyone.signInPasskey({ body: { flow: adding, response: asSignIn } })).status).toBe(
    410,
  );
  const signing = await people.beginSignIn();
  const proof = { flow: signing.flow, response: people.authenticator.get(passkey, signing.options) };
  expect((await dealer.client.beginPasskey({ body: { proof } })).status).toBe(409);
  const asked = bodyOf(await dealer.client.beginPasskeyProof({}), 200);
  const response = people.authenticator.get(passkey, asked.options);
  expect((await there.beginPasskey({ body: { proof: { flow: asked.flow, response } } })).status).toBe(409);
  expect((await stanza.anyone.signInPasskey({ body: { flow: asked.flow, response } })).status).toBe(410);
});

test("[AU-02] an open page alone adds nothing: not without the password, by guessing it, or with a colleague's passkey", async () => {
  const seller = await stanza.as("seller.chicago");
  const theirs = (await people.add(await stanza.as("dealer.zuerich"))).passkey;
  await people.add(seller);
  const asked = bodyOf(await seller.client.beginPasskeyProof({}), 200);
  const response = people.authenticator.get(theirs, asked.options);
  for (const body of [{}, { password: "not-it" }, { proof: { flow: asked.flow, response } }])
    expect((await seller.client.beginPasskey({ body })).status).toBe(409);
  const guesses = await Promise.all(
    Array.from({ length: 30 }, (_, n) => seller.client.beginPasskey({ body: { password: `guess ${n}` } })),
  );
  const looked = guesses.filter(({ status }) => status === 409);
  expect(looked.length).toBeLessThanOrEqual(8);
  expect(guesses.filter(({ status }) => status === 429)).toHaveLength(guesses.length - looked.length);
});

test("[AU-02] a passkey that was made for another site, by a foreign page or under a name in use is not taken", async () => {
  const dealer = await stanza.as("dealer.milano");
  const colleague = await stanza.as("dealer.zuerich");
  const theirs = (await people.add(colleague)).passkey;
  const certificates = new Map([["x5c", [new Uint8Array([1])]]]);
  const lies = [
    { origin: "https://evil.example" },
    { rpId: "evil.example" },
    { crossOrigin: true },
    { type: "webauthn.get" },
    { isVerified: false },
    // Certificates name addresses, which nobody may make the server fetch.
    { statement: { fmt: "packed", attStmt: certificates } },
    { statement: { fmt: "apple", attStmt: certificates } },
    { statement: { fmt: "unheard of", attStmt: new Map() } },
  ];
  const attempt = async (said: Parameters<typeof people.authenticator.create>[1], again?: typeof theirs) => {
    const { flow, options } = await people.begin(dealer);
    const { response } = people.authenticator.create(options, said, again);
    const answer = await dealer.client.addPasskey({ body: { flow, name: "Forged", response } });
    return answer.status === 409 ? answer.body.error : answer.status;
  };
  for (const said of lies) expect([said, await attempt(said)]).toEqual([said, "not-taken"]);
  expect(await attempt({}, theirs)).toBe("known-passkey");
  expect((await people.signIn(theirs)).status).toBe(200);
});

test("[AU-02] [T19] answers that open nothing make their address wait", async () => {
  const { passkey } = await people.add(await stanza.as("dealer.milano"));
  const stranger = softAuthenticator("https://evil.example");
  const statuses: number[] = [];
  for (let n = 0; n < 12; n++) {
    const { flow, options } = await people.beginSignIn();
    const response = stranger.get(passkey, options);
    statuses.push((await stanza.anyone.signInPasskey({ body: { flow, response } })).status);
  }
  expect(statuses.slice(0, 10)).toEqual(Array(10).fill(401));
  expect(statuses.slice(10)).toEqual([429, 429]);
});
