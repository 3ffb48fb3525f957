import { randomUUID } from "node:crypto";
import { decodeProject, NO_TERMS, type StoredProject } from "@stanza/codecs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSample, sampleDocument, save } from "../testing/sample-project.ts";
import { bodyOf, type Person, startTestServer, type TestServer } from "../testing/test-server.ts";

let stanza: TestServer;
beforeAll(async () => {
  stanza = await startTestServer({ site: { readonlystatuses: ["offer", "approved"], guestsmaysave: true } });
});
afterAll(() => stanza.close());

const rowsOf = async (query: string, id: number) =>
  (await stanza.server.context.pool.query(query, [id])).rows as Record<string, unknown>[];

function clone(person: Person, id: number, body: object = {}, saveId: string = randomUUID()) {
  return person.client.cloneProject({ params: { id }, headers: { "x-save-id": saveId }, body });
}

describe("saving as a clone", () => {
  test("[PR-05] a copy is a project of its own: new number, revision 1, the customer with it, the original untouched", async () => {
    const dealer = await stanza.as("dealer.milano");
    const original = await createSample(dealer);
    bodyOf(await save(dealer, original.summary.id, 1, { ...sampleDocument(), des: "Casa Rossi" }), 200);
    const copy = bodyOf(await clone(dealer, original.summary.id), 201);
    expect(copy.summary.id).not.toBe(original.summary.id);
    expect(copy.summary).toMatchObject({
      description: "copia Casa Rossi",
      revision: 1,
      customerName: "Anna Rossi",
      total: original.summary.total,
      status: "sellerDesign",
      isOffer: false,
      crmOrder: "",
    });
    expect(copy.document.rows).toEqual(original.document.rows);
    expect(copy.document.rooms).toEqual(original.document.rooms);
    bodyOf(await save(dealer, copy.summary.id, 1, { ...copy.document, des: "changed" }), 200);
    const kept = bodyOf(await dealer.client.getProject({ params: { id: original.summary.id } }), 200);
    expect([kept.revision, kept.document.des]).toEqual([2, "Casa Rossi"]);
    const [audit] = await rowsOf(
      "select action, detail from audit where entity_id = $1::text limit 1",
      copy.summary.id,
    );
    expect(audit).toEqual({ action: "clone", detail: { from: original.summary.id, as: "copy" } });
  });

  test("[PR-05] a copy of an earlier revision is as the project was then; a revision that never was is not found", async () => {
    const dealer = await stanza.as("dealer.milano");
    const { summary, document } = await createSample(dealer);
    const emptied = { ...document, rows: [], des: "Emptied" };
    bodyOf(await save(dealer, summary.id, 1, emptied), 200);
    const first = bodyOf(await clone(dealer, summary.id, { revision: 1, description: "As offered" }), 201);
    expect(first.document.rows).toEqual(document.rows);
    expect(first.summary).toMatchObject({ description: "As offered", total: summary.total });
    expect((await clone(dealer, summary.id, { revision: 7 })).status).toBe(404);
  });

  test("[T43] [PR-05] a template, and a copy of somebody else's project, holds nothing of the customer and is the actor's", async () => {
    const [dealer, seller] = await Promise.all([stanza.as("dealer.milano"), stanza.as("seller.milano")]);
    const { summary } = await createSample(dealer);
    for (const [person, as] of [
      [dealer, "template"],
      [seller, "copy"],
      [seller, "template"],
    ] as const) {
      const made = bodyOf(await clone(person, summary.id, { as }), 201);
      expect([as, made.summary.customerName, made.summary.total]).toEqual([as, "", summary.total]);
      const { orderaddress, ...document } = made.document;
      expect(Object.values(orderaddress?.[0] ?? {}).join("")).toBe("");
      expect(JSON.stringify({ ...document, des: "" })).not.toMatch(/Anna|Rossi/);
      const [row] = await rowsOf("select owner_id, shop_id from project where id = $1", made.summary.id);
      expect(row?.owner_id).toBe(person.profile.userId);
    }
  });

  test("[PR-05] a supervisor's clone of another shop's project belongs to their own shop and takes its taxes and list", async () => {
    const [dealer, supervisor] = await Promise.all([
      stanza.as("dealer.milano"),
      stanza.as("supervisor.zuerich"),
    ]);
    const { summary } = await createSample(dealer);
    const made = bodyOf(await clone(supervisor, summary.id), 201);
    expect(made.summary).toMatchObject({
      shop: "ZUERICH",
      currency: "CHF",
      priceListCodes: ["CUC-CHF", "MUR-CHF"],
    });
    const usual = bodyOf(await supervisor.client.createProject({ body: { description: "new" } }), 201);
    expect(made.document.offer).toEqual(usual.document.offer);
  });

  test("[PR-05] what is open and not saved can be cloned, a name can be given, and a project without one is called by its number", async () => {
    const dealer = await stanza.as("dealer.milano");
    const { summary } = await createSample(dealer, { ...sampleDocument(), des: "" });
    const unsaved = { ...sampleDocument(), rows: sampleDocument().rows.slice(0, 6) };
    const made = bodyOf(await clone(dealer, summary.id, { document: unsaved, description: "Idea 2" }), 201);
    expect([made.summary.description, made.document.rows.length]).toEqual(["Idea 2", 6]);
    expect(bodyOf(await clone(dealer, summary.id), 201).summary.description).toBe(`copia ${summary.id}`);
    const broken = { ...unsaved, rows: [{ ...unsaved.rows[0], qt: -1 }] } as unknown as StoredProject;
    expect(bodyOf(await clone(dealer, summary.id, { document: broken }), 422).error).toBe("invalid-project");
  });

  test("[PR-05] one clone asked for many times is made once; one without an id is not made", async () => {
    const dealer = await stanza.as("dealer.milano");
    const { summary } = await createSample(dealer);
    const saveId = randomUUID();
    const answers = await Promise.all([1, 2, 3, 4].map(() => clone(dealer, summary.id, {}, saveId)));
    expect(new Set(answers.map((answer) => bodyOf(answer, 201).summary.id)).size).toBe(1);
    const without = await dealer.client.cloneProject({ params: { id: summary.id }, body: {} });
    expect(bodyOf(without, 428).error).toBe("save-id-required");
  });

  test("[PR-05] a project that can only be read can be cloned, by who may save at all", async () => {
    const [dealer, seller] = await Promise.all([stanza.as("dealer.milano"), stanza.as("seller.milano")]);
    const { summary } = await createSample(dealer);
    await seller.client.setProjectStatus({ params: { id: summary.id }, body: { status: "offer" } });
    expect((await save(dealer, summary.id, 1, sampleDocument())).status).toBe(403);
    expect(bodyOf(await clone(dealer, summary.id), 201).summary).toMatchObject({
      isReadOnly: false,
      status: "sellerDesign",
    });
  });
});

