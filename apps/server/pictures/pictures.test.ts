import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { StoredProject } from "@stanza/codecs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { pngOf } from "../testing/sample-picture.ts";
import { createSample, sampleDocument, save } from "../testing/sample-project.ts";
import { bodyOf, type Person, startTestServer, type TestServer } from "../testing/test-server.ts";

let stanza: TestServer;
beforeAll(async () => {
  stanza = await startTestServer({ env: { SEED_DEMO: "1" } });
});
afterAll(() => stanza.close());

const PNG = pngOf(200, 200);

function ask(person: Person, id: number, headers: Record<string, string> = {}, server = stanza) {
  const authorization = `Bearer ${person.token}`;
  return fetch(`${server.server.url}/api/projects/${id}/picture`, { headers: { authorization, ...headers } });
}

async function svgOf(person: Person, id: number): Promise<string> {
  const response = await ask(person, id);
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/svg+xml"]);
  return response.text();
}

const upload = (person: Person, id: number, revision = 1, png = PNG) =>
  person.client.putProjectPicture({
    params: { id },
    headers: { "if-match": `"${revision}"` },
    body: new Blob([png], { type: "image/png" }),
  });

const isListedWithPicture = async (person: Person, id: number) => {
  const query = { search: String(id) };
  return bodyOf(await person.client.listProjects({ query }), 200).projects.find((one) => one.id === id)
    ?.hasPicture;
};

