import { unpackFiles } from "@stanza/codecs";
import { igxSceneOf, modelToMeshes } from "@stanza/models";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readByAssimp } from "../../../media/models/testing/assimp.ts";
import { demoProject, sceneOf } from "../../../media/models/testing/demo-model.ts";
import { purgeProjects } from "../projects/jobs/purge-projects.ts";
import { createSample, sampleDocument } from "../testing/sample-project.ts";
import { bodyOf, type Person, startTestServer, type TestServer } from "../testing/test-server.ts";

let now = new Date("2026-11-20T10:00:00Z");
let stanza: TestServer;
let dealer: Person;
beforeAll(async () => {
  stanza = await startTestServer({ now: () => now });
  dealer = await stanza.as("dealer.milano");
}, 60_000);
afterAll(() => stanza.close());

const LIMITS = { maxZipEntries: 100, maxInflatedBytes: 1e8, maxInflateRatio: 1000, maxBytesTogether: 1e8 };
const filesIn = async (blob: Blob) => unpackFiles(new Uint8Array(await blob.arrayBuffer()), LIMITS);
const textIn = (files: ReadonlyMap<string, Uint8Array>, path: string) =>
  new TextDecoder().decode(files.get(path));

function demoScene() {
  const scene = sceneOf(demoProject());
  const result = modelToMeshes(scene);
  if (!result.ok) throw new Error(result.problem);
  return igxSceneOf(scene, result.model);
}

/** The secret of a link. */
const tokenOf = (path: string) => new URL(path, "https://stanza.example").searchParams.get("key") ?? "";
const rowOf = (code: string) =>
  sampleDocument().rows.find((row) => (row as { cod?: string }).cod?.startsWith(code));

async function linkOf(body: { row?: string; price?: boolean } = {}) {
  const { summary } = await createSample(dealer);
  const made = await dealer.client.createArLink({ params: { id: summary.id }, body });
  const { path } = bodyOf(made, 201);
  return { id: summary.id, path, token: tokenOf(path), payable: summary.payable };
}

const open = (token: string) => stanza.anyone.openAr({ params: { token } });

