import { afterAll, beforeAll, expect, test } from "vitest";
import { type Behaviour, type OutsideServer, openOutsideServer } from "../testing/outside-server.ts";
import { jpeg } from "../testing/sample-jpeg.ts";
import { createSample } from "../testing/sample-project.ts";
import { bodyOf, type Person, startTestServer, type TestServer } from "../testing/test-server.ts";

let behaviour: Behaviour;
let prints: OutsideServer;
let stanza: TestServer;
let dealer: Person;
beforeAll(async () => {
  prints = await openOutsideServer(({ path }) =>
    path === "/printCleaner" ? { status: 200, body: {} } : behaviour,
  );
  const systems = {
    privateHosts: [new URL(prints.address).host],
    reports: {
      address: prints.address,
      timeoutSeconds: 30,
      site: "demo",
      designer: "https://print.example/designer",
      list: [
        {
          name: "OFFERTA",
          des: { it: "Offerta / listino", en: "Offer" },
          parameters: [
            { name: "PREZZI", des: { it: "Prezzi" }, selected: true },
            { name: "FOTO", des: { it: "Foto" } },
          ],
        },
        { name: "SCHEDA", des: { en: "Data sheet" }, call: "external", saveas: "XLSX" },
      ],
    },
  };
  stanza = await startTestServer({ files: { "systems.json": JSON.stringify(systems) } });
  dealer = await stanza.as("dealer.milano");
});
afterAll(async () => {
  await stanza.close();
  await prints.close();
});

const create = (
  person: Person,
  id: number,
  body: Partial<Parameters<Person["client"]["createReport"]>[0]["body"]>,
) =>
  person.client.createReport({
    params: { id },
    body: { name: "OFFERTA", parameters: [], language: "it", ...body },
  });

test("[QU-09] professionals are shown the reports with their parameters and the designer's page", async () => {
  const shown = bodyOf(await dealer.client.listReports({}), 200);
  expect(shown.reports.map(({ name, saveAs }) => [name, saveAs])).toEqual([
    ["OFFERTA", "PDF"],
    ["SCHEDA", "XLSX"],
  ]);
  expect(shown.reports[0]?.parameters).toEqual([
    { name: "PREZZI", description: { it: "Prezzi" }, selected: true },
    { name: "FOTO", description: { it: "Foto" }, selected: false },
  ]);
  const designer = new URL(shown.designer ?? "");
  expect([...designer.searchParams]).toEqual([
    ["userid", dealer.profile.userId],
    ["site", "demo"],
  ]);
  const customer = await stanza.as("customer.milano");
  expect(bodyOf(await customer.client.listReports({}), 200)).toEqual({ reports: [], designer: null });
});

test("[QU-09] the print server is given the priced project, then asked, and its PDF is kept with the project", async () => {
  behaviour = { status: 200, body: "%PDF-1.7 the report" };
  const { summary } = await createSample(dealer);
  prints.received.length = 0;
  const answer = await create(dealer, summary.id, { parameters: [{ name: "FOTO", selected: true }] });
  const kept = bodyOf(answer, 201);
  expect(kept).toMatchObject({ name: "Offerta listino.pdf", mediaType: "application/pdf", size: 19 });
  const [clean, report] = prints.received.map(({ path, body }) => ({ path, body: JSON.parse(body) }));
  expect(clean).toMatchObject({
    path: "/printCleaner",
    body: { site: "demo", userid: dealer.profile.userId, project: { id: summary.id, shopid: "MILANO" } },
  });
  const lines = clean?.body.project.rows.flatMap((row: { erp?: { punit?: unknown }[] }) => row.erp ?? []);
  expect(lines.some(({ punit }: { punit?: unknown }) => Number(punit) > 0)).toBe(true);
  expect(report).toEqual({
    path: "/jPrjCreatePDFDevExpress",
    body: {
      parameters: [
        { name: "PREZZI", selected: true },
        { name: "FOTO", selected: true },
      ],
      report: "OFFERTA",
      id: summary.id,
    },
  });
  const { attachments } = bodyOf(await dealer.client.listAttachments({ params: { id: summary.id } }), 200);
  expect(attachments.map(({ id }) => id)).toEqual([kept.id]);
  const file = await dealer.client.getAttachment({ params: { id: summary.id, attachment: kept.id } });
  expect(await bodyOf(file, 200).text()).toBe("%PDF-1.7 the report");
});