function saveAsOffer(
  person: Person,
  id: number,
  revision: number,
  saveId: string = randomUUID(),
  document: StoredProject = sampleDocument(),
) {
  return person.client.saveProject({
    params: { id },
    headers: { "if-match": `"${revision}"`, "x-save-id": saveId },
    body: { document, as: "offer" },
  });
}

describe("saving as an offer", () => {
  test("[PR-05] marks the project and moves it to the status offer in the same save, once", async () => {
    const dealer = await stanza.as("dealer.milano");
    const { summary } = await createSample(dealer);
    const saveId = randomUUID();
    const saved = bodyOf(await saveAsOffer(dealer, summary.id, 1, saveId), 200);
    expect(saved).toMatchObject({ revision: 2, status: "offer", isOffer: true, replay: false });
    const again = bodyOf(await saveAsOffer(dealer, summary.id, 1, saveId), 200);
    expect(again).toEqual({ ...saved, replay: true });
    const log = await rowsOf(
      "select from_status, to_status from project_status_log where project_id = $1",
      summary.id,
    );
    expect(log).toEqual([{ from_status: "sellerDesign", to_status: "offer" }]);
    const opened = bodyOf(await dealer.client.getProject({ params: { id: summary.id } }), 200);
    expect(opened.summary).toMatchObject({ status: "offer", isOffer: true, isReadOnly: true });
    // From here on it is read-only for a dealer below level 4, as the site is configured.
    expect(bodyOf(await save(dealer, summary.id, 2, sampleDocument()), 403).error).toBe("read-only");
  });

  test("[PR-05] a plain save after it keeps the mark, and repeats its own answer", async () => {
    const [dealer, seller] = await Promise.all([stanza.as("dealer.milano"), stanza.as("seller.milano")]);
    const { summary } = await createSample(dealer);
    const before = randomUUID();
    bodyOf(await save(dealer, summary.id, 1, sampleDocument(), before), 200);
    bodyOf(await saveAsOffer(dealer, summary.id, 2), 200);
    expect(bodyOf(await save(seller, summary.id, 3, sampleDocument()), 200)).toMatchObject({
      status: "offer",
      isOffer: true,
    });
    const first = bodyOf(await save(dealer, summary.id, 1, sampleDocument(), before), 200);
    expect(first).toMatchObject({ revision: 2, status: "sellerDesign", isOffer: false, replay: true });
  });

  test("[PR-05] where nothing leads to the status offer the project is marked and stays where it is", async () => {
    const seller = await stanza.as("seller.milano");
    const { summary } = await createSample(seller);
    const to = (status: "offer" | "awaitingApproval" | "approved" | "awaitingOrder") =>
      seller.client.setProjectStatus({ params: { id: summary.id }, body: { status } });
    for (const status of ["offer", "awaitingApproval", "approved", "awaitingOrder"] as const) {
      bodyOf(await to(status), 200);
    }
    const saved = bodyOf(await saveAsOffer(seller, summary.id, 1), 200);
    expect(saved).toMatchObject({ status: "awaitingOrder", isOffer: true });
  });

  test("[PR-05] a guest may save and may not offer; a stale or refused one leaves project and status alone", async () => {
    const guest = await stanza.guest();
    const { summary } = await createSample(guest);
    expect(bodyOf(await saveAsOffer(guest, summary.id, 1), 403).error).toBe("forbidden");
    const dealer = await stanza.as("dealer.milano");
    const own = await createSample(dealer);
    bodyOf(await save(dealer, own.summary.id, 1, sampleDocument()), 200);
    bodyOf(await saveAsOffer(dealer, own.summary.id, 1), 412);
    const opened = bodyOf(await dealer.client.getProject({ params: { id: own.summary.id } }), 200);
    expect(opened.summary).toMatchObject({ revision: 2, status: "sellerDesign", isOffer: false });
  });
});

