import {
  type Person as PersonBody,
  type PersonSettings,
  pricingShop,
  type Shop,
  type ShopTerms,
} from "@stanza/contract";
import { newOfferTerms } from "@stanza/pricing";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { bodyOf, type Person, startTestServer, type TestServer } from "../testing/test-server.ts";

let stanza: TestServer;
let supervisor: Person;
beforeAll(async () => {
  stanza = await startTestServer();
  supervisor = await stanza.as("supervisor.milano");
});
afterAll(() => stanza.close());

const SETTINGS: PersonSettings = {
  name: "Luca Conti",
  email: "luca@example.org",
  kind: "pro",
  isAdmin: false,
  sellerLevel: 2,
  discountLimit: "12.5",
  language: "it",
  shops: ["MILANO"],
};
const PASSWORD = "a long enough passphrase";

const settingsOf = ({ id: _, login: __, hasPassword, hasSecondFactor, seenAt, ...rest }: PersonBody) => rest;

/** Somebody new who has chosen a password by the link of the invitation. */
async function newcomer(login: string, settings: Partial<PersonSettings> = {}): Promise<PersonBody> {
  const made = bodyOf(
    await supervisor.client.invitePerson({ body: { ...SETTINGS, ...settings, login } }),
    201,
  );
  const code = made.link?.replace("/resetpassword/", "") ?? "";
  bodyOf(await stanza.anyone.setNewPassword({ params: { code }, body: { password: PASSWORD } }), 200);
  return { ...made.person, hasPassword: true };
}

const signIn = (user: string) => stanza.anyone.signIn({ body: { user, password: PASSWORD } });
const change = (person: PersonBody, settings: Partial<PersonBody>, by = supervisor) =>
  by.client.changePerson({ params: { person: person.id }, body: { ...settingsOf(person), ...settings } });

