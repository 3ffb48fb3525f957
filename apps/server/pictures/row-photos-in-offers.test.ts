import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { decodeProject } from "@stanza/codecs";
import { evaluateProject, rowPictureKey } from "@stanza/evaluation";
import { afterAll, beforeAll, expect, test } from "vitest";
import { demoCatalogues } from "../../../fixtures/demo-catalogues.ts";
import { makeOffer } from "../testing/make-offer.ts";
import { jpeg } from "../testing/sample-jpeg.ts";
import { createSample, sampleDocument } from "../testing/sample-project.ts";
import { bodyOf, startTestServer, type TestServer } from "../testing/test-server.ts";

let stanza: TestServer;
beforeAll(async () => {
  stanza = await startTestServer();
});
afterAll(() => stanza.close());

test("[QU-08] the PDF shows articles from an angle, also where a screen has kept its pictures of them from the front", async () => {
  const dealer = await stanza.as("dealer.milano");
  const { summary, document } = await createSample(dealer, sampleDocument());
  const decoded = decodeProject(document);
  if (!decoded.ok) throw new Error("the sample does not decode");
  const { project } = decoded.document;
  const rows = evaluateProject(project, demoCatalogues()).rows.filter(
    ({ article }) => article.parts.length > 0,
  );
  const keys = [...new Set(rows.map((row) => rowPictureKey(row, project)))];
  expect(keys.length).toBeGreaterThan(3);
  const photo = jpeg(120, 120).toString("base64");
  const photos = keys.map((key) => ({ key, kind: "thumbnail" as const, jpeg: photo }));
  const params = { id: summary.id };
  expect((await dealer.client.putRowPhotos({ params, body: { photos } })).status).toBe(204);
  const offer = await makeOffer(dealer, summary.id, { prints: ["plan", "pictures"] });
  const pdf = bodyOf(await dealer.client.getOfferPdf({ params: { id: offer } }), 200);
  const path = join(stanza.folder, `${offer}.pdf`);
  writeFileSync(path, Buffer.from(await pdf.arrayBuffer()));
  expect(execFileSync("pdfimages", ["-list", path], { encoding: "utf8" })).not.toMatch(/\sjpeg\s/);
});
