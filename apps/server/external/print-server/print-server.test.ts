import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Behaviour, type OutsideServer, openOutsideServer } from "../../testing/outside-server.ts";
import { readSystems } from "../systems.ts";
import { openPrintServer } from "./http-print-server.ts";
import { designerUrl } from "./print-server.ts";

let server: OutsideServer;
let behaviour: Behaviour;
beforeEach(async () => {
  behaviour = { status: 200, body: "%PDF-1.7 report" };
  server = await openOutsideServer(() => behaviour);
});
afterEach(() => server.close());

const prints = (more: { timeOutMs?: number; privateHosts?: string[] } = {}) =>
  openPrintServer(
    { address: `${server.address}/print/`, key: "p1", timeOutMs: more.timeOutMs ?? 2000 },
    more.privateHosts ?? [new URL(server.address).host],
  );
const received = () => server.received.map(({ path, body }) => [path, JSON.parse(body)]);

test("[QU-09] the cleaner takes site, user id and project; the report call parameters, name and project id", async () => {
  await prints().clean("demo", "u-1", { id: 7, rows: [] });
  const pdf = await prints().createPdf(7, "OFFERTA", [{ name: "PREZZI", selected: true }]);
  expect(pdf.toString()).toBe("%PDF-1.7 report");
  expect(received()).toEqual([
    ["/print/printCleaner", { site: "demo", userid: "u-1", project: { id: 7, rows: [] } }],
    [
      "/print/jPrjCreatePDFDevExpress",
      { parameters: [{ name: "PREZZI", selected: true }], report: "OFFERTA", id: 7 },
    ],
  ]);
  expect(server.received[0]?.headers.authorization).toBe("Bearer p1");
});

test("[QU-09] the external report call sends json1, json2, viewmaker, dsparam, report, file name and saveas", async () => {
  await prints().createExternal({
    json1: { id: 7 },
    json2: { payable: "12.00" },
    viewmaker: {},
    dsparam: [],
    report: "SCHEDA",
    fileName: "Cucina Rossi",
    saveAs: "PDF",
  });
  expect(received()).toEqual([
    [
      "/print/externalReport",
      {
        json1: { id: 7 },
        json2: { payable: "12.00" },
        viewmaker: {},
        dsparam: [],
        report: "SCHEDA",
        filename: "Cucina Rossi",
        saveas: "PDF",
      },
    ],
  ]);
});

test("[QU-09] the designer's page is given user id and site, whatever its address has already", () => {
  expect(designerUrl("https://print.example/design?lang=it", "u 1", "demo&x")).toBe(
    "https://print.example/design?lang=it&userid=u+1&site=demo%26x",
  );
});

test("[QU-09] [T34] a print server that is slow, too large, refusing or at a private address nobody allowed", async () => {
  behaviour = "hang";
  await expect(prints({ timeOutMs: 80 }).createPdf(7, "X", [])).rejects.toMatchObject({
    reason: "time-out",
  });
  behaviour = { status: 200, body: "x".repeat(10 * 1024 * 1024 + 1) };
  await expect(prints().createPdf(7, "X", [])).rejects.toMatchObject({ reason: "too-large" });
  behaviour = { status: 500 };
  await expect(prints().clean("demo", "u-1", {})).rejects.toMatchObject({ reason: "status" });
  behaviour = { status: 302, headers: { location: "http://169.254.169.254/" } };
  await expect(prints().createPdf(7, "X", [])).rejects.toMatchObject({ reason: "redirected" });
  behaviour = "cut";
  await expect(prints().createPdf(7, "X", [])).rejects.toMatchObject({ reason: "unreachable" });
  const before = server.received.length;
  await expect(prints({ privateHosts: [] }).createPdf(7, "X", [])).rejects.toMatchObject({
    reason: "private-address",
  });
  expect(server.received).toHaveLength(before);
});

test.each([
  ["no site", { site: undefined }, "reports.site"],
  ["no report", { list: [] }, "reports.list"],
  [
    "two reports of one name",
    { list: [oneReport(), oneReport()] },
    "reports.list: two reports have one name",
  ],
  [
    "a spreadsheet of the PDF call",
    { list: [{ ...oneReport(), saveas: "XLSX" }] },
    "only an external report",
  ],
  ["a password in the address", { address: "http://a:b@print.example/" }, "reports.address"],
  ["a designer that is no web page", { designer: "javascript:alert(1)" }, "reports.designer"],
  ["a parameter with a strange name", { list: [withParameter("A B")] }, "reports.list.0.parameters.0.name"],
])("[QU-09] a configuration with %s stops the start with its place", (_, more, message) => {
  const folder = mkdtempSync(join(tmpdir(), "stanza-systems-"));
  const reports = { address: "http://print.example/", site: "demo", list: [oneReport()], ...more };
  writeFileSync(join(folder, "systems.json"), JSON.stringify({ reports }));
  try {
    expect(() => readSystems(folder, {})).toThrow(message);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

function oneReport() {
  return { name: "OFFERTA", des: { it: "Offerta" } };
}

function withParameter(parameter: string) {
  return { ...oneReport(), parameters: [{ name: parameter, des: { it: "x" } }] };
}
