import { afterAll, beforeAll, expect, test } from "vitest";
import { createSample, save } from "../testing/sample-project.ts";
import { bodyOf, type Person, startTestServer, type TestServer } from "../testing/test-server.ts";

let stanza: TestServer;
let dealer: Person;
beforeAll(async () => {
  stanza = await startTestServer();
  dealer = await stanza.as("dealer.milano");
});
afterAll(() => stanza.close());

const PEOPLE = 120;

test("many people who save one project at once: one is right, the others are told so in words, and other projects are saved meanwhile", async () => {
  const [shared, other] = [await createSample(dealer), await createSample(dealer)];
  const all = Promise.all(
    Array.from({ length: PEOPLE }, (_, n) =>
      save(dealer, shared.summary.id, shared.revision, { ...shared.document, des: `Person ${n}` }),
    ),
  );
  const beside = await save(dealer, other.summary.id, other.revision, { ...other.document, des: "Beside" });
  expect(bodyOf(beside, 200).revision).toBe(other.revision + 1);
  const answers = (await all) as readonly {
    readonly status: number;
    readonly httpStatus?: number;
    readonly message?: string;
    readonly body?: { message?: string };
  }[];
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const others = answers.filter(({ status }) => status !== 200);
  // What no operation declares, the client hands over as `httpStatus`.
  expect(others.filter(({ status, httpStatus = status }) => ![412, 503].includes(httpStatus))).toEqual([]);
  expect(others.every(({ body, message }) => (body?.message ?? message ?? "") !== "")).toBe(true);

  const params = { id: shared.summary.id };
  const opened = bodyOf(await dealer.client.getProject({ params }), 200);
  expect(opened.revision).toBe(shared.revision + 1);
  const again = await save(dealer, params.id, opened.revision, { ...opened.document, des: "Afterwards" });
  expect(bodyOf(again, 200).revision).toBe(opened.revision + 1);
}, 180_000);
