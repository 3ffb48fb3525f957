import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { TestServer } from "../testing/test-server.ts";

/** Every check of a hash, whoever asked for it. */
let hashed = 0;

// Other files of the process may have the module already, without the spy.
vi.resetModules();
vi.doMock("@node-rs/argon2", async (original) => {
  const argon2 = await original<typeof import("@node-rs/argon2")>();
  const verify = (hash: string, password: string) => {
    hashed++;
    return argon2.verify(hash, password);
  };
  return { ...argon2, verify };
});
const { startTestServer } = await import("../testing/test-server.ts");

let stanza: TestServer;
beforeAll(async () => {
  stanza = await startTestServer({ env: { TRUST_PROXY: "true" } });
});
afterAll(async () => {
  await stanza.close();
  vi.doUnmock("@node-rs/argon2");
  vi.resetModules();
});
beforeEach(async () => {
  hashed = 0;
  await stanza.server.context.pool.query("delete from attempt");
});

async function signIn(from: string, user: string, password: string) {
  const response = await fetch(`${stanza.server.url}/api/session`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-csrf": "1", "x-forwarded-for": from },
    body: JSON.stringify({ user, password }),
  });
  await response.arrayBuffer();
  return { status: response.status, retryAfter: Number(response.headers.get("retry-after")) };
}

const attack = (count: number, from: (n: number) => string, user: (n: number) => string) =>
  Promise.all(Array.from({ length: count }, (_, n) => signIn(from(n), user(n), `guess ${n}`)));

/** The most that an account with a limit of 5 lets through in the first seconds: 5, and one each after 1, 2 and 4 s. */
const FIVE_AND_THE_DELAYED = 8;

test("[AU-05] [T19] of 300 guesses at once five are hashed, the rest wait, and a neighbour signs in meanwhile", async () => {
  const guesses = attack(
    300,
    () => "198.51.100.7",
    () => "dealer.milano",
  );
  const neighbour = await signIn("198.51.100.8", "seller.milano", "seller-milano-1");
  const owner = await signIn("198.51.100.9", "dealer.milano", "dealer-milano-1");
  const answers = await guesses;
  expect([neighbour.status, owner.status]).toEqual([200, 200]);
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThanOrEqual(300 - FIVE_AND_THE_DELAYED);
  expect(refused.every(({ retryAfter }) => retryAfter >= 1)).toBe(true);
  expect(answers.every(({ status }) => status === 429 || status === 401)).toBe(true);
  // The neighbour's and the owner's passwords are the other two.
  expect(hashed).toBe(answers.length - refused.length + 2);
});

test("[AU-05] [T19] guessing many logins from one address is no way around the limit", async () => {
  const answers = await attack(
    300,
    () => "198.51.100.7",
    (n) => `nobody-${n}`,
  );
  expect(answers.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(13);
  expect(hashed).toBeLessThanOrEqual(14);
});

test("[AU-05] [T19] guesses from many addresses are limited together, and do not shut out whom the account knows", async () => {
  const home = "203.0.113.20";
  expect((await signIn(home, "dealer.milano", "dealer-milano-1")).status).toBe(200);
  hashed = 0;
  const answers = await attack(
    300,
    (n) => `198.51.${Math.floor(n / 250)}.${n % 250}`,
    () => "dealer.milano",
  );
  expect(hashed).toBeLessThanOrEqual(53);
  expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(300 - 53);
  expect((await signIn(home, "dealer.milano", "dealer-milano-1")).status).toBe(200);
});

test("[AU-05] right passwords do not count: a whole office signs in from one address", async () => {
  for (let n = 0; n < 12; n++)
    expect((await signIn("203.0.113.30", "dealer.milano", "dealer-milano-1")).status).toBe(200);
});
