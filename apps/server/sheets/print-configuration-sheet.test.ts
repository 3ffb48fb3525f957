import { afterAll, beforeAll, expect, test } from "vitest";
import { createSample } from "../testing/sample-project.ts";
import { bodyOf, startTestServer, type TestServer } from "../testing/test-server.ts";

let stanza: TestServer;
beforeAll(async () => {
  stanza = await startTestServer();
});
afterAll(() => stanza.close());

const bytesOf = async (pdf: Blob) => new Uint8Array(await pdf.arrayBuffer());
const isPdf = (bytes: Uint8Array) => new TextDecoder().decode(bytes.slice(0, 5)) === "%PDF-";

test("the configuration sheet of a stored project is printed as a PDF, whole or with its deviations alone", async () => {
  const dealer = await stanza.as("dealer.milano");
  const { summary } = await createSample(dealer);
  const params = { id: summary.id };
  const whole = bodyOf(
    await dealer.client.printConfigurationSheet({ params, query: { language: "it" } }),
    200,
  );
  expect(whole.type).toBe("application/pdf");
  const all = await bytesOf(whole);
  const only = await bytesOf(
    bodyOf(
      await dealer.client.printConfigurationSheet({ params, query: { language: "it", only: "deviations" } }),
      200,
    ),
  );
  expect([all, only].map(isPdf)).toEqual([true, true]);
  expect(only.length).not.toBe(all.length);
});

test("there is no sheet of a project that is not there, or is another shop's", async () => {
  const [milan, zurich] = await Promise.all([stanza.as("dealer.milano"), stanza.as("dealer.zuerich")]);
  const { summary } = await createSample(milan);
  const ask = ({ client }: typeof milan, id: number) =>
    client.printConfigurationSheet({ params: { id }, query: {} });
  expect((await ask(milan, 999_999)).status).toBe(404);
  expect((await ask(zurich, summary.id)).status).toBe(404);
});
