import { randomUUID } from "node:crypto";
import type { StoredProject } from "@stanza/codecs";
import { afterAll, beforeAll, expect, test } from "vitest";
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
const NAMES: readonly string[] = ["constructor", "toString", "hasOwnProperty"];

type Row = StoredProject["rows"][number];

/** The sample with another of the names at each of its first rows. */
function withNames(change: (row: Row, name: string) => Row, names = NAMES): StoredProject {
  const { rows, ...document } = sampleDocument();
  const named = rows.map((row, i) => {
    const name = names[i];
    return name === undefined ? row : change(row, name);
  });
  return { ...document, rows: named };
}

/** Rows under other ids. */
const withIds = (names = NAMES) => withNames((row, name) => ({ ...row, uniqueid: name }), names);

/** Rows from catalogues that nobody has. */
function withCatalogues(names = NAMES): StoredProject {
  const document = withNames((row, name) => ({ ...row, catalog: name }), names);
  const used = names.map((name) => ({ ...document.history[0]!, catalog: name, currentModel: name }));
  return { ...document, history: [...document.history, ...used] };
}

/** Rows of models and articles that their catalogue does not have. */
const withModels = () => withNames((row, name) => ({ ...row, cmodel: name, cod: name }));

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

test.each([
  ["the ids of rows: clone, drawings, offer and PDF work", withIds],
  ["the names of catalogues: only what is of them is missing", withCatalogues],
  ["the names of models and articles: only what is of them is missing", withModels],
])("[QU-08] [T29] constructor, toString and hasOwnProperty as %s", async (_, named) => {
  const document = named();
  const { id, answers } = await use(document);
  expect(answers).toEqual(FINE);
  const order = await orderOffer(dealer, id, { prints: ["plan", "elevations", "pictures"] });
  const { offerId } = await jobDone(dealer, bodyOf(order, 202).jobId);
  expect((await dealer.client.getOfferPdf({ params: { id: Number(offerId) } })).status).toBe(200);
});

test("[QU-08] [T29] __proto__ as either is refused with its place", async () => {
  for (const document of [withIds(["__proto__"]), withCatalogues(["__proto__"])]) {
    const answer = await dealer.client.createProject({ body: { description: "", document } });
    expect(bodyOf(answer, 422).details).toMatchObject([
      { path: expect.stringMatching(/^rows\.0\.|^catalogues/) },
    ]);
  }
});
