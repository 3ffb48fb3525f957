import { randomUUID } from "node:crypto";
import { PRESENCE } from "@stanza/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createSample, sampleDocument, save } from "../testing/sample-project.ts";
import { bodyOf, type Person, startTestServer, type TestServer } from "../testing/test-server.ts";

let stanza: TestServer;
beforeAll(async () => {
  stanza = await startTestServer();
});
afterAll(() => stanza.close());

const meets = async (person: Person, id: number, tab: string, leaves?: true) =>
  bodyOf(
    await person.client.meetOthers({ params: { id }, body: { tab, ...(leaves ? { leaves } : {}) } }),
    200,
  );

test("[AU-10] whoever has a project open is told by name to the others, once for all tabs, until they leave it or are silent", async () => {
  const [dealer, seller] = [await stanza.as("dealer.milano"), await stanza.as("seller.milano")];
  const { id } = (await createSample(dealer)).summary;
  const [first, second, theirs] = [randomUUID(), randomUUID(), randomUUID()];
  expect(await meets(dealer, id, first)).toEqual({ others: [], revision: 1 });
  await meets(dealer, id, second);
  expect(await meets(seller, id, theirs)).toEqual({ others: [dealer.profile.name], revision: 1 });
  bodyOf(await save(seller, id, 1, { ...sampleDocument(), des: "Seen" }), 200);
  expect(await meets(dealer, id, first)).toEqual({ others: [seller.profile.name], revision: 2 });

  await meets(dealer, id, first, true);
  expect((await meets(seller, id, theirs)).others).toEqual([dealer.profile.name]);
  await stanza.server.context.pool.query("update project_presence set seen_at = $2 where tab = $1", [
    second,
    new Date(Date.now() - PRESENCE.goneAfterMs - 1000),
  ]);
  expect((await meets(seller, id, theirs)).others).toEqual([]);
});

test("[AU-10] nobody of another shop learns who works on a project, or that there is one", async () => {
  const { id } = (await createSample(await stanza.as("dealer.milano"))).summary;
  const stranger = await stanza.as("dealer.zuerich");
  const answer = await stranger.client.meetOthers({ params: { id }, body: { tab: randomUUID() } });
  expect(answer.status).toBe(404);
});
