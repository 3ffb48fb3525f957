import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { OutsideFailure } from "../outside-fetch.ts";
import { openErpPromotions } from "./erp-promotions.ts";
import { readPromotions } from "./read-promotions.ts";
import { readSitePromotions } from "./site-promotions.ts";

describe("promotions as they are written", () => {
  test("[QU-10] campaigns, deliveries and lists are read, entries with an empty cod are discarded", () => {
    const read = readPromotions({
      campaign: [
        { cod: "AUT", des: { it: "Autunno", en: "Autumn" }, from: "2026-09-01", discountD: "42,50" },
        { cod: "", des: "nobody's" },
        { cod: "  ", discountD: "not even looked at" },
        { cod: null },
      ],
      delivery: [{ cod: "FREE", des: "Free", deliveryPrice: 0, shops: ["MILANO"] }],
      list: [{ cod: "PRO", priceList: "CUC-PRO", catalogs: ["CUCINA"], whatever: 1 }],
    });
    expect(read).toEqual({
      promotions: {
        campaign: [
          {
            code: "AUT",
            description: { it: "Autunno", en: "Autumn" },
            from: "2026-09-01",
            dealerDiscount: "42.5",
          },
        ],
        delivery: [{ code: "FREE", description: { und: "Free" }, deliveryPrice: "0", shops: ["MILANO"] }],
        list: [{ code: "PRO", description: { und: "PRO" }, priceList: "CUC-PRO", catalogues: ["CUCINA"] }],
      },
    });
    expect(readPromotions({})).toEqual({ promotions: { campaign: [], delivery: [], list: [] } });
  });

  test.each([
    [{ campaign: [{ cod: "A", discountD: 120 }] }, "campaign.0.discountD: expected a percentage"],
    [{ campaign: [{ cod: "A" }, { cod: "B", discountD: -1 }] }, "campaign.1.discountD"],
    [{ delivery: [{ cod: "" }, { cod: "A", deliveryPrice: "free" }] }, "delivery.1.deliveryPrice"],
    [{ list: [{ cod: "A", from: "2026-02-30" }] }, "list.0.from: expected a day"],
    [{ list: [{ cod: "A", from: "2026-03-02", until: "2026-03-01" }] }, "list.0.until: ends before"],
    [{ list: [{ cod: "A" }, { cod: "A" }] }, "list.1.cod: A is there twice"],
    [{ list: [{ des: "no code at all" }] }, "list.0.cod"],
    [{ campaign: "A" }, "campaign: "],
    [[], "promotions: "],
    ["<html>", "promotions: "],
  ])("[QU-10] %j is refused with its place", (value, fault) => {
    const read = readPromotions(value);
    expect("faults" in read && read.faults[0]).toContain(fault);
  });

  test("[QU-10] a site's file with a fault stops the start and says where; no file means no promotions", async () => {
    const folder = mkdtempSync(join(tmpdir(), "stanza-promotions-"));
    try {
      const none = await readSitePromotions(folder).of("CUCINA", "");
      expect(none).toEqual({ campaign: [], delivery: [], list: [] });
      const write = (text: string) => writeFileSync(join(folder, "promotions.json"), text);
      write(JSON.stringify({ campaign: [{ cod: "A", discountD: "x" }] }));
      expect(() => readSitePromotions(folder)).toThrow(
        /promotions\.json: campaign\.0\.discountD: expected a percentage/,
      );
      write('{ "campaign": [ }');
      expect(() => readSitePromotions(folder)).toThrow(/promotions\.json: .*not valid JSON/);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

describe("promotions of an ERP", () => {
  let erp: Server;
  let host: string;
  let asked: { path: string | undefined; body: string; authorization: string | undefined }[];
  let answer: (response: ServerResponse) => void;
  let clock: number;

  beforeAll(async () => {
    erp = createServer((request: IncomingMessage, response) => {
      let body = "";
      request.on("data", (chunk) => {
        body += String(chunk);
      });
      request.on("end", () => {
        asked.push({ path: request.url, body, authorization: request.headers.authorization });
        answer(response);
      });
    });
    await new Promise<void>((resolve) => erp.listen(0, "127.0.0.1", resolve));
    host = `127.0.0.1:${(erp.address() as AddressInfo).port}`;
  });
  beforeEach(() => {
    asked = [];
    clock = 0;
    answer = (response) =>
      response.end(
        JSON.stringify({
          delivery: [],
          campaign: [{ cod: "" }, { cod: "AUT", des: "Autunno", discountD: 40 }],
          list: [{ cod: "PRO", catalogs: ["BAGNO"] }],
        }),
      );
  });
  afterAll(() => {
    erp.closeAllConnections();
    erp.close();
  });

  const source = (more: { privateHosts?: string[]; timeOutMs?: number } = {}) =>
    openErpPromotions(
      { address: `http://${host}/services/`, key: "k1", timeOutMs: more.timeOutMs ?? 2000 },
      { privateHosts: more.privateHosts ?? [host], now: () => new Date(clock) },
    );

  test("[QU-10] jGetCatPromos of e_promos is asked with Catalogo and orderdate, empty unless given", async () => {
    const promotions = source();
    const found = await promotions.of("CUCINA", "");
    expect(asked).toEqual([
      {
        path: "/services/e_promos/jGetCatPromos",
        body: '{"Catalogo":"CUCINA","orderdate":""}',
        authorization: "Bearer k1",
      },
    ]);
    expect(found).toEqual({
      delivery: [],
      campaign: [
        { code: "AUT", description: { und: "Autunno" }, dealerDiscount: "40", catalogues: ["CUCINA"] },
      ],
      list: [{ code: "PRO", description: { und: "PRO" }, catalogues: ["BAGNO"] }],
    });
    await promotions.of("CUCINA", "2026-12-24");
    expect(asked[1]?.body).toBe('{"Catalogo":"CUCINA","orderdate":"2026-12-24"}');
  });

  test("[QU-10] an answer is kept for a minute and shared by who asks meanwhile", async () => {
    const promotions = source();
    await Promise.all([promotions.of("CUCINA", ""), promotions.of("CUCINA", ""), promotions.of("BAGNO", "")]);
    expect(asked).toHaveLength(2);
    clock = 59_000;
    await promotions.of("CUCINA", "");
    expect(asked).toHaveLength(2);
    clock = 60_000;
    await promotions.of("CUCINA", "");
    expect(asked).toHaveLength(3);
  });

  test("[QU-10] an ERP that is down is asked again after ten seconds, not at every change", async () => {
    answer = (response) => {
      response.statusCode = 503;
      response.end();
    };
    const promotions = source();
    await expect(promotions.of("CUCINA", "")).rejects.toMatchObject({ reason: "status" });
    await expect(promotions.of("CUCINA", "")).rejects.toBeInstanceOf(OutsideFailure);
    expect(asked).toHaveLength(1);
    clock = 10_000;
    await expect(promotions.of("CUCINA", "")).rejects.toBeInstanceOf(OutsideFailure);
    expect(asked).toHaveLength(2);
  });

  test.each([
    ["no JSON", "<html>", /are not JSON/],
    ["a fault in an entry", '{"campaign":[{"cod":"A","discountD":200}]}', /campaign\.0\.discountD/],
    ["another shape", "[]", /have faults/],
  ])("[QU-10] a bad answer is reported plainly: %s", async (_, text, message) => {
    answer = (response) => response.end(text);
    const call = source().of("CUCINA", "");
    await expect(call).rejects.toMatchObject({ reason: "bad-answer" });
    await expect(call).rejects.toThrow(message);
  });

  test("[QU-10] [T34] time-out, size limit and a private address that nobody allowed", async () => {
    answer = () => {};
    await expect(source({ timeOutMs: 80 }).of("CUCINA", "")).rejects.toMatchObject({ reason: "time-out" });
    answer = (response) => response.end(" ".repeat(1024 * 1024 + 1));
    await expect(source().of("CUCINA", "")).rejects.toMatchObject({ reason: "too-large" });
    const before = asked.length;
    await expect(source({ privateHosts: [] }).of("CUCINA", "")).rejects.toMatchObject({
      reason: "private-address",
    });
    expect(asked).toHaveLength(before);
  });
});
