import { createHash, randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { pngOf } from "../testing/sample-picture.ts";
import { createSample, sampleDocument, save } from "../testing/sample-project.ts";
import { bodyOf, startTestServer, type TestServer } from "../testing/test-server.ts";

let stanza: TestServer;
beforeAll(async () => {
  stanza = await startTestServer({ site: { readonlystatuses: ["offer"], guestsmaysave: true } });
});
afterAll(() => stanza.close());

const hashOf = (document: unknown) => createHash("sha256").update(JSON.stringify(document)).digest("hex");

describe("saving", () => {
  test("[PR-05] a saved project comes back as it was sent, with the server's own totals", async () => {
    const dealer = await stanza.as("dealer.milano");
    const created = await createSample(dealer);
    expect(created.revision).toBe(1);
    const document = { ...sampleDocument(), des: "Casa Rossi, seconda idea", hostField: { kept: true } };
    const saved = bodyOf(await save(dealer, created.summary.id, 1, document), 200);
    expect(saved).toMatchObject({ revision: 2, replay: false, contentHash: hashOf(document) });
    expect(saved.totals).toMatchObject({ currency: "EUR", unpricedLines: 0, failedRows: [] });
    expect(Number(saved.totals.gross)).toBeGreaterThan(5000);
    expect(Number(saved.totals.payable)).toBeGreaterThan(0);
    const opened = bodyOf(await dealer.client.getProject({ params: { id: created.summary.id } }), 200);
    expect(opened.document).toEqual(document);
    expect(opened.contentHash).toBe(saved.contentHash);
    expect(opened.summary).toMatchObject({
      description: "Casa Rossi, seconda idea",
      customerName: "Anna Rossi",
      total: saved.totals.gross,
      updatedBy: "Giulia Ferri",
      priceListCodes: ["CUC-EUR", "MUR-EUR"],
    });
  });

  test("an opened project says where its articles stand, generated ones too, as of its last save", async () => {
    const dealer = await stanza.as("dealer.milano");
    const { summary } = await createSample(dealer);
    const open = async () =>
      bodyOf(await dealer.client.getProject({ params: { id: summary.id } }), 200).boxes;
    const made = (await open()) ?? [];
    const document = sampleDocument();
    const [first, ...rows] = document.rows;
    expect(made.slice(0, document.rows.length).map(({ row }) => row)).toEqual(
      document.rows.map(({ uniqueid }) => uniqueid),
    );
    expect(made.length).toBeGreaterThan(document.rows.length);
    for (const { at, size } of made) expect([...at, ...size].every(Number.isInteger)).toBe(true);
    const { totals } = bodyOf(await save(dealer, summary.id, 1, { ...document, rows }), 200);
    expect(Object.keys(totals)).not.toContain("boxes");
    expect((await open())?.map(({ row }) => row)).not.toContain(first?.uniqueid);
  });

  test("prices and totals that the client sends change nothing", async () => {
    const dealer = await stanza.as("dealer.milano");
    const honest = sampleDocument();
    const rows = honest.rows.map((row) => ({ ...row, erp: [{ cod: "X", qt: 1, punit: 0.01, level: 1 }] }));
    const { summary } = await createSample(dealer, honest);
    const answer = await dealer.client.saveProject({
      params: { id: summary.id },
      headers: { "if-match": '"1"', "x-save-id": randomUUID() },
      body: { document: { ...honest, rows }, totals: { gross: "0.01" } },
    });
    expect(bodyOf(answer, 200).totals.gross).toBe(summary.total);
  });

  test("the same save id is answered the same again and written once", async () => {
    const dealer = await stanza.as("dealer.milano");
    const { summary } = await createSample(dealer);
    const saveId = randomUUID();
    const first = bodyOf(await save(dealer, summary.id, 1, sampleDocument(), saveId), 200);
    const later = { ...sampleDocument(), des: "later" };
    bodyOf(await save(dealer, summary.id, 2, later), 200);
    const again = bodyOf(await save(dealer, summary.id, 1, sampleDocument(), saveId), 200);
    expect(again).toEqual({ ...first, replay: true });
    expect(bodyOf(await dealer.client.getProject({ params: { id: summary.id } }), 200).revision).toBe(3);
  });

  test("a save on top of an old revision is refused with who was faster, and loses nothing", async () => {
    const [dealer, seller] = await Promise.all([stanza.as("dealer.milano"), stanza.as("seller.milano")]);
    const { summary } = await createSample(dealer);
    const theirs = { ...sampleDocument(), des: "Marco was here" };
    bodyOf(await save(seller, summary.id, 1, theirs), 200);
    const refused = bodyOf(await save(dealer, summary.id, 1, sampleDocument()), 412);
    expect(refused.details).toMatchObject({ current: 2, by: "Marco Conti" });
    expect(bodyOf(await dealer.client.getProject({ params: { id: summary.id } }), 200).document.des).toBe(
      "Marco was here",
    );
  });

  test("of many saves at once on one revision exactly one wins", async () => {
    const dealer = await stanza.as("dealer.milano");
    const { summary } = await createSample(dealer);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        save(dealer, summary.id, 1, { ...sampleDocument(), des: `try ${n}` }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(412)]);
    const opened = bodyOf(await dealer.client.getProject({ params: { id: summary.id } }), 200);
    const winner = answers.findIndex(({ status }) => status === 200);
    expect(opened).toMatchObject({ revision: 2, document: { des: `try ${winner}` } });
  });

  test("one save sent many times at once is written once", async () => {
    const dealer = await stanza.as("dealer.milano");
    const { summary } = await createSample(dealer);
    const saveId = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => save(dealer, summary.id, 1, sampleDocument(), saveId)),
    );
    const bodies = answers.map((answer) => bodyOf(answer, 200));
    expect(new Set(bodies.map(({ revision }) => revision))).toEqual(new Set([2]));
    expect(bodies.filter(({ replay }) => !replay)).toHaveLength(1);
  });

  test("without a revision or a save id nothing is saved", async () => {
    const dealer = await stanza.as("dealer.milano");
    const { summary } = await createSample(dealer);
    const body = { document: sampleDocument() };
    const params = { id: summary.id };
    const noRevision = await dealer.client.saveProject({
      params,
      headers: { "x-save-id": randomUUID() },
      body,
    });
    expect(bodyOf(noRevision, 428).error).toBe("revision-required");
    const noSaveId = await dealer.client.saveProject({ params, headers: { "if-match": '"1"' }, body });
    expect(bodyOf(noSaveId, 428).error).toBe("save-id-required");
  });

  test("creating with the same id twice makes one project", async () => {
    const dealer = await stanza.as("dealer.milano");
    const headers = { "x-save-id": randomUUID() };
    const answers = await Promise.all(
      Array.from({ length: 4 }, () =>
        dealer.client.createProject({ headers, body: { description: "Twice" } }),
      ),
    );
    expect(new Set(answers.map((answer) => bodyOf(answer, 201).summary.id)).size).toBe(1);
  });

  test("a row with an article that there is not is kept and named, not dropped", async () => {
    const dealer = await stanza.as("dealer.milano");
    const document = sampleDocument();
    const rows = document.rows.map((row) => (row.uniqueid === "larder" ? { ...row, cod: "GONE-600" } : row));
    const { summary } = await createSample(dealer);
    const saved = bodyOf(await save(dealer, summary.id, 1, { ...document, rows }), 200);
    expect(saved.totals.failedRows).toMatchObject([{ row: "larder" }]);
    expect(saved.totals.failedRows[0]?.message).toContain("GONE-600");
    expect(saved.totals.unpricedLines).toBe(1);
    const opened = bodyOf(await dealer.client.getProject({ params: { id: summary.id } }), 200);
    expect(opened.document.rows).toHaveLength(document.rows.length);
  });

  test("a project of more rows than the main thread takes costs the same as its parts", async () => {
    const dealer = await stanza.as("dealer.milano");
    const one = sampleDocument("baumann-attic");
    const [found] = one.rows.filter(({ cod }) => cod === "WALL-2D-800");
    // Far from each other and from walls, so that each has the generated rows that it has alone.
    const unit = (n: number) => ({
      ...found!,
      uniqueid: `w${n}`,
      placement: { on: "room" as const, x: 20_000 + 2_000 * n, y: 1400, z: 20_000, roty: 0 },
    });
    const many = { ...one, rows: Array.from({ length: 400 }, (_, n) => unit(n)) };
    const { summary } = await createSample(dealer, { ...one, rows: [unit(0)] });
    const saved = bodyOf(await save(dealer, summary.id, 1, many), 200);
    expect(Number(saved.totals.gross)).toBeCloseTo(400 * Number(summary.total), 2);
  });
});

