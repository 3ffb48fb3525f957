import { afterAll, beforeAll, expect, test } from "vitest";
import { bodyOf, startTestServer, type TestServer } from "../testing/test-server.ts";

let stanza: TestServer;
beforeAll(async () => {
  stanza = await startTestServer({ now: () => new Date("2026-11-20T12:00:00Z") });
});
afterAll(() => stanza.close());

const DATA = { catalog: "CUCINA", cmodel: "CALCE", cod: "BASE-1D-600" };

test("[EV-05] answers values with their sources, ERP lines with the shop's prices, and what was repaired", async () => {
  const dealer = await stanza.as("dealer.milano");
  const first = bodyOf(
    await dealer.client.recalculateRule({ body: { ...DATA, rule: [{ cod: "W", value: 10_000 }] } }),
    200,
  );
  const width = first.rule.find(({ cod }) => cod === "W");
  expect(width?.src).toBe("u");
  expect(Number(width?.value)).toBeLessThan(10_000);
  expect(first.choices.W).toBe(width?.value);
  expect(first.problems).toContainEqual(expect.objectContaining({ code: "W_REPAIRED", variable: "W" }));
  expect(first.var).toContain(`W=${width?.value}`);
  const paid = first.erp.filter(({ punit }) => punit !== undefined);
  expect(paid.length).toBeGreaterThan(0);
  expect(paid.reduce((sum, { punit, qt }) => sum + Number(punit) * Number(qt), 0)).toBeCloseTo(
    Number(first.total),
    1,
  );
  const fromText = bodyOf(
    await dealer.client.recalculateRule({ body: { ...DATA, version: first.version, var: first.var } }),
    200,
  );
  expect(fromText.erp).toEqual(first.erp);

  const zurich = await stanza.as("dealer.zuerich");
  const swiss = bodyOf(await zurich.client.recalculateRule({ body: { ...DATA, var: first.var } }), 200);
  expect(swiss.erp.map(({ cod }) => cod)).toEqual(first.erp.map(({ cod }) => cod));
  expect(swiss.total).not.toBe(first.total);
});

test("[EV-05] forced values win, and what the catalogue does not have is refused by name", async () => {
  const guest = await stanza.guest();
  const forced = bodyOf(
    await guest.client.recalculateRule({
      body: { ...DATA, rule: [{ cod: "W", value: 450 }], forced: { W: 600 } },
    }),
    200,
  );
  expect(forced.rule.find(({ cod }) => cod === "W")).toEqual({ cod: "W", value: 600, src: "f" });
  for (const [change, error] of [
    [{ catalog: "NOPE" }, "unknown-catalogue"],
    [{ version: "0" }, "unknown-catalogue"],
    [{ cmodel: "NOPE" }, "unknown-model"],
    [{ cod: "NOPE" }, "unknown-article"],
  ] as const) {
    const answer = await guest.client.recalculateRule({ body: { ...DATA, ...change } });
    expect([answer.status, answer.status === 404 && answer.body.error], error).toEqual([404, error]);
  }
});
