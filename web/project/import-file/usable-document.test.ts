import { NO_TERMS, newDocument } from "@stanza/codecs";
import { newProject } from "@stanza/project";
import { expect, test } from "vitest";
import { usableDocument } from "./usable-document.ts";

const row = (id: string) => ({
  id,
  catalogue: "CUCINA",
  model: "ARIA",
  article: "BASE-1D-60",
  choices: {},
  placement: { on: "room", at: [0, 0, 0], rotY: 0 } as const,
  quantity: 1,
});
const line = {
  id: "l",
  code: "F",
  description: "Shelf",
  quantity: 1,
  unit: "m",
  unitPrice: "0.01",
} as const;
const terms = { ...NO_TERMS, discounts: { ...NO_TERMS.discounts, standard: [60] } };
const usual = { terms: { ...NO_TERMS, paymentTerms: "on order" }, notes: "" };
const base = newDocument({ ...newProject(), rows: [row("a"), { ...row("b"), lines: [line] }] });
const document = { ...base, terms, notes: "Ring twice", head: { ...base.head, pricesIncrease: "0.5" } };

test("[PR-14] a seller brings a file's terms and custom articles", () => {
  expect(usableDocument(document, { sells: true, usual })).toEqual({
    document,
    customArticles: 0,
    usualTerms: false,
  });
});

test("[PR-14] [T24] who sells nothing brings neither discounts nor typed prices", () => {
  const usable = usableDocument(document, { sells: false, usual });
  expect(usable).toMatchObject({ customArticles: 1, usualTerms: true });
  expect(usable.document.terms).toBe(usual.terms);
  expect(usable.document.head.pricesIncrease).toBe(1);
  expect(usable.document.project.rows.map(({ id }) => id)).toEqual(["a"]);
  expect(usable.document.notes).toBe("Ring twice");
});
