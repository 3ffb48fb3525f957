import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { purgeProjects } from "../projects/jobs/purge-projects.ts";
import { makeOffer } from "../testing/make-offer.ts";
import { jpeg } from "../testing/sample-jpeg.ts";
import { createSample, sampleDocument } from "../testing/sample-project.ts";
import { bodyOf, type Person, startTestServer, type TestServer } from "../testing/test-server.ts";

let stanza: TestServer;
beforeAll(async () => {
  stanza = await startTestServer();
});
afterAll(() => stanza.close());

const blob = (bytes: Buffer, type = "image/jpeg") => new Blob([new Uint8Array(bytes)], { type });
const add = ({ client }: Person, id: number, bytes: Buffer) =>
  client.addProjectPhoto({ params: { id }, body: blob(bytes) });

/** The sample's document with a photograph in it. */
function withPhoto(sha: string) {
  const line = [
    [10, 10],
    [200, 20],
  ] as [[number, number], [number, number]];
  const document = sampleDocument();
  const wall = document.rooms[0]?.walls[0]?.id ?? "";
  const lines = { alongA: line, alongB: line, awayA: line, awayB: line, foot: line };
  return {
    ...document,
    photomatch: [
      { id: "photo", urlpic: sha, fileName: "room.jpg", width: 800, height: 600, wall, length: 2000, lines },
    ],
  };
}

test("[CD-06] a photograph is kept without where and with what it was taken, for everybody who may see the project", async () => {
  const dealer = await stanza.as("dealer.milano");
  const { id } = (await createSample(dealer)).summary;
  const kept = bodyOf(await add(dealer, id, jpeg(800, 600, { note: "Exif GPS 45.4642 N" })), 200);
  expect(kept).toMatchObject({ widthPx: 800, heightPx: 600 });
  const colleague = await stanza.as("seller.milano");
  const answer = await fetch(`${stanza.server.url}/api/projects/${id}/photos/${kept.sha}`, {
    headers: { authorization: `Bearer ${colleague.token}` },
  });
  expect(answer.headers.get("content-type")).toBe("image/jpeg");
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(jpeg(800, 600));
  const other = await stanza.as("dealer.zuerich");
  const theirs = (await createSample(other)).summary.id;
  const { sha } = kept;
  expect((await other.client.getProjectPhoto({ params: { id: theirs, sha } })).status).toBe(404);
  const beside = (await createSample(dealer)).summary.id;
  expect((await dealer.client.getProjectPhoto({ params: { id: beside, sha } })).status).toBe(404);
});

test("[CD-06] what is no photograph is refused: nothing is a Missing image, a picture bomb and a script are none", async () => {
  const dealer = await stanza.as("dealer.milano");
  const { id } = (await createSample(dealer)).summary;
  expect(bodyOf(await add(dealer, id, Buffer.alloc(0)), 422).message).toBe("Missing image");
  expect(bodyOf(await add(dealer, id, Buffer.from("<svg onload='x()'/>")), 422).error).toBe("not-a-picture");
  expect(bodyOf(await add(dealer, id, jpeg(800, 600).subarray(0, 24)), 422).error).toBe("not-a-picture");
  expect(bodyOf(await add(dealer, id, jpeg(9000, 9000)), 413).error).toBe("too-large");
  expect(bodyOf(await add(dealer, id, jpeg(40_000, 10)), 413).error).toBe("too-large");
  for (const sha of ["00".repeat(32), "..", "x".repeat(64)])
    expect((await dealer.client.getProjectPhoto({ params: { id, sha } })).status).toBe(404);
});

test("[CD-06] a copy has the photographs, a clone for somebody else has none, and a deleted project shows none", async () => {
  const dealer = await stanza.as("dealer.milano");
  const { id } = (await createSample(dealer)).summary;
  const { sha } = bodyOf(await add(dealer, id, jpeg(800, 600)), 200);
  const saved = await dealer.client.saveProject({
    params: { id },
    headers: { "if-match": '"1"', "x-save-id": randomUUID() },
    body: { document: withPhoto(sha) },
  });
  bodyOf(saved, 200);
  const clone = async (as: "copy" | "template") =>
    bodyOf(
      await dealer.client.cloneProject({
        params: { id },
        headers: { "x-save-id": randomUUID() },
        body: { as },
      }),
      201,
    );
  const copy = await clone("copy");
  expect(copy.document.photomatch).toHaveLength(1);
  expect((await dealer.client.getProjectPhoto({ params: { id: copy.summary.id, sha } })).status).toBe(200);
  const template = await clone("template");
  expect(template.document).not.toHaveProperty("photomatch");
  expect((await dealer.client.getProjectPhoto({ params: { id: template.summary.id, sha } })).status).toBe(
    404,
  );
  expect((await dealer.client.deleteProject({ params: { id }, headers: { "if-match": '"2"' } })).status).toBe(
    204,
  );
  expect((await dealer.client.getProjectPhoto({ params: { id, sha } })).status).toBe(404);
  expect((await dealer.client.getProjectPhoto({ params: { id: copy.summary.id, sha } })).status).toBe(200);
});

