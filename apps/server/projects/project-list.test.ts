import { decodeProject } from "@stanza/codecs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createSample, sampleDocument } from "../testing/sample-project.ts";
import { bodyOf, startTestServer, type TestServer } from "../testing/test-server.ts";

let stanza: TestServer;
beforeAll(async () => {
  stanza = await startTestServer();
});
afterAll(() => stanza.close());

test("[PR-08] the list is ordered and paged by name, customer, status and total, and says how many there are of each status", async () => {
  const owner = await stanza.as("dealer.zuerich");
  const plain = sampleDocument("baumann-attic");
  const statuses = ["ordered", "sellerDesign", "awaitingOrder", "sellerDesign"];
  const made: number[] = [];
  for (const [n, name] of ["beta Sort", "Alpha Sort", "delta Sort", "Gamma Sort"].entries()) {
    const { summary } = await createSample(owner, { ...plain, des: name });
    const set = "update project set status = $2, payable = $3 where id = $1";
    await stanza.server.context.pool.query(set, [summary.id, statuses[n], n === 3 ? null : n * 100 + 0.5]);
    made.push(summary.id);
  }
  const ordered = async (sort: string) => {
    const names: string[] = [];
    for (let cursor: string | undefined; ; ) {
      const query = { search: "Sort", sort: sort as "name", limit: 1, ...(cursor ? { cursor } : {}) };
      const page = bodyOf(await owner.client.listProjects({ query }), 200);
      expect(page.counts).toEqual({ ordered: 1, sellerDesign: 2, awaitingOrder: 1 });
      names.push(...page.projects.map(({ description }) => description.slice(0, 1)));
      if (page.next === null) return names.join("");
      cursor = page.next;
    }
  };
  expect(await ordered("name")).toBe("AbdG");
  expect(await ordered("-name")).toBe("GdbA");
  expect(await ordered("status")).toBe("AGdb");
  expect(await ordered("-status")).toBe("bdGA");
  expect(await ordered("total")).toBe("dAbG");
  expect(await ordered("-total")).toBe("GbAd");
  expect(await ordered("customer")).toBe("bAdG");
  expect(await ordered("-changed")).toBe("bAdG");
  // A cursor of one order is none of another, and nothing in it reaches the database unread.
  const query = { search: "Sort", sort: "name", limit: 1 } as const;
  const { next } = bodyOf(await owner.client.listProjects({ query }), 200);
  const other = { ...query, sort: "total", cursor: next ?? "" } as const;
  expect(bodyOf(await owner.client.listProjects({ query: other }), 400).error).toBe("invalid-cursor");
  const forged = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
  for (const value of [
    ["total", "1); drop table project", 1],
    ["total", "NaN", 1],
    ["total", "1", 1e300],
    {},
    null,
  ])
    expect(
      (await owner.client.listProjects({ query: { sort: "total", cursor: forged(value) } })).status,
    ).toBe(400);
  for (const id of made)
    await stanza.server.context.pool.query("update project set deleted_at = now() where id = $1", [id]);
});

test("[PR-08] the list's total is what an offer would say: taxes in it, optional rows out", async () => {
  const owner = await stanza.as("dealer.milano");
  const document = sampleDocument();
  const row = document.rows.find(({ catalog }) => catalog === "CUCINA");
  const optional = document.rows.map((one) => (one === row ? { ...one, optional: true } : one));
  const { summary } = await createSample(owner, { ...document, rows: optional });
  const decoded = decodeProject({ ...document, rows: optional });
  if (!decoded.ok) throw new Error("the sample does not decode");
  const quote = await owner.client.quoteProject({
    params: { id: summary.id },
    body: { terms: decoded.document.terms },
  });
  expect(summary.payable).toBe(bodyOf(quote, 200).offer.payable);
  expect(Number(summary.payable)).not.toBe(Number(summary.total));
});

test("[PR-08] a project is handed to a shop and a person, who is told; strangers can neither be named nor name", async () => {
  const owner = await stanza.as("supervisor.milano");
  const { summary } = await createSample(owner);
  const [home] = owner.profile.shops;
  const people = async (shop: string, who = owner) => who.client.listAssignees({ query: { shop } });
  const milano = bodyOf(await people("MILANO"), 200).people;
  const seller = await stanza.as("seller.milano");
  expect(milano).toContainEqual({ id: seller.profile.userId, name: seller.profile.name, kind: "pro" });
  expect(home).toBeDefined();
  const customer = await stanza.as("customer.milano");
  expect((await people("MILANO", customer)).status).toBe(403);
  expect(bodyOf(await people("USA1", seller), 403).error).toBe("shop-not-yours");
  expect(bodyOf(await people("'; drop table shop", seller), 403).error).toBe("shop-not-yours");

  const params = { id: summary.id };
  expect(summary.can.statuses).toContain("assigned");
  const given = await owner.client.setProjectStatus({
    params,
    body: { status: "assigned", targetUser: seller.profile.userId, note: "Please call Anna" },
  });
  expect(bodyOf(given, 200).summary).toMatchObject({
    status: "assigned",
    assignedTo: { id: seller.profile.userId, name: seller.profile.name },
  });
  const { notifications } = bodyOf(await seller.client.listNotifications({}), 200);
  expect(notifications[0]).toMatchObject({
    kind: "project-assigned",
    projectId: summary.id,
    data: { text: "Please call Anna" },
  });
  const again = await owner.client.setProjectStatus({ params, body: { status: "assigned" } });
  expect(bodyOf(again, 409).error).toBe("status-not-allowed");
  const stranger = await stanza.as("dealer.zuerich");
  const wrong = await owner.client.setProjectStatus({
    params,
    body: { status: "assigned", targetUser: stranger.profile.userId },
  });
  expect(bodyOf(wrong, 422).error).toBe("unknown-target");
  // In another shop it is nobody's until somebody is named.
  const away = await owner.client.setProjectStatus({
    params,
    body: { status: "assigned", targetShop: "ZUERICH" },
  });
  expect(bodyOf(away, 200).summary).toMatchObject({ shop: "ZUERICH", assignedTo: null });
  const own = await createSample(customer);
  const named = await customer.client.setProjectStatus({
    params: { id: own.summary.id },
    body: { status: "offer", targetUser: seller.profile.userId },
  });
  expect(named.status).toBe(403);
});

test("[PR-08] a customer's list has the total of their design, and what was agreed once it is accepted", async () => {
  const [customer, dealer] = await Promise.all([stanza.as("customer.milano"), stanza.as("dealer.milano")]);
  const { summary } = await createSample(dealer);
  const { pool } = stanza.server.context;
  await pool.query("update project set assigned_user_id = $2 where id = $1", [
    summary.id,
    customer.profile.userId,
  ]);
  const listed = async () => {
    const { projects } = bodyOf(await customer.client.listProjects({}), 200);
    return projects.find(({ id }) => id === summary.id)?.payable;
  };
  // The sample has discounts, delivery and installation, of which a customer's design says nothing.
  const retail = (await listed()) ?? "";
  expect(Number(retail)).toBeCloseTo(Number(summary.total) * 1.22, 1);
  expect(retail).not.toBe(summary.payable);
  await pool.query("update project set status = 'awaitingOrder' where id = $1", [summary.id]);
  expect(await listed()).toBe(summary.payable);
});