describe("what must not be stored", () => {
  const put = async (body: string) => {
    const dealer = await stanza.as("dealer.milano");
    const { summary } = await createSample(dealer);
    const response = await fetch(`${stanza.server.url}/api/projects/${summary.id}`, {
      method: "PUT",
      headers: {
        authorization: `Bearer ${dealer.token}`,
        "content-type": "application/json",
        "if-match": '"1"',
        "x-save-id": randomUUID(),
      },
      body,
    });
    return { status: response.status, body: (await response.json()) as { error: string; message: string } };
  };
  const withPlacement = (placement: string) => {
    const text = JSON.stringify({ document: sampleDocument() });
    return text.replace(/"placement":\{[^}]*"x":1050[^}]*\}/, `"placement":${placement}`);
  };

  test.each([
    ["a position of 1e12 mm", withPlacement('{"on":"room","x":1e12,"y":0,"z":0,"roty":0}')],
    ["a number beyond all numbers", withPlacement('{"on":"room","x":1e999,"y":0,"z":0,"roty":0}')],
    ["NaN as JSON has it", withPlacement('{"on":"room","x":null,"y":0,"z":0,"roty":0}')],
    ["a wall that there is not", withPlacement('{"on":"wall","wall":"none","offset":0,"elevation":0}')],
    ["nesting without end", `{"document":${"[".repeat(100_000)}${"]".repeat(100_000)}}`],
    ["more values than a project has", `{"document":{"rows":[${"0,".repeat(250_000)}0]}}`],
    ["U+0000", JSON.stringify({ document: { ...sampleDocument(), des: "a\u0000b" } })],
    ["half a character", JSON.stringify({ document: sampleDocument() }).replace("Casa Rossi", "\\ud83d")],
    ["no document", "{}"],
  ])("%s is refused with 422", async (_, body) => {
    const answer = await put(body);
    expect(answer).toMatchObject({ status: 422, body: { error: "invalid-project" } });
    expect(answer.body.message).not.toBe("");
  });

  test("text that is no JSON is refused with 400, keys that reach into prototypes too, and 6 MB with 413", async () => {
    expect((await put('{"document": {')).status).toBe(400);
    expect((await put('{"document": {"__proto__": {"isAdmin": true}}}')).status).toBe(400);
    expect((await put(`{"document": "${"x".repeat(6_000_000)}"}`)).status).toBe(413);
  });
});

