import { afterAll, beforeAll, expect, test } from "vitest";
import { jobDone, makeOffer, orderOffer, sampleTerms } from "../testing/make-offer.ts";
import { createSample, sampleDocument, save } from "../testing/sample-project.ts";
import { bodyOf, type Person, startTestServer, type TestServer } from "../testing/test-server.ts";

let stanza: TestServer;
beforeAll(async () => {
  stanza = await startTestServer({ now: () => new Date("2026-11-20T10:00:00Z") });
});
afterAll(() => stanza.close());

async function ask(person: Person, id: number, percent: number, supervisor: Person) {
  return person.client.requestApproval({
    params: { id },
    body: {
      terms: sampleTerms(percent),
      supervisorId: supervisor.profile.userId,
      reason: "A regular customer",
    },
  });
}
const order = (person: Person, id: number, percent: number) =>
  orderOffer(person, id, { terms: sampleTerms(percent) });

test("[QU-08] [T24] discounts above the seller's limit are refused until a supervisor approves them on this revision", async () => {
  const [seller, supervisor] = [await stanza.as("seller.milano"), await stanza.as("supervisor.milano")];
  const { summary } = await createSample(seller);
  const params = { id: summary.id };
  await makeOffer(seller, summary.id, { terms: sampleTerms(10) });

  const refused = bodyOf(await order(seller, summary.id, 40), 409);
  expect(refused).toMatchObject({
    error: "approval-needed",
    details: { limit: "20", needsApproval: true, approval: null },
  });
  const quoted = bodyOf(await seller.client.quoteProject({ params, body: { terms: sampleTerms(40) } }), 200);
  expect("details" in refused && refused.details).toEqual(quoted.guard);
  // The guard is of the goods' gross as the server finds it, and nothing is lowered to fit.
  const share = (Number(quoted.offer.discount) / Number(quoted.offer.gross)) * 100;
  expect(Number(quoted.guard.percent)).toBeCloseTo(share, 1);
  expect(quoted.offer.discounts[0]?.steps[0]?.percent).toBe("40");

  const { approval } = bodyOf(await ask(seller, summary.id, 40, supervisor), 201);
  expect(approval).toMatchObject({
    status: "pending",
    requestedBy: "Marco Conti",
    supervisor: { name: "Paola Vitale" },
    reason: "A regular customer",
    limit: "20",
    percent: quoted.guard.percent,
    canDecide: false,
  });
  expect(bodyOf(await ask(seller, summary.id, 40, supervisor), 409).error).toBe("already-requested");
  expect(bodyOf(await order(seller, summary.id, 40), 409)).toMatchObject({
    details: { approval: { id: approval.id, status: "pending", supervisor: "Paola Vitale" } },
  });

  const waiting = bodyOf(await supervisor.client.listApprovals({ query: { status: "pending" } }), 200);
  expect(waiting.approvals).toMatchObject([{ id: approval.id, canDecide: true, shop: "MILANO" }]);
  const decided = bodyOf(
    await supervisor.client.decideApproval({
      params: { id: approval.id },
      body: { decision: "approve", note: "This once" },
    }),
    200,
  );
  expect(decided.approval).toMatchObject({
    status: "approved",
    decidedBy: "Paola Vitale",
    note: "This once",
  });
  await makeOffer(seller, summary.id, { terms: sampleTerms(40) });
  await makeOffer(seller, summary.id, { terms: sampleTerms(35) });
  // It covers neither more nor another revision.
  expect((await order(seller, summary.id, 41)).status).toBe(409);
  bodyOf(
    await save(seller, summary.id, 1, { ...sampleDocument(), rows: sampleDocument().rows.slice(0, 6) }),
    200,
  );
  expect((await order(seller, summary.id, 40)).status).toBe(409);

  const { notifications } = bodyOf(await seller.client.listNotifications({}), 200);
  expect(notifications).toMatchObject([
    { kind: "approval-approved", data: { by: "Paola Vitale", text: "This once" } },
  ]);
  const { rows } = await stanza.server.context.pool.query<{ action: string }>(
    "select action from audit where entity = 'project' and entity_id = $1 and action like '%approv%' order by id",
    [String(summary.id)],
  );
  expect(rows.map(({ action }) => action)).toEqual(["request-approval", "approval-approved"]);
});