describe("offering what is read-only", () => {
  /** A project in a status, as its row and document are stored. */
  const storedAs = async (id: number, status: string) => {
    const { pool } = stanza.server.context;
    const past = "status = $2, price_date = '2020-02-02', known_price_lists = '{}'";
    await pool.query(`update project set ${past} where id = $1`, [id, status]);
    return storedOf(id);
  };
  const storedOf = async (id: number) => {
    const [row] = await rowsOf(
      `select p.total::text, p.price_date, p.price_lists, p.known_price_lists, p.currency, p.description, p.customer_name,
          encode(p.doc_sha, 'hex') as sha,
          (select r.totals from project_revision r where r.project_id = p.id and r.revision = p.revision) as totals
        from project p where p.id = $1`,
      id,
    );
    return row;
  };

  test.each(["dealer.milano", "customer.milano"])(
    "[PR-05] [QU-01] %s offers an approved project and changes nothing of it",
    async (login) => {
      const person = await stanza.as(login);
      const { summary, document } = await createSample(person);
      const { id } = summary;
      const before = await storedAs(id, "approved");
      const attacks: StoredProject[] = [
        { ...document, rows: document.rows.slice(1) },
        { ...document, des: "Another kitchen" },
        { ...document, pricesIncrease: 0.5 },
        { ...document, offer: {} },
        { ...document, orderaddress: [{ name: "Somebody", surname: "Else" }] },
      ];
      for (const attack of attacks) {
        expect(bodyOf(await saveAsOffer(person, id, 1, randomUUID(), attack), 403).error).toBe("read-only");
      }
      expect(bodyOf(await save(person, id, 1, document), 403).error).toBe("read-only");
      expect(await storedOf(id)).toEqual(before);

      const saved = bodyOf(await saveAsOffer(person, id, 1, randomUUID(), document), 200);
      expect(saved).toMatchObject({ revision: 2, status: "approved", isOffer: true, totals: before?.totals });
      expect(await storedOf(id)).toEqual(before);
    },
  );

  test("[PR-05] the same content with its keys in another order is the same content", async () => {
    const dealer = await stanza.as("dealer.milano");
    const { summary, document } = await createSample(dealer);
    await storedAs(summary.id, "approved");
    const turned = Object.fromEntries(Object.entries(document).reverse()) as unknown as StoredProject;
    bodyOf(await saveAsOffer(dealer, summary.id, 1, randomUUID(), turned), 200);
  });
});

