import { deflateSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createSample } from "../testing/sample-project.ts";
import { bodyOf, startTestServer, type TestServer } from "../testing/test-server.ts";

let stanza: TestServer;
beforeAll(async () => {
  stanza = await startTestServer();
});
afterAll(() => stanza.close());

/** The start of a PNG that says how large it is; nothing more of it is read. */
function png(width: number, height: number): Buffer {
  const head = Buffer.alloc(33);
  head.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]);
  head.write("IHDR", 12, "latin1");
  head.writeUInt32BE(width, 16);
  head.writeUInt32BE(height, 20);
  return Buffer.concat([head, deflateSync(Buffer.alloc(100))]);
}
const blob = (bytes: Buffer, type = "image/png") => new Blob([new Uint8Array(bytes)], { type });

test("a picture to draw over is kept by its hash and comes back byte for byte", async () => {
  const dealer = await stanza.as("dealer.milano");
  const { summary } = await createSample(dealer);
  const params = { id: summary.id };
  const picture = png(1200, 800);
  const kept = bodyOf(await dealer.client.putTracePicture({ params, body: blob(picture) }), 200);
  expect(kept).toMatchObject({ widthPx: 1200, heightPx: 800 });
  const answer = await fetch(`${stanza.server.url}/api/projects/${summary.id}/trace-pictures/${kept.sha}`, {
    headers: { authorization: `Bearer ${dealer.token}` },
  });
  expect(answer.headers.get("content-type")).toBe("image/png");
  expect(answer.headers.get("cache-control")).toContain("immutable");
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(picture);
});

test("what is no picture, is too large or has no such hash is refused", async () => {
  const dealer = await stanza.as("dealer.milano");
  const { summary } = await createSample(dealer);
  const params = { id: summary.id };
  const put = (bytes: Buffer) => dealer.client.putTracePicture({ params, body: blob(bytes) });
  expect(bodyOf(await put(Buffer.from("<svg onload='alert(1)'/>")), 422).error).toBe("not-a-picture");
  expect(bodyOf(await put(png(0, 800)), 422).error).toBe("not-a-picture");
  expect(bodyOf(await put(png(40_000, 800)), 413).error).toBe("too-large");
  expect((await put(Buffer.alloc(10 * 1024 * 1024 + 1))).status).toBe(413);
  for (const sha of ["00".repeat(32), "..", "x".repeat(64)]) {
    expect((await dealer.client.getTracePicture({ params: { ...params, sha } })).status).toBe(404);
  }
});

test("a picture of another shop is not to be had, even by its hash", async () => {
  const dealer = await stanza.as("dealer.milano");
  const other = await stanza.as("dealer.zuerich");
  const mine = (await createSample(dealer)).summary.id;
  const theirs = (await createSample(other)).summary.id;
  const { sha } = bodyOf(
    await dealer.client.putTracePicture({ params: { id: mine }, body: blob(png(10, 10)) }),
    200,
  );
  expect((await other.client.getTracePicture({ params: { id: theirs, sha } })).status).toBe(404);
  expect((await other.client.getTracePicture({ params: { id: mine, sha } })).status).toBe(404);
});