describe("reading and deleting", () => {
  test("[PR-12] the list is searched, filtered and paged without gaps or repeats", async () => {
    const owner = await stanza.as("seller.zuerich");
    const plain = sampleDocument("baumann-attic");
    for (let n = 0; n < 7; n++) await createSample(owner, { ...plain, des: `Page ${n} 100%_sure` });
    const ids: number[] = [];
    for (let cursor: string | undefined; ; ) {
      const page = bodyOf(
        await owner.client.listProjects({
          query: { search: "100%_sure", limit: 3, ...(cursor ? { cursor } : {}) },
        }),
        200,
      );
      ids.push(...page.projects.map(({ id }) => id));
      if (page.next === null) break;
      cursor = page.next;
    }
    expect(ids).toHaveLength(7);
    expect(ids).toEqual([...ids].sort((a, b) => b - a));
    const list = async (query: object) => bodyOf(await owner.client.listProjects({ query }), 200).projects;
    const pages = await list({ search: "page 3" });
    expect(pages.map(({ description }) => description)).toContain("Page 3 100%_sure");
    expect(await list({ search: "baumann" })).toHaveLength(7);
    expect(await list({ search: String(ids[0]) })).toMatchObject([{ id: ids[0] }]);
    expect(await list({ search: "100_sure" })).toHaveLength(0);
    expect(await list({ status: "ordered" })).toHaveLength(0);
    expect(await list({ status: "sellerDesign" })).toHaveLength(7);
    expect(bodyOf(await owner.client.listProjects({ query: { cursor: "x'; drop table" } }), 400).error).toBe(
      "invalid-cursor",
    );
  });

  test("[PR-06] a deleted project is gone from list and address, and its revisions are kept", async () => {
    const dealer = await stanza.as("dealer.milano");
    const { summary } = await createSample(dealer);
    const params = { id: summary.id };
    const headers = { "if-match": '"1"' };
    expect((await dealer.client.deleteProject({ params, headers })).status).toBe(204);
    expect((await dealer.client.getProject({ params })).status).toBe(404);
    expect((await dealer.client.deleteProject({ params, headers })).status).toBe(404);
    const list = bodyOf(await dealer.client.listProjects({ query: { search: String(summary.id) } }), 200);
    expect(list.projects).toEqual([]);
    const kept = await stanza.server.context.pool.query(
      "select from project_revision where project_id = $1",
      [summary.id],
    );
    expect(kept.rowCount).toBe(1);
  });

  test("[PR-06] [T27] a tab that has not seen the last save deletes nothing", async () => {
    const [dealer, seller] = await Promise.all([stanza.as("dealer.milano"), stanza.as("seller.milano")]);
    const { summary } = await createSample(dealer);
    const params = { id: summary.id };
    bodyOf(await save(seller, summary.id, 1, sampleDocument()), 200);
    const from = (revision: number) =>
      dealer.client.deleteProject({ params, headers: { "if-match": `"${revision}"` } });
    expect(bodyOf(await from(1), 412).details).toMatchObject({ current: 2, by: seller.profile.name });
    expect(bodyOf(await dealer.client.deleteProject({ params }), 428).error).toBe("revision-required");
    expect((await dealer.client.getProject({ params })).status).toBe(200);
    expect((await from(2)).status).toBe(204);
  });

  test("[PR-12] a picture is stored by what it is, not by what it is called", async () => {
    const dealer = await stanza.as("dealer.milano");
    const { summary } = await createSample(dealer);
    const params = { id: summary.id };
    const headers = { "if-match": '"1"' };
    const png = pngOf(640, 360);
    const put = (bytes: BlobPart, type: string) =>
      dealer.client.putProjectPicture({ params, headers, body: new Blob([bytes], { type }) });
    expect((await put("<svg onload=alert(1)>", "image/png")).status).toBe(422);
    expect((await put("hello", "text/html")).status).toBe(415);
    expect((await put(new Uint8Array(1_200_000), "image/png")).status).toBe(413);
    expect((await put(png, "image/jpeg")).status).toBe(204);
    const picture = bodyOf(await dealer.client.getProjectPicture({ params }), 200);
    expect(picture.type).toBe("image/png");
    expect(new Uint8Array(await picture.arrayBuffer())).toEqual(png);
    const list = bodyOf(await dealer.client.listProjects({ query: { search: String(summary.id) } }), 200);
    expect(list.projects).toMatchObject([{ hasPicture: true }]);
  });
});

