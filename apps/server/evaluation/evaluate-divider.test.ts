import { afterAll, beforeAll, expect, test } from "vitest";
import { bodyOf, startTestServer, type TestServer } from "../testing/test-server.ts";

let stanza: TestServer;
beforeAll(async () => {
  stanza = await startTestServer({ now: () => new Date("2026-11-20T12:00:00Z") });
});
afterAll(() => stanza.close());

const CLOSET = { catalog: "ARMADIO", cmodel: "TRAMA", cod: "CL-2424", divider: "CLOSETSTRUCT" };

test("[CL-03] evaluates a divider: its bays, whether they fit, and the price of the article with them", async () => {
  const { client } = await stanza.as("dealer.milano");
  const usual = bodyOf(await client.evaluateDivider({ body: { ...CLOSET, value: "900|600|824" } }), 200);
  expect(usual).toMatchObject({ value: "900|600|824", used: 2424, whole: 2424, faults: [] });
  expect(usual.bays.map(({ fields, left, width }) => [fields.w, left, width])).toEqual([
    [900, 25, 900],
    [600, 950, 600],
    [824, 1575, 824],
  ]);
  // The same closet as one rule costs the same.
  const rule = [{ cod: "CLOSETSTRUCT", value: "900|600|824" }];
  const { catalog, cmodel, cod } = CLOSET;
  const whole = bodyOf(await client.recalculateRule({ body: { catalog, cmodel, cod, rule } }), 200);
  expect(usual.total).toBe(whole.total);
  const four = { ...CLOSET, rule: [{ cod: "CLITEMS", value: "" }], value: "575|575|575|574" };
  expect(bodyOf(await client.evaluateDivider({ body: four }), 200)).toMatchObject({ used: 2424, faults: [] });
});

test("[CL-03] a division that cannot be is repaired where a field is wrong, and refused by name where a rule is", async () => {
  const { client } = await stanza.guest();
  const over = bodyOf(
    await client.evaluateDivider({ body: { ...CLOSET, var: "W=2300", value: "900|600|824" } }),
    200,
  );
  expect(over).toMatchObject({ whole: 2300, used: 2424 });
  expect(over.faults.map(({ code }) => code)).toEqual(["C-FIT"]);
  const odd = bodyOf(await client.evaluateDivider({ body: { ...CLOSET, value: "5000|600|824" } }), 200);
  expect(odd.value).toBe("1200|600|824");
  for (const [change, error] of [
    [{ catalog: "NOPE" }, "unknown-catalogue"],
    [{ cod: "NOPE" }, "unknown-article"],
    [{ divider: "BACK" }, "unknown-divider"],
    [{ divider: "NOPE" }, "unknown-divider"],
  ] as const) {
    const answer = await client.evaluateDivider({ body: { ...CLOSET, value: "900", ...change } });
    expect([answer.status, answer.status === 404 && answer.body.error], error).toEqual([404, error]);
  }
});
