import { afterAll, beforeAll, expect, test } from "vitest";
import { createSample, sampleDocument } from "../testing/sample-project.ts";
import { bodyOf, startTestServer, type TestServer } from "../testing/test-server.ts";

let stanza: TestServer;
beforeAll(async () => {
  stanza = await startTestServer();
});
afterAll(() => stanza.close());

test("[CD-05] plan, elevations and picture of a stored project are printed as one PDF; other shops get none", async () => {
  const [milan, zurich] = await Promise.all([stanza.as("dealer.milano"), stanza.as("dealer.zuerich")]);
  const document = sampleDocument();
  const { summary } = await createSample(milan, {
    ...document,
    quotes: [{ kind: "text", id: "q", target: { at: [500, 500] }, shift: [300, 300], text: "Gas" }],
  });
  const walls = document.rooms.flatMap((room) => room.walls.map(({ id }) => id));
  const params = { id: summary.id };
  const query = {
    views: ["plan", ...walls, "worktops", "services", "picture"].join(","),
    scale: 50,
    north: 90,
    language: "de",
  };
  const printed = bodyOf(await milan.client.printDrawingSheets({ params, query }), 200);
  expect(printed.type).toBe("application/pdf");
  const bytes = new Uint8Array(await printed.arrayBuffer());
  expect(new TextDecoder().decode(bytes.slice(0, 5))).toBe("%PDF-");
  expect((await zurich.client.printDrawingSheets({ params, query })).status).toBe(404);
  expect((await milan.client.printDrawingSheets({ params, query: { views: "no-such-wall" } })).status).toBe(
    404,
  );
});
