import type { StoredProject } from "@stanza/codecs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeLink, withLinks } from "../testing/make-link.ts";
import { bodyOf, type Person, startTestServer, type TestServer } from "../testing/test-server.ts";

const now = new Date("2026-11-20T10:00:00Z");
let stanza: TestServer;
let dealer: Person;
beforeAll(async () => {
  stanza = await startTestServer({ now: () => now });
  dealer = await stanza.as("dealer.milano");
});
afterAll(() => stanza.close());

const linkOf = (document?: StoredProject, body?: object) => makeLink(dealer, document, body);
const { open, accept } = withLinks(() => stanza);

describe("a link", () => {
  test("[QU-08] says what is bought: picture, size and finishes of every position, plan and elevations", async () => {
    const { token } = await linkOf();
    const { offer, hasPositions, hasDrawings } = bodyOf(await open(token), 200);
    expect([hasPositions, hasDrawings]).toEqual([true, true]);
    const { words, pictureOf, pictures } = bodyOf(
      await stanza.anyone.getSharedPositions({ params: { token } }),
      200,
    );
    const rowIds = [
      ...offer.groups.flatMap(({ positions }) => positions),
      ...(offer.options ?? []).map(({ position }) => position),
    ].map(({ rowId }) => rowId);
    expect(Object.keys(words).sort()).toEqual([...rowIds].sort());
    for (const rowId of rowIds) {
      expect(words[rowId]?.size).toMatch(/^[\d.,]+ × [\d.,]+ × [\d.,]+ mm$/);
    }
    for (const rowId of rowIds) expect(pictures[pictureOf[rowId] ?? -1]).toMatch(/^<svg .*<path /);
    // A cut-out is work: all of them have one sign.
    const cuts = rowIds.filter((rowId) => words[rowId]?.choices.some(({ code }) => code === "CUTK"));
    expect(new Set(cuts.map((rowId) => pictures[pictureOf[rowId] ?? -1])).size).toBe(1);
    const fronts = rowIds.flatMap(
      (rowId) => words[rowId]?.choices.filter(({ code }) => code === "FIN") ?? [],
    );
    expect(fronts.every(({ shared, value }) => shared && value !== "")).toBe(true);
    const { drawings } = bodyOf(await stanza.anyone.getSharedDrawings({ params: { token } }), 200);
    // The request wanted the plan alone on paper.
    expect(drawings.map(({ kind }) => kind)).toEqual(["plan", "elevation", "elevation"]);
    const numbers = drawings.flatMap(({ shapes }) =>
      shapes.flatMap((shape) => (shape.type === "balloon" ? [shape.text] : [])),
    );
    expect(numbers).toContain("1");
  });

  test("[QU-08] shows what its maker chose, and nothing that is hidden is in any answer", async () => {
    const { id, token: whole } = await linkOf();
    const shows = { prices: "total", drawings: false, scene: false, comments: false } as const;
    const { link, path } = bodyOf(
      await dealer.client.createOfferLink({ params: { id }, body: { recipient: "Anna", shows } }),
      201,
    );
    expect(link.shows).toEqual(shows);
    const token = path.slice(3);
    const comment = { name: "Anna", text: "Grazie", row: null };
    bodyOf(await stanza.anyone.commentSharedOffer({ params: { token: whole }, body: comment }), 201);

    const all = bodyOf(await open(whole), 200);
    const some = bodyOf(await open(token), 200);
    expect(all.shows).toEqual({ prices: "lines", drawings: true, scene: true, comments: true });
    expect(some).toMatchObject({ shows, hasPdf: false, hasScene: false, comments: [], hash: all.hash });
    expect(some.offer).toMatchObject({ payable: all.offer.payable, tax: all.offer.tax, discounts: [] });
    const positions = some.offer.groups.flatMap((group) => group.positions);
    expect(positions.map(({ description }) => description)).toEqual(
      all.offer.groups.flatMap((group) => group.positions.map(({ description }) => description)),
    );
    const shown = JSON.stringify(some);
    const totals = new Set([
      ...Object.values(all.offer).filter((value) => typeof value === "string"),
      ...(all.offer.options ?? []).flatMap(({ surcharge, payable }) => [surcharge, payable]),
      ...all.offer.taxes.flatMap(({ base, tax }) => [base, tax]),
      ...Object.values(all.offer.deposit ?? {}),
      "0.00",
    ]);
    const hidden = [
      ...all.offer.groups.flatMap((group) => [
        group.subtotal,
        ...group.positions.flatMap(({ amount, lines }) => [
          amount,
          ...lines.flatMap((line) => [line.amount, line.unitPrice]),
        ]),
      ]),
      ...all.offer.services.map(({ amount }) => amount),
    ].filter((amount) => amount !== undefined && !totals.has(amount));
    expect(hidden.length).toBeGreaterThan(5);
    for (const amount of hidden) expect(shown).not.toContain(`"${amount}"`);

    bodyOf(await stanza.anyone.getSharedScene({ params: { token } }), 404);
    bodyOf(await stanza.anyone.getSharedDrawings({ params: { token } }), 404);
    expect(some.hasDrawings).toBe(false);
    const [option] = all.offer.options ?? [];
    const priced = await stanza.anyone.priceSharedOptions({
      params: { token },
      body: { options: [option?.position.rowId ?? ""] },
    });
    expect(bodyOf(priced, 200).offer).toMatchObject({ payable: option?.payable, discounts: [] });
    expect(JSON.stringify(priced)).not.toContain(`"${option?.position.amount}"`);
    bodyOf(await stanza.anyone.getSharedPdf({ params: { token } }), 404);
    const refused = await stanza.anyone.commentSharedOffer({ params: { token }, body: comment });
    expect(bodyOf(refused, 409).error).toBe("no-comments");
    // The whole is what is accepted, by a link that shows a part of it too.
    bodyOf(await accept(token, some.hash, some.offer.payable), 200);
  });
});
