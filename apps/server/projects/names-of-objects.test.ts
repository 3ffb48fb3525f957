import { randomUUID } from "node:crypto";
import type { StoredProject } from "@stanza/codecs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { jobDone, orderOffer } from "../testing/make-offer.ts";
import { createSample, sampleDocument, save } from "../testing/sample-project.ts";
import { bodyOf, type Person, startTestServer, type TestServer } from "../testing/test-server.ts";

let stanza: TestServer;
let dealer: Person;
beforeAll(async () => {
  stanza = await startTestServer();
  dealer = await stanza.as("dealer.milano");
});
afterAll(() => stanza.close());

/** Names that every plain object answers to without having them. `__proto__` is refused where it would be stored. */
const NAMES = ["constructor", "toString", "hasOwnProperty"];

/** The sample with its first row under another id. */
function withRow(name: string): StoredProject {
  const { rows, ...document } = sampleDocument();
  return { ...document, rows: rows.map((row, i) => (i === 0 ? { ...row, uniqueid: name } : row)) };
}

/** The sample with its first row from a catalogue that nobody has. */
function withCatalogue(name: string): StoredProject {
  const { rows, history, ...document } = sampleDocument();
  return {
    ...document,
    history: [...history, { ...history[0]!, catalog: name, currentModel: name }],
    rows: rows.map((row, i) => (i === 0 ? { ...row, catalog: name } : row)),
  };
}

/** The sample with its first row of a model and an article that its catalogue does not have. */
function withModel(name: string): StoredProject {
  const { rows, ...document } = sampleDocument();
  return { ...document, rows: rows.map((row, i) => (i === 0 ? { ...row, cmodel: name, cod: name } : row)) };
}

/** Does everything that reads a stored project by the ids in it. */
async function use(document: StoredProject) {
  const { id } = (await createSample(dealer, document)).summary;
  const params = { id };
  const clone = (as: "copy" | "template") =>
    dealer.client.cloneProject({ params, headers: { "x-save-id": randomUUID() }, body: { as } });
  const walls = document.rooms.flatMap((room) => room.walls.map((wall) => wall.id));
  const views = ["plan", ...walls, "picture"].join(",");
  const answers = [
    await save(dealer, id, 1, { ...document, des: "Renamed" }),
    await dealer.client.getProject({ params }),
    await clone("copy"),
    await clone("template"),
    await dealer.client.recomputeProject({ params, body: {} }),
    await dealer.client.getProjectPicture({ params }),
    await dealer.client.printDrawingSheets({ params, query: { views } }),
  ];
  return { id, answers: answers.map((answer) => (answer.status === 0 ? answer : answer.status)) };
}
const FINE = [200, 200, 201, 201, 200, 200, 200];

describe.each(NAMES)("%s", (name) => {
  test("[QU-08] [T29] as the id of a row: clone, drawings, offer and PDF work", async () => {
    const { id, answers } = await use(withRow(name));
    expect(answers).toEqual(FINE);
    const order = await orderOffer(dealer, id, { prints: ["plan", "elevations", "pictures"] });
    const { offerId } = await jobDone(dealer, bodyOf(order, 202).jobId);
    expect((await dealer.client.getOfferPdf({ params: { id: Number(offerId) } })).status).toBe(200);
  });

  test.each([
    ["catalogue", withCatalogue],
    ["model and article", withModel],
  ])("[QU-08] [T29] as the name of a %s: only what is of it is missing", async (_, named) => {
    const { id, answers } = await use(named(name));
    expect(answers).toEqual(FINE);
    const order = await orderOffer(dealer, id, { prints: ["plan", "elevations", "pictures"] });
    const { offerId } = await jobDone(dealer, bodyOf(order, 202).jobId);
    expect((await dealer.client.getOfferPdf({ params: { id: Number(offerId) } })).status).toBe(200);
  });
});

test("[QU-08] [T29] __proto__ as either is refused with its place", async () => {
  for (const document of [withRow("__proto__"), withCatalogue("__proto__")]) {
    const answer = await dealer.client.createProject({ body: { description: "", document } });
    expect(bodyOf(answer, 422).details).toMatchObject([
      { path: expect.stringMatching(/^rows\.0\.|^catalogues/) },
    ]);
  }
});
