import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { encodePng } from "../files/encode-png.ts";
import { makeOffer } from "../testing/make-offer.ts";
import { createSample } from "../testing/sample-project.ts";
import { bodyOf, startTestServer, type TestServer } from "../testing/test-server.ts";

let stanza: TestServer;
beforeAll(async () => {
  stanza = await startTestServer();
});
afterAll(() => stanza.close());

const SETTINGS = {
  name: "Eye level",
  camera: { from: [0, 1, 3], to: [0, 1, 0], fov: 40 },
  ...{ width: 64, height: 36, quality: "draft", environment: "daylight", background: "plain", exposure: 0 },
};

/** A finished picture of a project. */
async function finished(project: number, grey: number): Promise<string> {
  const { pool, files } = stanza.server.context;
  const png = encodePng({ width: 64, height: 36, rgb: new Uint8Array(64 * 36 * 3).fill(grey) });
  const id = randomUUID();
  await pool.query(
    `insert into render_job (id, shop_id, project_id, created_by, scene_sha, settings, credits, state, picture_sha)
      select $1, shop_id, id, owner_id, '', $4, 1, 'done', $3 from project where id = $2`,
    [id, project, await files.put(png), SETTINGS],
  );
  return id;
}

test("[RF-01] the chosen picture is on the offer's first page and on its link; choosing another takes its place", async () => {
  const { client, ...dealer } = await stanza.as("dealer.milano");
  const { id: project } = (await createSample({ client, ...dealer })).summary;
  const choose = (id: string, inOffer: boolean) =>
    client.setRenderInOffer({ params: { id }, body: { inOffer } });
  const [first, second] = [await finished(project, 90), await finished(project, 160)];
  bodyOf(await choose(first, true), 200);
  expect(bodyOf(await choose(second, true), 200).inOffer).toBe(true);
  const { rows } = await stanza.server.context.pool.query(
    "select id from render_job where project_id = $1 and in_offer_at is not null",
    [project],
  );
  expect(rows).toEqual([{ id: second }]);
  const offer = await makeOffer({ client, ...dealer }, project, { prints: ["pictures"] });
  const pdf = bodyOf(await client.getOfferPdf({ params: { id: offer } }), 200);
  const path = join(stanza.folder, "with-render.pdf");
  writeFileSync(path, Buffer.from(await pdf.arrayBuffer()));
  expect(execFileSync("pdfimages", ["-list", path], { encoding: "utf8" })).toMatch(/image\s+64\s+36\s/);
  const link = bodyOf(await client.createOfferLink({ params: { id: offer }, body: {} }), 201);
  const shared = await stanza.anyone.getSharedPositions({ params: { token: link.path.replace("/o/", "") } });
  const { render } = bodyOf(shared, 200);
  expect(render?.name).toBe("Eye level");
  expect(render?.picture).toMatch(/^data:image\/png;base64,/);
  expect(bodyOf(await choose(second, false), 200).inOffer).toBe(false);
});