test("[QU-09] an external report is made from the project and its offer, and saved as configured", async () => {
  behaviour = { status: 200, body: "PK\x03\x04 a workbook" };
  const { summary } = await createSample(dealer);
  prints.received.length = 0;
  const kept = bodyOf(await create(dealer, summary.id, { name: "SCHEDA" }), 201);
  expect(kept.name).toBe("Data sheet.xlsx");
  expect(prints.received.map(({ path }) => path)).toEqual(["/externalReport"]);
  const sent = JSON.parse(prints.received[0]?.body ?? "{}");
  expect(sent).toMatchObject({
    json1: { id: summary.id },
    json2: { project: { id: String(summary.id) }, payable: expect.stringMatching(/^\d+\.\d\d$/) },
    viewmaker: {},
    dsparam: [],
    report: "SCHEDA",
    filename: summary.description,
    saveas: "XLSX",
  });
});

test("[PR-16] a report gets the views that are kept with the project, their pictures among them", async () => {
  behaviour = { status: 200, body: "PK\x03\x04 a workbook" };
  const { summary } = await createSample(dealer);
  const picture = jpeg(8, 8).toString("base64");
  const view = { kind: "elevation" as const, of: "A", room: 0, title: "Wall A" };
  const kept = await dealer.client.saveViewMaker({
    params: { id: summary.id },
    headers: { "if-match": '"1"' },
    body: { mode2D: true, views: [{ ...view, picture }] },
  });
  const { sha } = bodyOf(kept, 200).views[0] ?? {};
  prints.received.length = 0;
  bodyOf(await create(dealer, summary.id, { name: "SCHEDA" }), 201);
  const sent = JSON.parse(prints.received[0]?.body ?? "{}");
  expect(sent.viewmaker).toMatchObject({
    mode2D: true,
    revision: 1,
    views: [{ ...view, widthPx: 8, heightPx: 8, img: `data:image/jpeg;base64,${picture}` }],
  });
  expect(sent.json1.engine_views).toEqual([{ ...view, sha, widthPx: 8, heightPx: 8 }]);
});

test.each([
  ["unreachable", "cut" as const],
  ["bad-answer", { status: 500, body: "stack trace with secrets" }],
  ["bad-answer", { status: 200, body: "<html>no report</html>" }],
  ["too-large", { status: 200, body: "%PDF".padEnd(10 * 1024 * 1024 + 1) }],
])("[QU-09] a failing print server is reported as %s, and nothing is kept", async (error, how) => {
  const { summary } = await createSample(dealer);
  behaviour = how;
  const answer = bodyOf(await create(dealer, summary.id, {}), 502);
  expect(answer.error).toBe(error);
  expect(JSON.stringify(answer)).not.toMatch(/127\.0\.0\.1|secret/);
  expect(bodyOf(await dealer.client.listAttachments({ params: { id: summary.id } }), 200)).toEqual({
    attachments: [],
  });
});

test("[QU-09] unknown reports and parameters are refused, customers get none, nor does a site without a print server", async () => {
  const { summary } = await createSample(dealer);
  prints.received.length = 0;
  expect(bodyOf(await create(dealer, summary.id, { name: "../x" }), 422).error).toBe("no-such-report");
  const parameters = [{ name: "NONE", selected: true }];
  expect(bodyOf(await create(dealer, summary.id, { parameters }), 422).error).toBe("no-such-parameter");
  const customer = await stanza.as("customer.milano");
  const own = await createSample(customer);
  expect(bodyOf(await create(customer, own.summary.id, {}), 403).error).toBe("forbidden");
  expect(prints.received).toEqual([]);

  const bare = await startTestServer({ beside: stanza });
  try {
    const person = await bare.as("dealer.milano");
    expect(bodyOf(await person.client.listReports({}), 200).reports).toEqual([]);
    const project = await createSample(person);
    expect(bodyOf(await create(person, project.summary.id, {}), 422).error).toBe("no-such-report");
  } finally {
    await bare.close();
  }
});
