import { afterAll, beforeAll, expect, test } from "vitest";
import { createSample } from "../testing/sample-project.ts";
import { bodyOf, type Person, startTestServer, type TestServer } from "../testing/test-server.ts";

let stanza: TestServer;
beforeAll(async () => {
  stanza = await startTestServer();
});
afterAll(() => stanza.close());

const add = ({ client }: Person, id: number, name: string, text: string | Uint8Array<ArrayBuffer>) =>
  client.addAttachment({
    params: { id },
    query: { name },
    body: new Blob([text], { type: "application/octet-stream" }),
  });

test("[PR-09] a file is attached, listed, downloaded as it was and taken away", async () => {
  const dealer = await stanza.as("dealer.milano");
  const { id } = (await createSample(dealer)).summary;
  const added = bodyOf(await add(dealer, id, "Rilievo d’Anna (1).pdf", "%PDF-1.7 hello"), 201);
  expect(added).toMatchObject({ name: "Rilievo d’Anna (1).pdf", mediaType: "application/pdf", size: 14 });
  await add(dealer, id, "misure.csv", "a;b\n1;2");
  const colleague = await stanza.as("seller.milano");
  const { attachments } = bodyOf(await colleague.client.listAttachments({ params: { id } }), 200);
  expect(attachments.map(({ name }) => name)).toEqual(["misure.csv", "Rilievo d’Anna (1).pdf"]);

  const answer = await fetch(`${stanza.server.url}/api/projects/${id}/attachments/${added.id}`, {
    headers: { authorization: `Bearer ${colleague.token}` },
  });
  expect(await answer.text()).toBe("%PDF-1.7 hello");
  expect(answer.headers.get("content-disposition")).toBe(
    "attachment; filename=\"Rilievo d_Anna (1).pdf\"; filename*=UTF-8''Rilievo%20d%E2%80%99Anna%20%281%29.pdf",
  );
  expect(answer.headers.get("content-security-policy")).toContain("sandbox");

  const params = { id, attachment: added.id };
  expect((await dealer.client.removeAttachment({ params })).status).toBe(204);
  expect((await dealer.client.removeAttachment({ params })).status).toBe(404);
  expect((await dealer.client.getAttachment({ params })).status).toBe(404);
});

test("[PR-09] programs, files that are not what they say, empty and too large ones are refused", async () => {
  const dealer = await stanza.as("dealer.milano");
  const { id } = (await createSample(dealer)).summary;
  const refused = async (name: string, text: string | Uint8Array<ArrayBuffer>) => {
    const { status, body } = (await add(dealer, id, name, text)) as {
      status: number;
      body: { error: string };
    };
    return [status, body?.error];
  };
  expect(await refused("setup.exe", "MZ")).toEqual([415, "unsupported-media-type"]);
  expect(await refused("page.html", "<script>")).toEqual([415, "unsupported-media-type"]);
  expect(await refused("plan.pdf", "MZ\u0090")).toEqual([422, "not-what-it-says"]);
  expect(await refused("list.csv", "a\u0000b")).toEqual([422, "not-what-it-says"]);
  expect(await refused("plan.pdf", "")).toEqual([422, "empty"]);
  expect((await refused("a/../plan.pdf", "%PDF-"))[0]).toBe(400);
  expect((await refused("big.txt", new Uint8Array(20 * 1024 * 1024 + 1).fill(65)))[0]).toBe(413);
  expect(bodyOf(await dealer.client.listAttachments({ params: { id } }), 200).attachments).toEqual([]);
});
