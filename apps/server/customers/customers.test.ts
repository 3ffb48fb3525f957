import { NO_BUSINESS, NO_CUSTOMER } from "@stanza/codecs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bodyOf, startTestServer, type TestServer } from "../testing/test-server.ts";

let stanza: TestServer;
beforeAll(async () => {
  stanza = await startTestServer();
});
afterAll(() => stanza.close());

const person = (firstName: string, lastName: string, more: Partial<typeof NO_CUSTOMER> = {}) => ({
  customer: { ...NO_CUSTOMER, firstName, lastName, ...more },
});

test("[PR-11] customers are added to the register, found by parts of what is known of them, and changed", async () => {
  const { client } = await stanza.as("seller.milano");
  const rossi = bodyOf(
    await client.createCustomer({
      body: person("Anna", "Rossi", { email: "anna@rossi.it", phone: "+39 02 123 45" }),
    }),
    201,
  );
  const firm = bodyOf(
    await client.createCustomer({
      body: {
        ...person("", ""),
        business: { ...NO_BUSINESS, name: "Studio 50% Bianchi" },
      },
    }),
    201,
  );
  expect(rossi.code).toMatch(/^C\d{5}$/);
  expect(firm.code).not.toBe(rossi.code);
  const found = async (search?: string) =>
    bodyOf(await client.listCustomers({ query: { search } }), 200).customers.map(({ code }) => code);
  expect(await found()).toEqual([firm.code, rossi.code]);
  expect(await found("rossi ANNA")).toEqual([rossi.code]);
  expect(await found("0212345")).toEqual([rossi.code]);
  expect(await found(firm.code.toLowerCase())).toEqual([firm.code]);
  // A percent sign is a sign and matches nothing else.
  expect(await found("50%")).toEqual([firm.code]);
  expect(await found("%")).toEqual([firm.code]);
  expect(await found("verdi")).toEqual([]);
  // PostgreSQL knows no U+0000: that is the request's fault, not ours.
  const zero = await client.listCustomers({ query: { search: "ros\0si" } });
  expect(zero).toMatchObject({ status: 400, body: { error: "invalid-request" } });

  const changed = bodyOf(
    await client.updateCustomer({ params: { id: rossi.id }, body: person("Anna", "Verdi") }),
    200,
  );
  expect(changed).toMatchObject({ id: rossi.id, code: rossi.code, customer: { lastName: "Verdi" } });
  expect(await found("verdi")).toEqual([rossi.code]);
  expect(await found("rossi.it")).toEqual([]);
  const page = bodyOf(await client.listCustomers({ query: { limit: 1 } }), 200);
  expect(page.customers.map(({ code }) => code)).toEqual([rossi.code]);
  const query = { limit: 1, cursor: page.next ?? "" };
  const second = bodyOf(await client.listCustomers({ query }), 200);
  expect(second.customers.map(({ code }) => code)).toEqual([firm.code]);
  expect(second.next).toBeNull();
  const wrong = await client.listCustomers({ query: { cursor: "customers" } });
  expect(bodyOf(wrong, 400).error).toBe("invalid-cursor");
});

test("[PR-11] customers are found without their accents, and with them", async () => {
  const { client } = await stanza.as("dealer.zuerich");
  const body = person("Jürgen", "Weißmüller", { address: { ...NO_CUSTOMER.address, city: "Forlì" } });
  const { code } = bodyOf(await client.createCustomer({ body }), 201);
  const found = async (search: string) =>
    bodyOf(await client.listCustomers({ query: { search } }), 200).customers.map((one) => one.code);
  for (const search of ["jürgen", "JURGEN", "weissm", "WEIß", "eissmul", "forli", "Forlì jur", code])
    expect([search, await found(search)]).toEqual([search, [code]]);
  expect(await found("forlim")).toEqual([]);
});

test("[PR-11] the register is the shop's own: other shops, customers and guests see nothing of it", async () => {
  const milano = await stanza.as("dealer.milano");
  const mine = bodyOf(await milano.client.createCustomer({ body: person("Only", "Milano") }), 201);
  const zuerich = await stanza.as("dealer.zuerich");
  const { customers } = bodyOf(await zuerich.client.listCustomers({ query: { limit: 100 } }), 200);
  expect(customers.map(({ id }) => id)).not.toContain(mine.id);
  const theirs = await zuerich.client.updateCustomer({ params: { id: mine.id }, body: person("A", "B") });
  expect(theirs.status).toBe(404);
  const customer = await stanza.as("customer.milano");
  expect((await customer.client.listCustomers({})).status).toBe(403);
  expect((await customer.client.createCustomer({ body: person("A", "B") })).status).toBe(403);
});

test("[PR-11] somebody without a name, or with a text beyond all measure, is refused", async () => {
  const { client } = await stanza.as("dealer.milano");
  expect(bodyOf(await client.createCustomer({ body: person(" ", "") }), 422).error).toBe("name-required");
  const long = await client.createCustomer({ body: person("x".repeat(500), "Y") });
  expect(bodyOf(long, 422).error).toBe("invalid-request");
});