describe("a project's picture", () => {
  test("[PR-12] every project of the list has one, the demo's too, drawn in the colours of its materials", async () => {
    for (const login of ["dealer.milano", "seller.milano", "dealer.zuerich", "seller.zuerich"]) {
      const person = await stanza.as(login);
      const { projects } = bodyOf(await person.client.listProjects({}), 200);
      expect(projects.length).toBeGreaterThan(0);
      for (const { id, hasPicture } of projects) {
        expect(hasPicture).toBe(true);
        const svg = await svgOf(person, id);
        expect(svg).toMatch(/^<svg xmlns/);
        expect(svg.match(/<path/g)?.length).toBeGreaterThan(40);
        expect(new Set(svg.match(/fill="#[0-9a-f]{6}"/g)).size).toBeGreaterThan(5);
      }
    }
  });

  test("[PR-12] a drawn picture runs nothing and loads nothing, whatever the project is called", async () => {
    const dealer = await stanza.as("dealer.milano");
    const { summary } = await createSample(dealer, {
      ...sampleDocument(),
      des: `<script>alert(1)</script>"&`,
    });
    const response = await ask(dealer, summary.id);
    expect(response.headers.get("content-security-policy")).toBe("default-src 'none'; sandbox");
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    expect(await response.text()).not.toContain("<script");
  });

  test("[PR-12] is drawn once a revision, kept, and not sent again to who has it", async () => {
    const dealer = await stanza.as("dealer.milano");
    const { summary } = await createSample(dealer);
    const [first, ...others] = await Promise.all([1, 2, 3].map(() => ask(dealer, summary.id)));
    const etag = first?.headers.get("etag") ?? "";
    for (const other of others) expect(other.headers.get("etag")).toBe(etag);
    const again = await ask(dealer, summary.id, { "if-none-match": etag });
    expect([again.status, await again.text()]).toEqual([304, ""]);
    const { rows } = await stanza.server.context.pool.query(
      `select b.media_type, p.drawn_revision from project p join blob b on b.shop_id = p.shop_id and b.sha = p.drawn_sha
        where p.id = $1`,
      [summary.id],
    );
    expect(rows).toEqual([{ media_type: "image/svg+xml", drawn_revision: 1 }]);
    const document = sampleDocument();
    bodyOf(await save(dealer, summary.id, 1, { ...document, rows: document.rows.slice(0, 4) }), 200);
    const changed = await ask(dealer, summary.id, { "if-none-match": etag });
    expect(changed.status).toBe(200);
    expect(changed.headers.get("etag")).not.toBe(etag);
  });

  test("[PR-12] an uploaded picture comes first for its revision; after the next save the room is drawn", async () => {
    const dealer = await stanza.as("dealer.milano");
    const { summary } = await createSample(dealer);
    await svgOf(dealer, summary.id);
    expect((await upload(dealer, summary.id)).status).toBe(204);
    const picture = await ask(dealer, summary.id);
    expect([picture.headers.get("content-type"), new Uint8Array(await picture.arrayBuffer())]).toEqual([
      "image/png",
      PNG,
    ]);
    bodyOf(await save(dealer, summary.id, 1, sampleDocument()), 200);
    await svgOf(dealer, summary.id);
    expect((await upload(dealer, summary.id, 2)).status).toBe(204);
    expect((await ask(dealer, summary.id)).headers.get("content-type")).toBe("image/png");
  });

  test("[PR-12] [T27] a tab that has not seen the last save pictures nothing of it", async () => {
    const [dealer, seller] = await Promise.all([stanza.as("dealer.milano"), stanza.as("seller.milano")]);
    const { summary } = await createSample(dealer);
    bodyOf(await save(seller, summary.id, 1, sampleDocument()), 200);
    expect(bodyOf(await upload(dealer, summary.id, 1), 412).details).toMatchObject({
      current: 2,
      by: seller.profile.name,
    });
    await svgOf(dealer, summary.id);
    const params = { id: summary.id };
    const body = new Blob([PNG], { type: "image/png" });
    expect((await dealer.client.putProjectPicture({ params, body })).status).toBe(428);
  });

  test("[PR-12] [T28] a picture of more than 4 megapixels is refused, however few bytes it has", async () => {
    const dealer = await stanza.as("dealer.milano");
    const { summary } = await createSample(dealer);
    for (const [width, height] of [
      [2001, 2000],
      [12_000, 12_000],
      [60_000, 60_000],
    ] as const)
      expect(bodyOf(await upload(dealer, summary.id, 1, pngOf(width, height)), 413).error).toBe("too-large");
    expect((await upload(dealer, summary.id, 1, pngOf(0, 10))).status).toBe(422);
    expect((await upload(dealer, summary.id, 1, pngOf(2000, 2000))).status).toBe(204);
  });

  test("[PR-12] goes along with a project that moves to another shop", async () => {
    const seller = await stanza.as("seller.milano");
    const { summary } = await createSample(seller);
    const before = await svgOf(seller, summary.id);
    bodyOf(
      await seller.client.setProjectStatus({
        params: { id: summary.id },
        body: { status: "assigned", targetShop: "ZUERICH" },
      }),
      200,
    );
    expect(await svgOf(await stanza.as("seller.zuerich"), summary.id)).toBe(before);
  });

  test("[PR-12] an empty project has none, until there is something in it", async () => {
    const dealer = await stanza.as("dealer.milano");
    const { summary, document } = bodyOf(
      await dealer.client.createProject({ body: { description: "Empty" } }),
      201,
    );
    expect([await isListedWithPicture(dealer, summary.id), (await ask(dealer, summary.id)).status]).toEqual([
      false,
      404,
    ]);
    bodyOf(await save(dealer, summary.id, 1, { ...document, rooms: sampleDocument().rooms }), 200);
    expect(await isListedWithPicture(dealer, summary.id)).toBe(true);
    await svgOf(dealer, summary.id);
  });

  test("[PR-12] an article that there is not does not spoil the picture, and very many rows are drawn as a plan", async () => {
    const dealer = await stanza.as("dealer.milano");
    const document = sampleDocument();
    const unknown = document.rows.map((row) =>
      row.uniqueid === "larder" ? { ...row, cod: "GONE-600" } : row,
    );
    const { summary } = await createSample(dealer, { ...document, rows: unknown });
    expect((await svgOf(dealer, summary.id)).match(/<path/g)?.length).toBeGreaterThan(40);
    const unit = document.rows.find(({ catalog }) => catalog === "CUCINA")!;
    const many: StoredProject = {
      ...document,
      rows: Array.from({ length: 400 }, (_, n) => ({
        ...unit,
        uniqueid: `r${n}`,
        placement: { on: "room", x: 1200 * n, y: 0, z: 0, roty: 0 },
      })),
    };
    const large = await createSample(dealer, many);
    expect((await svgOf(dealer, large.summary.id)).length).toBeLessThan(400_000);
  });
});

test("[PR-05] where no picture can be kept, saving goes on and the room is drawn all the same", async () => {
  const broken = await startTestServer({ beside: stanza });
  try {
    const dealer = await broken.as("dealer.milano");
    const { summary } = await createSample(dealer);
    const files = join(broken.folder, "files");
    rmSync(files, { recursive: true, force: true });
    writeFileSync(files, "a file where a folder should be");
    expect((await upload(dealer, summary.id)).status).toBe(0);
    bodyOf(await save(dealer, summary.id, 1, sampleDocument()), 200);
    const response = await ask(dealer, summary.id, {}, broken);
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/svg+xml"]);
  } finally {
    await broken.close();
  }
});
