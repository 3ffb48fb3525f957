import { afterAll, beforeAll, expect, test } from "vitest";
import { sampleDocument } from "../testing/sample-project.ts";
import { bodyOf, startTestServer, type TestServer } from "../testing/test-server.ts";

let stanza: TestServer;
beforeAll(async () => {
  stanza = await startTestServer();
});
afterAll(() => stanza.close());

const { orderaddress: _nobody, ...plain } = sampleDocument("baumann-attic");
const beside = (document: unknown, showcase = "showcase.json") =>
  startTestServer({
    beside: stanza,
    site: { showcase },
    files: { "showcase.json": typeof document === "string" ? document : JSON.stringify(document) },
  });

test("[CA-06] somebody without a session reads the project that the site shows; without the setting there is none", async () => {
  expect(bodyOf(await stanza.anyone.getShowcase({}), 404).error).toBe("not-found");
  const site = await beside(plain);
  try {
    expect(bodyOf(await site.anyone.getShowcase({}), 200)).toEqual(plain);
  } finally {
    await site.close();
  }
});

test.each<[string, unknown, string, RegExp]>([
  ["a file that is no JSON", "{", "showcase.json", /showcase\.json/],
  ["a file that is no project", [], "showcase.json", /showcase\.json/],
  ["a project with a customer", sampleDocument("baumann-attic"), "showcase.json", /names a customer/],
  ["a path that leads elsewhere", plain, "../secret.json", /not the name of a file beside/],
])("%s stops the start", async (_, document, name, message) => {
  await expect(beside(document, name)).rejects.toThrow(message);
});