test("[PR-10] pictures of rows are kept by what the row looks like, in three sizes, and go along with a clone", async () => {
  const dealer = await stanza.as("dealer.milano");
  const { id } = (await createSample(dealer)).summary;
  const key = "0123456789abcdef";
  const photo = (kind: "row" | "thumbnail" | "large", side: number, scan = "pixels") => ({
    key,
    kind,
    jpeg: jpeg(side, side, { note: "Exif", scan }).toString("base64"),
  });
  const put = (...photos: ReturnType<typeof photo>[]) =>
    dealer.client.putRowPhotos({ params: { id }, body: { photos } });
  expect((await put(photo("row", 100), photo("thumbnail", 120))).status).toBe(204);
  expect((await put(photo("row", 100, "other"), photo("large", 600))).status).toBe(204);
  const { photos } = bodyOf(await dealer.client.listRowPhotos({ params: { id } }), 200);
  expect(photos).toEqual([{ key, kinds: ["large", "row", "thumbnail"] }]);
  const answer = await dealer.client.getRowPhoto({ params: { id, key }, query: { kind: "row" } });
  if (answer.status !== 200) throw new Error(`${answer.status}`);
  // Known photos stay, because a photo's name stands for its content.
  const shown = Buffer.from(await (answer.body as unknown as Blob).arrayBuffer());
  expect(shown).toEqual(jpeg(100, 100));
  const copy = bodyOf(
    await dealer.client.cloneProject({ params: { id }, headers: { "x-save-id": randomUUID() }, body: {} }),
    201,
  );
  const there = { id: copy.summary.id };
  expect(bodyOf(await dealer.client.listRowPhotos({ params: there }), 200).photos).toEqual(photos);

  expect(bodyOf(await put({ ...photo("row", 100), jpeg: "" }), 422).message).toBe("Missing image");
  expect(bodyOf(await put(photo("row", 120)), 422).error).toBe("not-a-picture");
  expect((await put({ ...photo("row", 100), key: "../etc" })).status).toBe(422);
  expect((await dealer.client.getRowPhoto({ params: { id, key: "f".repeat(16) } })).status).toBe(404);
});

test("[CD-06] [T39] of a project deleted for thirty days photographs, pictures and attachments are erased, what others name and its offers stay", async () => {
  const dealer = await stanza.as("dealer.milano");
  const { pool, files, log } = stanza.server.context;
  const removed: string[] = [];
  const orderFolder = {
    remove: async ({ shop, number }: { shop: string; number: string }) => {
      removed.push(`${shop} ${number}`);
    },
  };
  const day = 86_400_000;
  const purge = (days: number) =>
    purgeProjects({ pool, files, log, orderFolder, now: () => new Date(Date.now() + days * day) });
  const there = async (sha: string) => (await files.get(Buffer.from(sha, "hex"))) !== null;

  const gone = (await createSample(dealer)).summary.id;
  const stays = (await createSample(dealer)).summary.id;
  const own = bodyOf(await add(dealer, gone, jpeg(640, 480, { scan: "only here" })), 200).sha;
  const shared = bodyOf(await add(dealer, gone, jpeg(640, 480, { scan: "in both" })), 200).sha;
  bodyOf(await add(dealer, stays, jpeg(640, 480, { scan: "in both" })), 200);
  const picture = blob(jpeg(320, 240, { scan: "the project" }));
  bodyOf(
    await dealer.client.putProjectPicture({
      params: { id: gone },
      headers: { "if-match": '"1"' },
      body: picture,
    }),
    204,
  );
  const offer = await makeOffer(dealer, gone);
  const { user, shop } = (
    await pool.query<{ user: string; shop: string }>(
      `select updated_by as "user", shop_id as shop from project where id = $1`,
      [gone],
    )
  ).rows[0]!;
  const order = await pool.query<{ id: number }>(
    `insert into order_file (shop_id, project_id, revision, number, currency, payable, content, checksum, created_at, created_by)
      values ($1, $2, 1, 'O-2026-99999', 'EUR', '1.00', '{}', '', now(), $3) returning id`,
    [shop, gone, user],
  );
  await pool.query("insert into order_project (project_id, order_id) values ($1, $2)", [
    gone,
    order.rows[0]!.id,
  ]);
  const pictureSha = (
    await pool.query<{ sha: string }>("select encode(picture_sha, 'hex') as sha from project where id = $1", [
      gone,
    ])
  ).rows[0]!.sha;

  bodyOf(await dealer.client.deleteProject({ params: { id: gone }, headers: { "if-match": '"1"' } }), 204);
  await purge(29);
  expect([await there(own), await there(shared), await there(pictureSha)]).toEqual([true, true, true]);
  await purge(31);
  await purge(31);
  expect([await there(own), await there(shared), await there(pictureSha)]).toEqual([false, true, false]);
  expect(removed).toEqual([expect.stringMatching(/ O-2026-99999$/)]);
  const answer = await fetch(`${stanza.server.url}/api/projects/${stays}/photos/${shared}`, {
    headers: { authorization: `Bearer ${dealer.token}` },
  });
  expect(answer.status).toBe(200);
  const kept = await pool.query<{ pdf_sha: Buffer; content: string }>(
    "select o.pdf_sha, f.content from offer o, order_file f where o.id = $1 and f.id = $2",
    [offer, order.rows[0]!.id],
  );
  expect(kept.rows[0]?.content).toBe("{}");
  expect(await files.get(kept.rows[0]!.pdf_sha)).not.toBeNull();
});