test("[QU-08] a rejection says why and lets nothing through; only supervisors decide, and nobody their own", async () => {
  const [seller, supervisor] = [await stanza.as("seller.milano"), await stanza.as("supervisor.milano")];
  const { summary } = await createSample(seller);
  const { approval } = bodyOf(await ask(seller, summary.id, 50, supervisor), 201);
  const decide = (person: Person, decision: "approve" | "reject", note = "") =>
    person.client.decideApproval({ params: { id: approval.id }, body: { decision, note } });
  expect((await decide(seller, "approve")).status).toBe(403);
  expect(bodyOf(await decide(supervisor, "reject"), 422).error).toBe("note-needed");
  expect(bodyOf(await decide(supervisor, "reject", "Too much"), 200).approval.status).toBe("rejected");
  expect(bodyOf(await decide(supervisor, "approve"), 409).error).toBe("already-decided");
  expect(bodyOf(await order(seller, summary.id, 50), 409)).toMatchObject({
    details: { approval: { status: "rejected", note: "Too much" } },
  });
  expect((await ask(seller, summary.id, 50, seller)).status).toBe(422);
  expect(bodyOf(await ask(seller, summary.id, 10, supervisor), 409).error).toBe("not-needed");
});

test("[QU-08] a project that is offered waits, is approved and can then be offered by a dealer who may only read it", async () => {
  const [dealer, supervisor] = [await stanza.as("dealer.milano"), await stanza.as("supervisor.milano")];
  const { summary } = await createSample(dealer);
  const params = { id: summary.id };
  bodyOf(await dealer.client.setProjectStatus({ params, body: { status: "offer" } }), 200);
  const { approval } = bodyOf(await ask(dealer, summary.id, 70, supervisor), 201);
  const statusNow = async () => bodyOf(await dealer.client.getProject({ params }), 200).summary;
  expect((await statusNow()).status).toBe("awaitingApproval");
  bodyOf(
    await supervisor.client.decideApproval({ params: { id: approval.id }, body: { decision: "approve" } }),
    200,
  );
  expect(await statusNow()).toMatchObject({
    status: "approved",
    isReadOnly: true,
    can: { save: false, offer: true },
  });
  await makeOffer(dealer, summary.id, { terms: sampleTerms(70) });
});

test("[QU-08] [T24] an approval that is gone when the offer is frozen stops it there too", async () => {
  const [seller, supervisor] = [await stanza.as("seller.milano"), await stanza.as("supervisor.milano")];
  const { summary } = await createSample(seller);
  const { approval } = bodyOf(await ask(seller, summary.id, 45, supervisor), 201);
  bodyOf(
    await supervisor.client.decideApproval({ params: { id: approval.id }, body: { decision: "approve" } }),
    200,
  );
  const { pool } = stanza.server.context;
  const { jobId } = bodyOf(await order(seller, summary.id, 45), 202);
  const stopped = jobDone(seller, jobId).then(
    () => "frozen",
    (error: Error) => error.message,
  );
  await pool.query("update discount_approval set status = 'rejected' where id = $1", [approval.id]);
  // Whichever comes first: it is frozen with a true approval, or refused without one.
  const outcome = await stopped;
  const { offers } = bodyOf(await seller.client.listOffers({ params: { id: summary.id } }), 200);
  expect(offers.length).toBe(outcome === "frozen" ? 1 : 0);
  if (outcome !== "frozen") expect(outcome).toContain("approval-needed");
});

test("[QU-08] [T24] neither a price coefficient below 1 nor optional rows get past the limit; a supervisor has none", async () => {
  const [seller, supervisor] = [await stanza.as("seller.milano"), await stanza.as("supervisor.milano")];
  const cheap = await createSample(seller, { ...sampleDocument(), pricesIncrease: 0.5 });
  expect(bodyOf(await order(seller, cheap.summary.id, 0), 409)).toMatchObject({
    details: { percent: "50.00" },
  });
  const { rows } = sampleDocument();
  const optional = await createSample(seller, {
    ...sampleDocument(),
    rows: rows.map((row) => ({ ...row, optional: true })),
  });
  expect((await order(seller, optional.summary.id, 40)).status).toBe(409);
  const own = await createSample(supervisor);
  await makeOffer(supervisor, own.summary.id, { terms: sampleTerms(80) });
  const customer = await stanza.as("customer.milano");
  const theirs = await createSample(customer);
  expect(bodyOf(await order(customer, theirs.summary.id, 1), 409)).toMatchObject({ details: { limit: "0" } });
});

test("a shop's own limit holds for those who have none", async () => {
  const { pool } = stanza.server.context;
  const seller = await stanza.as("seller.zuerich");
  const { summary } = await createSample(seller, sampleDocument("keller-apartment"));
  await pool.query("update app_user set discount_limit = null where login = 'seller.zuerich'");
  expect((await order(seller, summary.id, 30)).status).toBe(202);
  await pool.query("update shop set extra = extra || '{\"discountLimit\": \"12,5\"}' where code = 'ZUERICH'");
  expect(bodyOf(await order(seller, summary.id, 30), 409)).toMatchObject({ details: { limit: "12.5" } });
});
