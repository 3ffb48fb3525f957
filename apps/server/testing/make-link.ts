import type { StoredProject } from "@stanza/codecs";
import { expect } from "vitest";
import { makeOffer } from "./make-offer.ts";
import { createSample, sampleDocument } from "./sample-project.ts";
import { bodyOf, type Person, type TestServer } from "./test-server.ts";

/** The demo's corner kitchen, or another of its projects, with its last two sold rows for the client to take or leave. */
export function sampleWithOptions(file?: string): StoredProject {
  const document = sampleDocument(file);
  const optional = document.rows.filter(({ catalog }) => catalog === "CUCINA").slice(-2);
  return {
    ...document,
    rows: document.rows.map((row) => (optional.includes(row) ? { ...row, optional: true } : row)),
  };
}

/** A link for Anna Rossi to an offer of a new project of `seller`. */
export async function makeLink(seller: Person, document = sampleWithOptions(), body: object = {}) {
  const { summary } = await createSample(seller, document);
  const id = await makeOffer(seller, summary.id, body);
  const { link, path } = bodyOf(
    await seller.client.createOfferLink({ params: { id }, body: { recipient: "Anna Rossi" } }),
    201,
  );
  expect(path).toMatch(/^\/o\/[A-Za-z0-9_-]{43}$/);
  return { id, projectId: summary.id, link, token: path.slice(3) };
}

/** What whoever has a link does with it. */
export const withLinks = (stanza: () => TestServer) => ({
  open: (token: string) => stanza().anyone.openSharedOffer({ params: { token } }),
  accept: (token: string, hash: string, payable: string, options: string[] = [], name = "Anna Rossi") =>
    stanza().anyone.acceptSharedOffer({ params: { token }, body: { name, hash, payable, options } }),
});