describe("people", () => {
  test("[AU-11] somebody who is invited chooses a password by a link that works once, and signs in with what the supervisor decided", async () => {
    const made = bodyOf(
      await supervisor.client.invitePerson({ body: { ...SETTINGS, login: "luca.conti" } }),
      201,
    );
    expect(made.person).toMatchObject({
      ...SETTINGS,
      login: "luca.conti",
      isActive: true,
      hasPassword: false,
    });
    const code = made.link?.replace("/resetpassword/", "") ?? "";
    const opened = bodyOf(await stanza.anyone.openAccountCode({ params: { code } }), 200);
    expect(opened).toMatchObject({ kind: "invite", login: "luca.conti" });
    const body = { password: PASSWORD };
    bodyOf(await stanza.anyone.setNewPassword({ params: { code }, body }), 200);
    expect((await stanza.anyone.setNewPassword({ params: { code }, body })).status).toBe(410);
    const { profile } = bodyOf(await signIn("luca.conti"), 200);
    expect(profile).toMatchObject({ kind: "pro", sellerLevel: 2, isAdmin: false });
    expect(profile.shops.map((shop) => shop.code)).toEqual(["MILANO"]);
    const again = await supervisor.client.invitePerson({ body: { ...SETTINGS, login: "LUCA.conti" } });
    expect(bodyOf(again, 409).error).toBe("login-taken");
  });

  test("[AU-11] they are found by user id, name and address, a page at a time, guests never", async () => {
    await stanza.guest();
    const first = bodyOf(await supervisor.client.listPeople({ query: { limit: 3, show: "all" } }), 200);
    expect(first.people).toHaveLength(3);
    const rest = bodyOf(
      await supervisor.client.listPeople({ query: { show: "all", after: first.next ?? "" } }),
      200,
    );
    const logins = [...first.people, ...rest.people].map(({ login }) => login);
    expect(logins).toEqual([...new Set(logins)].toSorted());
    expect(logins).toEqual(expect.arrayContaining(["dealer.milano", "customer.milano", "supervisor.milano"]));
    expect(logins.some((login) => login.startsWith("guest-"))).toBe(false);
    const found = bodyOf(await supervisor.client.listPeople({ query: { search: "ferri giul" } }), 200);
    expect(found.people.map(({ login }) => login)).toEqual(["dealer.milano"]);
  });

  test("[AU-11] an account that is closed ends its sessions at once and signs nobody in; opened, it does again", async () => {
    const person = await newcomer("closed.account");
    const { token } = bodyOf(await signIn("closed.account"), 200);
    const own = stanza.clientOf(token);
    expect(bodyOf(await own.getSession({}), 200).profile?.login).toBe("closed.account");
    const closed = bodyOf(await change(person, { isActive: false }), 200);
    expect(closed.isActive).toBe(false);
    expect((await own.listSessions({})).status).toBe(401);
    expect((await signIn("closed.account")).status).toBe(401);
    expect((await supervisor.client.sendInvitation({ params: { person: person.id } })).status).toBe(409);
    bodyOf(await change(closed, { isActive: true }), 200);
    expect((await signIn("closed.account")).status).toBe(200);
  });

  test("[AU-11] rights change with the next request; another kind of person signs in anew", async () => {
    const person = await newcomer("changed.rights");
    const { token } = bodyOf(await signIn("changed.rights"), 200);
    const own = stanza.clientOf(token);
    const higher = bodyOf(await change(person, { sellerLevel: 6 }), 200);
    expect(bodyOf(await own.getSession({}), 200).profile?.sellerLevel).toBe(6);
    bodyOf(await change(higher, { isAdmin: true }), 200);
    expect((await own.listSessions({})).status).toBe(401);
  });

  test("[AU-11] of two changes that start from the same state the second is told; nobody closes their own account or the last supervisor's", async () => {
    const person = await newcomer("two.changes");
    bodyOf(await change(person, { name: "First" }), 200);
    expect(bodyOf(await change(person, { name: "Second" }), 409).error).toBe("changed-meanwhile");
    const { people } = bodyOf(
      await supervisor.client.listPeople({ query: { search: "supervisor.milano" } }),
      200,
    );
    const self = people.find(({ login }) => login === "supervisor.milano")!;
    expect(bodyOf(await change(self, { isAdmin: false }), 409).error).toBe("own-account");
    expect(bodyOf(await change(self, { isActive: false }), 409).error).toBe("own-account");
    expect(bodyOf(await change(self, { name: "Paola V." }), 200).name).toBe("Paola V.");
  });

  test("[AU-11] two supervisors who close each other's accounts at the same moment leave one", async () => {
    const { people } = bodyOf(
      await supervisor.client.listPeople({ query: { show: "active", limit: 100 } }),
      200,
    );
    const others = people.filter(({ isAdmin, login }) => isAdmin && login !== "supervisor.milano");
    for (const other of others) bodyOf(await change(other, { isActive: false }), 200);
    const second = await newcomer("second.supervisor", { isAdmin: true });
    const token = bodyOf(await signIn("second.supervisor"), 200).token;
    const { people: now } = bodyOf(
      await supervisor.client.listPeople({ query: { search: "supervisor.milano" } }),
      200,
    );
    const self = now.find(({ login }) => login === "supervisor.milano")!;
    const answers = await Promise.all([
      change(second, { isActive: false }),
      stanza.clientOf(token).changePerson({
        params: { person: self.id },
        body: { ...settingsOf(self), isActive: false },
      }),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const pool = stanza.server.context.pool;
    const { rows } = await pool.query("select from app_user where is_admin and disabled_at is null");
    expect(rows).toHaveLength(1);
    await pool.query("update app_user set disabled_at = null where is_admin");
    supervisor = await stanza.as("supervisor.milano");
  });

  test.each(["constructor", "__proto__", "toString", "00000000-0000-4000-8000-0000000000ff"])(
    "[AU-11] [T13] nobody has the id %s",
    async (id) => {
      const answer = await supervisor.client.sendInvitation({ params: { person: id } });
      expect([404, 422]).toContain(answer.status);
    },
  );

  test("[AU-11] [T15] fields that nobody offers change nothing", async () => {
    const body = {
      ...SETTINGS,
      login: "mass.assignment",
      site_id: "other",
      password_hash: "x",
      disabled_at: "now",
      rev: 9,
    };
    const { person } = bodyOf(await supervisor.client.invitePerson({ body }), 201);
    expect(person).toMatchObject({ rev: 1, hasPassword: false, isActive: true });
  });

  test("[AU-11] customers have neither a level nor a limit, and nobody works for a shop that there is not", async () => {
    const { person } = bodyOf(
      await supervisor.client.invitePerson({ body: { ...SETTINGS, login: "a.customer", kind: "customer" } }),
      201,
    );
    expect(person).toMatchObject({ sellerLevel: 0, discountLimit: null });
    const nowhere = await supervisor.client.invitePerson({
      body: { ...SETTINGS, login: "nowhere", shops: ["MILANO", "constructor"] },
    });
    expect(bodyOf(nowhere, 422).error).toBe("unknown-shop");
    const none = await supervisor.client.invitePerson({ body: { ...SETTINGS, login: "none", shops: [] } });
    expect(bodyOf(none, 422).error).toBe("shop-required");
  });

  test("[AU-11] what was done is told with who, whom and what changed, without names and addresses", async () => {
    const person = await newcomer("in.the.log");
    bodyOf(await change(person, { sellerLevel: 4, email: "other@example.org" }), 200);
    const { entries } = bodyOf(await supervisor.client.listAudit({ query: {} }), 200);
    const entry = entries.find(({ action, about }) => action === "change-person" && about === "in.the.log");
    expect(entry).toMatchObject({ by: "Paola V.", entity: "user" });
    expect(entry?.changes).toEqual(
      expect.arrayContaining([
        { name: "sellerLevel", from: "2", to: "4" },
        { name: "email", from: "", to: "" },
      ]),
    );
    expect(JSON.stringify(entries)).not.toContain("example.org");
  });
});

const NO_TERMS: ShopTerms = {
  email: "",
  address: [],
  bank: [],
  timeZone: null,
  usualVat: null,
  salesTaxes: null,
  discountLimit: null,
  instalments: [],
};

test("[AU-11] what a shop prints and reckons with is set on screen, and its next offers follow", async () => {
  const shop = { name: "Stanza Genova", language: "it", country: "IT", documentType: "SA" } as const;
  const terms: ShopTerms = {
    ...NO_TERMS,
    email: "genova@stanza.example",
    address: ["Via Garibaldi 1", "16124 Genova"],
    bank: ["IBAN IT00 0000"],
    timeZone: "Europe/Rome",
    usualVat: "4",
    discountLimit: "12.5",
    instalments: [
      { when: { it: "all’ordine", en: "at order" }, percent: "40", amount: null },
      { when: { it: "alla consegna" }, percent: null, amount: null },
    ],
  };
  const made = bodyOf(
    await supervisor.client.createShop({ body: { ...shop, code: "GENOVA", currency: "EUR", terms } }),
    201,
  );
  expect(made.terms).toEqual(terms);
  const database = new pg.Client({ connectionString: stanza.databaseUrl });
  await database.connect();
  onTestFinished(() => database.end());
  const extraOf = async () =>
    (await database.query<Pick<Shop, "extra">>("select extra from shop where code = 'GENOVA'")).rows[0]!;
  expect(newOfferTerms(pricingShop({ ...made, priceLists: {}, ...(await extraOf()) }), "it")).toMatchObject({
    tax: { offerVat: "4" },
    instalments: [{ when: "all’ordine", percent: "40" }, { when: "alla consegna" }],
  });
  const params = { shop: "GENOVA" };
  const kept = { ...shop, name: "Stanza Liguria", rev: 1 };
  expect(bodyOf(await supervisor.client.changeShopSettings({ params, body: kept }), 200).terms).toEqual(
    terms,
  );
  await database.query(`update shop set extra = extra || '{"ownKey": "stays"}' where code = 'GENOVA'`);
  const fewer = { ...terms, bank: [], usualVat: null };
  const body = { ...shop, terms: fewer, rev: 2 };
  expect(bodyOf(await supervisor.client.changeShopSettings({ params, body }), 200).terms).toEqual(fewer);
  const { extra } = await extraOf();
  expect(extra).toMatchObject({ ownKey: "stays", discountLimit: "12.5" });
  expect(extra).not.toHaveProperty("VAT");
  const { entries } = bodyOf(await supervisor.client.listAudit({ query: {} }), 200);
  expect(entries.find(({ about }) => about === "GENOVA")?.changes).toEqual(
    expect.arrayContaining([{ name: "usualVat", from: "4", to: "" }]),
  );
});

test("[AU-11] terms that cannot be meant are refused", async () => {
  const params = { shop: "MILANO" };
  const { shops } = bodyOf(await supervisor.client.listShops({}), 200);
  const milano = shops.find(({ code }) => code === "MILANO")!;
  const { name, country, documentType, rev } = milano;
  const body = { name, country, documentType, language: "it", rev } as const;
  const change = (terms: ShopTerms) =>
    supervisor.client.changeShopSettings({ params, body: { ...body, terms } });
  const elsewhere = await change({ ...NO_TERMS, timeZone: "Europe/Atlantis" });
  expect(bodyOf(elsewhere, 422).error).toBe("unknown-time-zone");
  for (const wrong of [
    { usualVat: "101" },
    { discountLimit: "-1" },
    { salesTaxes: "a lot" },
    { address: [""] },
    { address: Array.from({ length: 9 }, () => "line") },
    { email: "a@b.c\nBcc: d@e.f" },
    { instalments: [{ when: { it: "" }, percent: "1", amount: null }] },
  ])
    expect((await change({ ...NO_TERMS, ...wrong })).status).toBe(422);
});

test("[AU-11] a shop is opened and changed; what starts from an older state is told", async () => {
  const shop = { name: "Stanza Roma", language: "it", country: "IT", documentType: "ITA" } as const;
  const made = bodyOf(
    await supervisor.client.createShop({ body: { ...shop, code: "ROMA", currency: "EUR" } }),
    201,
  );
  expect(made).toEqual({ ...shop, code: "ROMA", currency: "EUR", people: 0, terms: NO_TERMS, rev: 1 });
  const again = await supervisor.client.createShop({ body: { ...shop, code: "ROMA", currency: "EUR" } });
  expect(bodyOf(again, 409).error).toBe("code-taken");
  const odd = await supervisor.client.createShop({ body: { ...shop, code: "ODD", currency: "XXQ" } });
  expect(bodyOf(odd, 422).error).toBe("unknown-currency");
  const params = { shop: "ROMA" };
  const body = { ...shop, documentType: "SRL", rev: 1 } as const;
  expect(bodyOf(await supervisor.client.changeShopSettings({ params, body }), 200)).toMatchObject({
    documentType: "SRL",
    rev: 2,
  });
  expect(bodyOf(await supervisor.client.changeShopSettings({ params, body }), 409).error).toBe(
    "changed-meanwhile",
  );
  const { shops } = bodyOf(await supervisor.client.listShops({}), 200);
  expect(shops.find(({ code }) => code === "MILANO")?.people).toBeGreaterThan(1);
});

test("[AU-11] nobody else administers anything", async () => {
  for (const login of ["dealer.milano", "seller.milano", "customer.milano"]) {
    const { client } = await stanza.as(login);
    const id = supervisor.profile.userId;
    const answers = [
      await client.listPeople({ query: {} }),
      await client.invitePerson({ body: { ...SETTINGS, login: "intruder", isAdmin: true } }),
      await client.sendInvitation({ params: { person: id } }),
      await client.resetSecondFactor({ params: { person: id } }),
      await client.listAudit({ query: {} }),
      await client.listShops({}),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403]);
  }
});
