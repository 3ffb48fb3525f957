import { sampleRoom } from "@stanza/tracer/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createSample } from "../testing/sample-project.ts";
import { bodyOf, type Person, startTestServer, type TestServer } from "../testing/test-server.ts";
import { FIRST_CREDITS } from "./credits.ts";
import { TINY } from "./testing/tiny-picture.ts";

let stanza: TestServer;
let seller: Person;
let supervisor: Person;
beforeAll(async () => {
  stanza = await startTestServer();
  seller = await stanza.as("seller.milano");
  supervisor = await stanza.as("supervisor.milano");
});
afterAll(() => stanza.close());

const MILANO = { params: { shop: "MILANO" } };

test("[RF-01] a supervisor sees a shop's credits, gives more and limits a month, and the shop is held to it", async () => {
  const { client } = supervisor;
  expect(bodyOf(await client.getShopCredits(MILANO), 200)).toMatchObject({
    ...{ shop: "MILANO", available: FIRST_CREDITS, booked: 0, monthLimit: null, spentThisMonth: 0 },
  });
  const given = await client.grantShopCredits({ ...MILANO, body: { credits: 40, note: "Fair" } });
  const { available, movements } = bodyOf(given, 200);
  expect(available).toBe(FIRST_CREDITS + 40);
  expect(movements.map(({ kind, credits, note }) => [kind, credits, note])).toEqual([
    ["granted", 40, "Fair"],
    ["granted", FIRST_CREDITS, ""],
  ]);
  const limited = await client.setShopCreditLimit({ ...MILANO, body: { monthLimit: 1 } });
  expect(bodyOf(limited, 200).monthLimit).toBe(1);
  const project = (await createSample(seller)).summary.id;
  const body = new Blob([sampleRoom()], { type: "application/octet-stream" });
  const { scene } = bodyOf(await seller.client.addRenderScene({ params: { id: project }, body }), 201);
  const order = () => seller.client.createRenderJob({ body: { ...TINY, project, scene } });
  const { id } = bodyOf(await order(), 201);
  expect(bodyOf(await order(), 409).error).toBe("month-limit");
  expect(bodyOf(await client.getShopCredits(MILANO), 200)).toMatchObject({ booked: 1, spentThisMonth: 1 });
  await seller.client.cancelRenderJob({ params: { id } });
  expect(bodyOf(await client.getShopCredits(MILANO), 200)).toMatchObject({ booked: 0, spentThisMonth: 0 });
  bodyOf(await client.setShopCreditLimit({ ...MILANO, body: { monthLimit: null } }), 200);
  bodyOf(await order(), 201);
});

test("[RF-01] nobody else sees or gives a shop's credits, and there is no shop without a name", async () => {
  const unknown = await supervisor.client.getShopCredits({ params: { shop: "NOWHERE" } });
  expect(unknown.status).toBe(404);
  const { client } = seller;
  for (const answer of [
    await client.getShopCredits(MILANO),
    await client.grantShopCredits({ ...MILANO, body: { credits: 1 } }),
    await client.setShopCreditLimit({ ...MILANO, body: { monthLimit: 0 } }),
  ])
    expect(answer.status).toBe(403);
  const none = await supervisor.client.grantShopCredits({ ...MILANO, body: { credits: 0 } });
  expect(none.status).toBe(422);
});