describe("read-only", () => {
  test("[AU-08] below level 4 a project in a configured status is read, and every change is refused by the server", async () => {
    const [dealer, seller] = await Promise.all([stanza.as("dealer.milano"), stanza.as("seller.milano")]);
    const { summary } = await createSample(dealer);
    const params = { id: summary.id };
    const change = await seller.client.setProjectStatus({ params, body: { status: "offer" } });
    expect(bodyOf(change, 200).summary.status).toBe("offer");
    const opened = bodyOf(await dealer.client.getProject({ params }), 200);
    expect(opened.summary).toMatchObject({
      isReadOnly: true,
      can: { save: false, delete: false, offer: false },
    });
    const headers = { "if-match": '"1"' };
    const picture = new Blob([pngOf(640, 360)], { type: "image/png" });
    const refused = await Promise.all([
      save(dealer, summary.id, 1, sampleDocument()),
      dealer.client.deleteProject({ params, headers }),
      dealer.client.putProjectPicture({ params, headers, body: picture }),
      dealer.client.setProjectStatus({ params, body: { status: "awaitingApproval" } }),
    ]);
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    expect(refused.map((answer) => answer.status === 403 && answer.body.error)).toEqual(
      Array(4).fill("read-only"),
    );
    expect((await save(seller, summary.id, 1, sampleDocument())).status).toBe(200);
  });

  test("[AU-08] a status that changes while a project is open stops the save that comes after it", async () => {
    const [dealer, seller] = await Promise.all([stanza.as("dealer.milano"), stanza.as("seller.milano")]);
    const { summary } = await createSample(dealer);
    const params = { id: summary.id };
    const [saved, changed] = await Promise.all([
      save(dealer, summary.id, 1, sampleDocument()),
      seller.client.setProjectStatus({ params, body: { status: "offer" } }),
    ]);
    expect(changed.status).toBe(200);
    // Whichever came first, the two agree: a stored revision was stored before the status.
    const revision = bodyOf(await seller.client.getProject({ params }), 200).revision;
    expect(revision).toBe(saved.status === 200 ? 2 : 1);
    expect((await save(dealer, summary.id, revision, sampleDocument())).status).toBe(403);
  });

  test("[T17] a status to which nothing leads is refused", async () => {
    const seller = await stanza.as("seller.milano");
    const { summary } = await createSample(seller);
    const answer = await seller.client.setProjectStatus({
      params: { id: summary.id },
      body: { status: "delivered" },
    });
    expect(bodyOf(answer, 409).error).toBe("status-not-allowed");
  });
});
