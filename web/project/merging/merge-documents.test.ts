import { NO_TERMS, newDocument, type ProjectDocument } from "@stanza/codecs";
import { newProject } from "@stanza/project";
import { expect, test } from "vitest";
import { mergeDocuments } from "./merge-documents.ts";

const base = newDocument(newProject({ description: "Rossi" }), { terms: NO_TERMS, notes: "" });
const merged = (mine: ProjectDocument, theirs: ProjectDocument) => mergeDocuments({ base, mine, theirs });
const discounted = (standard: readonly number[]): ProjectDocument => ({
  ...base,
  terms: { ...NO_TERMS, discounts: { ...NO_TERMS.discounts, standard } },
});

test("[F07] a discount of one and a note of the other stand both, and what the server says of the project is theirs", () => {
  const mine = { ...discounted([10]), head: { ...base.head, customerCode: "C-7" } };
  const theirs = { ...base, notes: "third floor", head: { ...base.head, status: "approved" as const } };
  const { document, clashes } = merged(mine, theirs);
  expect(clashes).toEqual([]);
  expect(document).toEqual({
    ...mine,
    notes: "third floor",
    head: { ...base.head, customerCode: "C-7", status: "approved" },
  });
});

test("[F07] two discounts are a clash of the discounts alone", () => {
  const mine = discounted([10]);
  const theirs = { ...discounted([15]), terms: { ...discounted([15]).terms, dealerMode: true } };
  const { document, clashes } = merged(mine, theirs);
  expect(clashes).toEqual([{ part: "agreement", id: "terms.discounts", mine: "changed", theirs: "changed" }]);
  expect(document.terms).toMatchObject({ discounts: { standard: [10] }, dealerMode: true });
});

test("[F07] marks of two rows stand both, and fields that this version does not know are those of whoever saved", () => {
  const marks = (row: string) => ({ [row]: { needsPhoto: true, reference: "" } });
  const mine = { ...base, rows: marks("a") };
  const theirs = { ...base, rows: marks("b"), unknown: { project: { later: 1 }, rows: {} } };
  const { document, clashes } = merged(mine, theirs);
  expect(clashes).toEqual([]);
  expect(document.rows).toEqual({ ...marks("a"), ...marks("b") });
  expect(document.unknown).toEqual(theirs.unknown);
});