describe("a scene for other programs", () => {
  test("[CD-08] IGX: the container keeps scene and data, and is called IGXfile.zip", async () => {
    const body = {
      expKey: "IGX" as const,
      jsonScene: JSON.stringify(demoScene()),
      jsonData: '{"order":"48213"}',
    };
    const zip = bodyOf(await dealer.client.exportObjSceneDownload({ body }), 200);
    const files = await filesIn(zip);
    expect([...files.keys()].sort()).toEqual(["data.json", "manifest.json", "model.glb", "scene.json"]);
    expect(textIn(files, "data.json")).toBe('{"order":"48213"}');
    const response = await fetch(`${stanza.server.url}/api/exportobjscenedownload`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${dealer.token}` },
      body: JSON.stringify(body),
    });
    expect(response.headers.get("content-disposition")).toContain('filename="IGXfile.zip"');
  });

  test("[CD-08] OBJ: without a scene it is the project that the person saved last, with its materials", async () => {
    await createSample(dealer);
    const { userId } = dealer.profile;
    const files = await filesIn(
      bodyOf(await dealer.client.exportObjSceneDownload({ body: { expKey: "OBJ", userId } }), 200),
    );
    expect([...files.keys()]).toEqual(expect.arrayContaining(["model.obj", "model.mtl"]));
    const read = readByAssimp({ "model.obj": files.get("model.obj")!, "model.mtl": files.get("model.mtl")! });
    expect(read.triangles).toBeGreaterThan(1000);
    const sent = await dealer.client.exportObjSceneDownload({
      body: { expKey: "OBJ", userId, jsonScene: JSON.stringify(demoScene()) },
    });
    expect((await filesIn(bodyOf(sent, 200))).has("model.obj")).toBe(true);
  });

  test("[CD-08] an OBJ for somebody else is refused, and for somebody who has saved nothing there is none", async () => {
    const customer = await stanza.as("customer.zuerich");
    const foreign = { expKey: "OBJ" as const, userId: dealer.profile.userId };
    expect(bodyOf(await customer.client.exportObjSceneDownload({ body: foreign }), 403).error).toBe(
      "forbidden",
    );
    const own = { expKey: "OBJ" as const, userId: customer.profile.userId };
    bodyOf(await customer.client.exportObjSceneDownload({ body: own }), 404);
    bodyOf(await stanza.anyone.exportObjSceneDownload({ body: own }), 401);
  });

  const scene = demoScene();
  const [first] = scene.nodes;
  const part = first!.parts![0]!;
  const withPart = (changed: object) => ({
    ...scene,
    nodes: [{ ...first, parts: [{ ...part, ...changed }] }],
  });
  test.each<readonly [string, string, string]>([
    ["no JSON", "{", ""],
    ["a list", "[]", ""],
    ["another version", JSON.stringify({ ...scene, version: 2 }), "version"],
    [
      "a size of 100 km",
      JSON.stringify(withPart({ solid: { type: "box", size: [1e8, 1, 1] } })),
      "nodes.0.parts.0.solid.size.0",
    ],
    [
      "a negative size",
      JSON.stringify(withPart({ solid: { type: "box", size: [-1, 1, 1] } })),
      "nodes.0.parts.0.solid.size.0",
    ],
    ["a size that is no number", JSON.stringify(withPart({ at: [null, 0, 0] })), "nodes.0.parts.0.at.0"],
    [
      "a material that is not there",
      JSON.stringify(withPart({ material: 9999 })),
      "nodes.0.parts.0.material",
    ],
    [
      "triangles of corners that are not there",
      JSON.stringify({
        ...scene,
        nodes: [
          {
            ...first,
            parts: [],
            meshes: [
              { material: 0, positions: [0, 0, 0], normals: [0, 1, 0], uvs: [0, 0], indices: [0, 1, 2] },
            ],
          },
        ],
      }),
      "nodes.0.meshes.0.indices",
    ],
  ])("[CD-08] %s is refused with its place", async (_, jsonScene, place) => {
    const refused = await dealer.client.exportObjSceneDownload({
      body: { expKey: "OBJ", userId: dealer.profile.userId, jsonScene },
    });
    const body = bodyOf(refused, 422) as { error: string; details?: { path: string }[] };
    expect([body.error, body.details?.[0]?.path]).toEqual(["invalid-scene", place]);
    now = new Date(now.getTime() + 1000);
  });

  test("[CD-08] a scene of ten million triangles is refused in words, and one of nothing too", async () => {
    const { userId } = dealer.profile;
    const solid = { type: "revolution", profile: Array.from({ length: 200 }, (_, y) => [9, y]), axis: "y" };
    const part = { id: "", at: [0, 0, 0], material: 0, layer: "", solid };
    const many = { ...scene, nodes: [{ ...first, parts: Array.from({ length: 700 }, () => part) }] };
    const large = await dealer.client.exportObjSceneDownload({
      body: { expKey: "OBJ", userId, jsonScene: JSON.stringify(many) },
    });
    expect(bodyOf(large, 413).error).toBe("too-large");
    const none = await dealer.client.exportObjSceneDownload({
      body: { expKey: "OBJ", userId, jsonScene: JSON.stringify({ ...scene, nodes: [] }) },
    });
    expect(bodyOf(none, 422).error).toBe("nothing-to-show");
  });
});

describe("a link to AR", () => {
  test("[CD-09] a stranger sees name, shop and size, and loads GLB, USDZ and the scene, without a session", async () => {
    const { id, path, token } = await linkOf();
    expect(path).toMatch(new RegExp(`^/arwebView/${id}\\?key=[\\w-]{43}$`));
    // The address is the key: no index lists it, and no other page is told it.
    for (const address of [path, `/kitchenAr?key=${token}`]) {
      const { headers } = await fetch(`${stanza.server.url}${address}`);
      expect([headers.get("referrer-policy"), headers.get("x-robots-tag")]).toEqual([
        "no-referrer",
        "noindex, nofollow",
      ]);
    }
    const shown = bodyOf(await open(token), 200);
    expect(shown).toMatchObject({ projectId: id, shop: "Stanza Milano", price: null });
    expect(Math.min(...shown.sizeMm)).toBeGreaterThan(500);
    const glb = bodyOf(await stanza.anyone.getArGlb({ params: { token } }), 200);
    expect([glb.type, glb.size < 15e6]).toEqual(["model/gltf-binary", true]);
    const read = readByAssimp({ "model.glb": new Uint8Array(await glb.arrayBuffer()) });
    // True scale, in metres, over the origin, standing on the floor.
    for (const axis of [0, 2] as const) expect(read.bounds.min[axis]).toBeCloseTo(-read.bounds.max[axis], 3);
    expect(Math.round((read.bounds.max[0] - read.bounds.min[0]) * 1000)).toBe(shown.sizeMm[0]);
    const usdz = bodyOf(await stanza.anyone.getArUsdz({ params: { token } }), 200);
    expect([usdz.type, usdz.size < 15e6]).toEqual(["model/vnd.usdz+zip", true]);
    const scene = bodyOf(await stanza.anyone.getArScene({ params: { token } }), 200);
    expect(scene.parts[0]?.rooms).toHaveLength(1);
    expect(JSON.stringify(scene)).not.toContain("CUC-EUR");
  });

  test("[CD-09] of one article only that article is there, standing on the floor, without a price", async () => {
    const whole = bodyOf(await open((await linkOf()).token), 200);
    const row = (rowOf("WALL-") ?? rowOf("BASE-")) as { uniqueid: string };
    const { token } = await linkOf({ row: row.uniqueid, price: true });
    const shown = bodyOf(await open(token), 200);
    expect(shown.price).toBeNull();
    expect(shown.name).not.toBe(whole.name);
    expect(shown.sizeMm[0]).toBeLessThan(whole.sizeMm[0]);
    const glb = bodyOf(await stanza.anyone.getArGlb({ params: { token } }), 200);
    const read = readByAssimp({ "model.glb": new Uint8Array(await glb.arrayBuffer()) });
    expect(read.names).toHaveLength(1);
    expect(read.bounds.min[1]).toBeCloseTo(0, 4);
    const scene = bodyOf(await stanza.anyone.getArScene({ params: { token } }), 200);
    expect(scene.parts.map(({ rooms, rows }) => [rooms.length, rows.length])).toEqual([[0, 1]]);
  });

  test("[CD-09] the price is shown where whoever made the link wants it: what a client is told", async () => {
    const { token, id } = await linkOf({ price: true });
    const { price } = bodyOf(await open(token), 200);
    expect(price).toMatchObject({ currency: "EUR" });
    const customer = await stanza.as("seller.milano");
    expect(Number(price?.amount)).toBeGreaterThan(0);
    expect(bodyOf(await customer.client.getProject({ params: { id } }), 200).summary.currency).toBe("EUR");
  });

  test("[CD-09] the same content is made once: a second link has the same files under another secret", async () => {
    const { id, token } = await linkOf();
    const { path } = bodyOf(await dealer.client.createArLink({ params: { id }, body: {} }), 201);
    expect(tokenOf(path)).not.toBe(token);
    const { rows } = await stanza.server.context.pool.query<{ links: number; files: number }>(
      "select count(*)::int as links, count(distinct glb_sha)::int as files from ar_link where project_id = $1",
      [id],
    );
    expect(rows).toEqual([{ links: 2, files: 1 }]);
  });

  test("[CD-09] a forged secret, one of another shape, an ended link and one that was taken back open nothing", async () => {
    const { id, token } = await linkOf();
    for (const forged of [`${token.slice(0, -1)}${token.endsWith("A") ? "B" : "A"}`, "x", `${id}`])
      expect((await open(forged)).status).toBe(404);
    bodyOf(await dealer.client.revokeArLinks({ params: { id } }), 204);
    expect(bodyOf(await open(token), 410).error).toBe("link-revoked");
    for (const answer of [
      await stanza.anyone.getArGlb({ params: { token } }),
      await stanza.anyone.getArUsdz({ params: { token } }),
      await stanza.anyone.getArScene({ params: { token } }),
    ])
      expect(answer.status).toBe(410);
    const other = await linkOf();
    const before = now;
    now = new Date(before.getTime() + 8 * 86_400_000);
    expect(bodyOf(await open(other.token), 410).error).toBe("link-expired");
    now = before;
  });

  test("[CD-09] other shops make and revoke nothing, and a row that is not there is answered as missing", async () => {
    const { id } = await linkOf();
    const params = { id };
    const foreign = await stanza.as("dealer.zuerich");
    bodyOf(await foreign.client.createArLink({ params, body: {} }), 404);
    bodyOf(await foreign.client.revokeArLinks({ params }), 404);
    bodyOf(await dealer.client.createArLink({ params, body: { row: "nobody" } }), 404);
    bodyOf(await dealer.client.createArLink({ params: { id: 99_999 }, body: {} }), 404);
  });

  test("[CD-09] with the project its links go: deleted they open nothing, purged their files are erased", async () => {
    const { id, token } = await linkOf();
    const headers = { "if-match": '"1"' };
    bodyOf(await dealer.client.deleteProject({ params: { id }, headers }), 204);
    expect((await open(token)).status).toBe(404);
    const before = now;
    now = new Date(before.getTime() + 40 * 86_400_000);
    await purgeProjects(stanza.server.context);
    const { rows } = await stanza.server.context.pool.query("select id from ar_link where project_id = $1", [
      id,
    ]);
    expect(rows).toEqual([]);
    now = before;
  });
});
