import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { decodeProject } from "@stanza/codecs";
import { evaluateProject, rowPictureKey } from "@stanza/evaluation";
import { afterAll, beforeAll, expect, test } from "vitest";
import { demoCatalogues } from "../../../fixtures/demo-catalogues.ts";
import { makeOffer } from "../testing/make-offer.ts";
import { createSample, sampleDocument } from "../testing/sample-project.ts";
import { bodyOf, startTestServer, type TestServer } from "../testing/test-server.ts";

let stanza: TestServer;
beforeAll(async () => {
  stanza = await startTestServer();
});
afterAll(() => stanza.close());

/** A grey square on white, 120 pixels square. */
const JPEG =
  "/9j/4AAQSkZJRgABAQAAAQABAAD/4gHYSUNDX1BST0ZJTEUAAQEAAAHIAAAAAAQwAABtbnRyUkdCIFhZWiAH4AABAAEAAAAAAABhY3NwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAA9tYAAQAAAADTLQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAlkZXNjAAAA8AAAACRyWFlaAAABFAAAABRnWFlaAAABKAAAABRiWFlaAAABPAAAABR3dHB0AAABUAAAABRyVFJDAAABZAAAAChnVFJDAAABZAAAAChiVFJDAAABZAAAAChjcHJ0AAABjAAAADxtbHVjAAAAAAAAAAEAAAAMZW5VUwAAAAgAAAAcAHMAUgBHAEJYWVogAAAAAAAAb6IAADj1AAADkFhZWiAAAAAAAABimQAAt4UAABjaWFlaIAAAAAAAACSgAAAPhAAAts9YWVogAAAAAAAA9tYAAQAAAADTLXBhcmEAAAAAAAQAAAACZmYAAPKnAAANWQAAE9AAAApbAAAAAAAAAABtbHVjAAAAAAAAAAEAAAAMZW5VUwAAACAAAAAcAEcAbwBvAGcAbABlACAASQBuAGMALgAgADIAMAAxADb/2wBDABsSFBcUERsXFhceHBsgKEIrKCUlKFE6PTBCYFVlZF9VXVtqeJmBanGQc1tdhbWGkJ6jq62rZ4C8ybqmx5moq6T/2wBDARweHigjKE4rK06kbl1upKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKT/wAARCAB4AHgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAb/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAAAP/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AKYAAAAAAAAAAAAAAAAAAE2CkE2ApBNgKQTYCkE2ApAAAAAAE2pE2AAAAAAAACkAAAAAATakTYAAAAAAAAKQAAAAABNqRNgAAAAAAAApAAAAAAE2pE2AAAAAAAACkAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAB//Z";

test("[PR-10] the offer's PDF shows the pictures of rows that the project has, and draws the others", async () => {
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
  const photos = keys.slice(0, -1).map((key) => ({ key, kind: "thumbnail" as const, jpeg: JPEG }));
  const params = { id: summary.id };
  expect((await dealer.client.putRowPhotos({ params, body: { photos } })).status).toBe(204);
  const imagesOf = async (prints: readonly string[]) => {
    const offer = await makeOffer(dealer, summary.id, { prints });
    const pdf = bodyOf(await dealer.client.getOfferPdf({ params: { id: offer } }), 200);
    const path = join(stanza.folder, `${offer}.pdf`);
    writeFileSync(path, Buffer.from(await pdf.arrayBuffer()));
    return execFileSync("pdfimages", ["-list", path], { encoding: "utf8" });
  };
  expect(await imagesOf(["plan", "pictures"])).toMatch(/image\s+120\s+120\s.*jpeg/);
  expect(await imagesOf(["plan"])).not.toMatch(/\s120\s+120\s/);
});
