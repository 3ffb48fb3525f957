import { afterAll, beforeAll, expect, test } from "vitest";
import { jpeg } from "../testing/sample-jpeg.ts";
import { createSample } from "../testing/sample-project.ts";
import { bodyOf, type Person, startTestServer, type TestServer } from "../testing/test-server.ts";

let stanza: TestServer;
beforeAll(async () => {
  stanza = await startTestServer();
});
afterAll(() => stanza.close());

const view = (title: string, side: number) => ({
  kind: "elevation" as const,
  of: title,
  room: 0,
  title: `Wall ${title}`,
  picture: jpeg(side, side).toString("base64"),
});

const keep = ({ client }: Person, id: number, views: readonly ReturnType<typeof view>[], revision = 1) =>
  client.saveViewMaker({
    params: { id },
    headers: { "if-match": `"${revision}"` },
    body: { mode2D: true, views: [...views] },
  });

test("[PR-16] views are kept with their revision, for everybody who sees the project, and replaced as a whole", async () => {
  const dealer = await stanza.as("dealer.milano");
  const { id } = (await createSample(dealer)).summary;
  const { client } = dealer;
  expect(bodyOf(await client.getViewMaker({ params: { id } }), 200)).toEqual({ viewMaker: null });
  const first = bodyOf(await keep(dealer, id, [view("A", 8), view("B", 9)]), 200);
  expect(first).toMatchObject({
    mode2D: true,
    revision: 1,
    views: [
      { kind: "elevation", of: "A", room: 0, title: "Wall A", widthPx: 8, heightPx: 8 },
      { of: "B", widthPx: 9 },
    ],
  });
  const seller = await stanza.as("seller.milano");
  expect(bodyOf(await seller.client.getViewMaker({ params: { id } }), 200).viewMaker).toEqual(first);
  const [a, b] = first.views.map(({ sha }) => sha);
  const picture = async (sha = "") => (await seller.client.getProjectPhoto({ params: { id, sha } })).status;
  expect([await picture(a), await picture(b)]).toEqual([200, 200]);
  const second = bodyOf(await keep(dealer, id, [view("B", 9)]), 200);
  expect(second.views.map(({ sha }) => sha)).toEqual([b]);
  expect([await picture(a), await picture(b)]).toEqual([404, 200]);
});

test("[PR-16] views of a state that is over, no pictures, and pictures of too many pixels are refused and change nothing", async () => {
  const dealer = await stanza.as("dealer.milano");
  const { id } = (await createSample(dealer)).summary;
  bodyOf(await keep(dealer, id, [view("A", 8)]), 200);
  expect(bodyOf(await keep(dealer, id, [view("B", 8)], 7), 412).details).toMatchObject({ current: 1 });
  const broken = { ...view("B", 8), picture: Buffer.from("<svg onload='x()'/>").toString("base64") };
  expect(bodyOf(await keep(dealer, id, [view("A", 8), broken]), 422).error).toBe("not-a-picture");
  const large = bodyOf(await keep(dealer, id, [view("C", 2001)]), 413);
  expect(large.message).toContain("Wall C has 2001 × 2001 pixels");
  const other = await stanza.as("dealer.zuerich");
  expect((await keep(other, id, [view("B", 8)])).status).toBe(404);
  const { viewMaker } = bodyOf(await dealer.client.getViewMaker({ params: { id } }), 200);
  expect(viewMaker?.views.map(({ title }) => title)).toEqual(["Wall A"]);
});

test("[PR-16] a photograph that shows what a view showed stays when the view is replaced; views are no photographs that are counted", async () => {
  const dealer = await stanza.as("dealer.milano");
  const { id } = (await createSample(dealer)).summary;
  const { client } = dealer;
  bodyOf(await keep(dealer, id, [view("A", 8)]), 200);
  const body = new Blob([new Uint8Array(jpeg(8, 8))], { type: "image/jpeg" });
  const { sha } = bodyOf(await client.addProjectPhoto({ params: { id }, body }), 200);
  bodyOf(await keep(dealer, id, [view("B", 9)]), 200);
  expect((await client.getProjectPhoto({ params: { id, sha } })).status).toBe(200);
});
