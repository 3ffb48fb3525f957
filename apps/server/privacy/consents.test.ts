import { type ConsentFlags, PRIVACY_VERSION } from "@stanza/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bodyOf, type Person, startTestServer, type TestServer } from "../testing/test-server.ts";

let stanza: TestServer;
beforeAll(async () => {
  stanza = await startTestServer();
});
afterAll(() => stanza.close());

const NOTHING: ConsentFlags = { contact: false, news: false, usage: false, makers: false };
const answer = async ({ client }: Person, flags: ConsentFlags) =>
  bodyOf(await client.setConsents({ body: { flags, version: PRIVACY_VERSION } }), 200).answers;
const flagsOf = async ({ client }: Person) => bodyOf(await client.getSession({}), 200).profile?.gdprFlags;

test("[SH-22] [T39] each answer is kept with its time and version, and the profile has the latest as flags", async () => {
  const dealer = await stanza.as("dealer.milano");
  expect(bodyOf(await dealer.client.getConsents({}), 200)).toEqual({ version: PRIVACY_VERSION, answers: [] });
  const agreed = { ...NOTHING, contact: true, makers: true };
  await answer(dealer, agreed);
  expect(await flagsOf(dealer)).toBe("1;0;0;1");
  expect(await answer(dealer, agreed)).toHaveLength(1);
  const kept = await answer(dealer, NOTHING);
  expect(kept.map(({ flags }) => flags)).toEqual([NOTHING, agreed]);
  expect(kept.every(({ version, at }) => version === PRIVACY_VERSION && Date.parse(at) > 0)).toBe(true);
  expect(await flagsOf(dealer)).toBe("0;0;0;0");
});

test("[SH-22] an answer is the person's own: others have none, guests and strangers are not asked", async () => {
  const seller = await stanza.as("seller.milano");
  expect(bodyOf(await seller.client.getConsents({}), 200).answers).toEqual([]);
  expect(await flagsOf(seller)).toBe("");
  const guest = await stanza.guest();
  expect((await guest.client.getConsents({})).status).toBe(403);
  expect((await stanza.anyone.getConsents({})).status).toBe(401);
});

test("[T25] flags with delimiters, too few or too many, and words that nobody was shown are refused", async () => {
  const { client } = await stanza.as("seller.milano");
  const status = async (body: unknown) => (await client.setConsents({ body: body as never })).status;
  const version = PRIVACY_VERSION;
  expect(await status({ version, flags: { ...NOTHING, news: "1;1;1" } })).toBe(422);
  expect(await status({ version, flags: { ...NOTHING, "a;b": true } })).toBe(422);
  expect(await status({ version, flags: { contact: true } })).toBe(422);
  expect(await status({ version: "2020-01", flags: NOTHING })).toBe(422);
  expect(await status({})).toBe(422);
  expect(bodyOf(await client.getConsents({}), 200).answers).toEqual([]);
});
