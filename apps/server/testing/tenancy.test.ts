import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSample, sampleDocument } from "./sample-project.ts";
import { bodyOf, startTestServer, type TestServer } from "./test-server.ts";

let stanza: TestServer;
/** A project of the dealer of Milano. */
let mine: number;
beforeAll(async () => {
  stanza = await startTestServer();
  mine = (await createSample(await stanza.as("dealer.milano"))).summary.id;
});
afterAll(() => stanza.close());

describe("what belongs to somebody else", () => {
  test("a colleague of the shop and every supervisor see it; a list holds nothing foreign", async () => {
    const ids = async (login: string) => {
      const { client } = await stanza.as(login);
      return bodyOf(await client.listProjects({ query: { limit: 100 } }), 200).projects.map(({ id }) => id);
    };
    for (const login of ["seller.milano", "supervisor.milano", "supervisor.zuerich"]) {
      const { client } = await stanza.as(login);
      expect([login, (await client.getProject({ params: { id: mine } })).status]).toEqual([login, 200]);
      expect(await ids(login)).toContain(mine);
    }
    for (const login of ["customer.milano", "dealer.zuerich"]) expect(await ids(login)).not.toContain(mine);
  });

  test("a customer sees the project that is assigned to them, and their own", async () => {
    const customer = await stanza.as("customer.milano");
    const own = await createSample(customer);
    const seller = await stanza.as("seller.milano");
    const other = await createSample(seller);
    const assigned = await seller.client.setProjectStatus({
      params: { id: other.summary.id },
      body: { status: "assigned", targetUser: customer.profile.userId },
    });
    expect(assigned.status).toBe(200);
    const { projects } = bodyOf(await customer.client.listProjects({}), 200);
    expect(projects.map(({ id }) => id).sort()).toEqual([own.summary.id, other.summary.id].sort());
  });

  test("a status change cannot push a project into a shop one does not work for", async () => {
    const dealer = await stanza.as("dealer.milano");
    const { summary } = await createSample(dealer);
    const params = { id: summary.id };
    const pushed = await dealer.client.setProjectStatus({
      params,
      body: { status: "assigned", targetShop: "ZUERICH" },
    });
    expect(bodyOf(pushed, 403).error).toBe("shop-not-yours");
    const seller = await stanza.as("seller.milano");
    const moved = await seller.client.setProjectStatus({
      params,
      body: { status: "assigned", targetShop: "ZUERICH" },
    });
    expect(bodyOf(moved, 200).summary.shop).toBe("ZUERICH");
    expect((await dealer.client.getProject({ params })).status).toBe(404);
    const dealerThere = await stanza.as("dealer.zuerich");
    const opened = bodyOf(await dealerThere.client.getProject({ params }), 200);
    expect(opened.document).toEqual(sampleDocument());
  });
});
