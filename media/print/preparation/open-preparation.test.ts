import { drawArticle, drawPlan } from "@stanza/drawing";
import { sampleKitchen, sampleMaterials, sampleRoom } from "@stanza/drawing/testing";
import { afterAll, expect, test } from "vitest";
import { openPrinter } from "../open-printer.ts";
import { longOffer, sampleOffer } from "../testing/sample-offer.ts";
import { openPreparation } from "./open-preparation.ts";
import { type PreparationWork, prepare } from "./prepare.ts";

const preparation = openPreparation();
afterAll(() => preparation.close());

const sender = { name: "Stanza Milano S.r.l.", lines: [] };
const plan = drawPlan({ rooms: [sampleRoom], evaluated: sampleKitchen, language: "it", title: "Pianta" });
const picture = drawArticle(sampleKitchen.rows[0]!.article, sampleMaterials);
const photo = { format: "jpeg", bytes: Buffer.from("a photograph") } as const;

const offer: PreparationWork = {
  kind: "offer",
  offer: sampleOffer,
  drawings: [plan, plan],
  options: { sender, pictures: { b1: picture, b2: picture, b3: photo, b4: photo }, hero: picture },
  partWeight: 10,
};
const sheets: PreparationWork = {
  kind: "sheets",
  drawings: [plan],
  print: {
    language: "it",
    date: "2026-11-20",
    paper: "a3",
    sender,
    project: { name: "Cucina", number: "1", customer: "" },
  },
};

test("a thread prepares a document byte by byte as it is prepared where it is called", async () => {
  const both = await Promise.all([preparation.prepare(offer), preparation.prepare(sheets)]);
  for (const [at, work] of [offer, sheets].entries()) {
    const plain = (document: (typeof both)[number]) => ({
      ...document,
      files: document.files.map(([path, content]) => [path, Buffer.from(content).toString("latin1")]),
    });
    expect(plain(both[at]!)).toEqual(plain(prepare(work)));
  }
});

test("[F16] a document whose thread dies of memory is refused as too large, and the next one is prepared", async () => {
  const narrow = openPrinter({ preparationMegabytes: 24 });
  try {
    const many = Array.from({ length: 150 }, (_, at) => ({ ...plan, title: `${at}` }));
    await expect(narrow.print(longOffer(4000), many, { sender })).rejects.toMatchObject({
      name: "PrintError",
      reason: "too-large",
    });
    expect((await narrow.print(sampleOffer, [], { sender })).standards).toEqual(["ua-1", "a-3a"]);
  } finally {
    await narrow.close();
  }
});

test("what cannot be prepared fails alone, and what is under way when the printer closes is closed", async () => {
  const broken = { ...offer, offer: { ...sampleOffer, currency: "no currency" } };
  await expect(preparation.prepare(broken)).rejects.toThrow();
  expect((await preparation.prepare(offer)).files.length).toBeGreaterThan(3);
  const closing = openPreparation();
  const outcome = expect(closing.prepare(offer)).rejects.toMatchObject({ reason: "closed" });
  await closing.close();
  await outcome;
});