describe("the CRM order", () => {
  const link = (person: Person, id: number, order: string | null) =>
    person.client.linkCrmOrder({ params: { id }, body: { order } });

  test("[PR-05] is linked beside the description, found by search, printed on offers, and kept by saves", async () => {
    const dealer = await stanza.as("dealer.milano");
    const { summary } = await createSample(dealer);
    const linked = bodyOf(await link(dealer, summary.id, "48213"), 200).summary;
    expect(linked).toMatchObject({ crmOrder: "48213", description: summary.description, revision: 1 });
    const saved = { ...sampleDocument(), des: "48213~Casa Rossi", customerFields: { nOrdCRM: "48213" } };
    bodyOf(await save(dealer, summary.id, 1, saved), 200);
    const found = bodyOf(await dealer.client.listProjects({ query: { search: "48213" } }), 200).projects;
    expect(found).toMatchObject([{ id: summary.id, crmOrder: "48213", description: "Casa Rossi" }]);
    const quote = await dealer.client.quoteProject({ params: { id: summary.id }, body: { terms: NO_TERMS } });
    expect(bodyOf(quote, 200).offer.crmOrder).toBe("48213");
    expect(bodyOf(await link(dealer, summary.id, null), 200).summary.crmOrder).toBe("");
  });

  test("[PR-05] nothing that is typed or sent in a document sets it", async () => {
    const guest = await stanza.guest();
    const dealer = await stanza.as("dealer.milano");
    for (const person of [guest, dealer]) {
      const spoof = {
        ...sampleDocument(),
        des: "99~x",
        customerFields: { nOrdCRM: "99", crmData: { id: "99" } },
      };
      const made = bodyOf(
        await person.client.createProject({ body: { description: "99~x", document: spoof } }),
        201,
      );
      expect(made.summary).toMatchObject({ crmOrder: "", description: "99~x" });
      expect(decodeProject(made.document)).toMatchObject({ document: { project: { description: "99~x" } } });
      bodyOf(await save(person, made.summary.id, 1, { ...sampleDocument(), des: "99~x" }), 200);
      bodyOf(await save(person, made.summary.id, 2, spoof), 200);
      const opened = bodyOf(await person.client.getProject({ params: { id: made.summary.id } }), 200);
      expect(opened.summary.crmOrder).toBe("");
    }
    const { summary } = await createSample(dealer, {
      ...sampleDocument(),
      customerFields: { nOrdCRM: "99" },
    });
    const quote = await dealer.client.quoteProject({ params: { id: summary.id }, body: { terms: NO_TERMS } });
    expect(bodyOf(quote, 200).offer.crmOrder).toBe("");
  });

  test("[PR-05] only the shop's own people link a project, in a status that lets them, to what can be an order", async () => {
    const [customer, dealer] = await Promise.all([stanza.as("customer.milano"), stanza.as("dealer.milano")]);
    const own = await createSample(customer);
    expect(bodyOf(await link(customer, own.summary.id, "1"), 403).error).toBe("forbidden");
    expect(bodyOf(await link(dealer, own.summary.id, "1"), 200).summary.crmOrder).toBe("1");
    for (const order of ["", "9~x", "a b", "x".repeat(61)]) {
      expect(bodyOf(await link(dealer, own.summary.id, order), 422).error).toBe("invalid-request");
    }
    const { summary } = await createSample(dealer);
    bodyOf(await saveAsOffer(dealer, summary.id, 1), 200);
    expect(bodyOf(await link(dealer, summary.id, "2"), 403).error).toBe("read-only");
  });
});
