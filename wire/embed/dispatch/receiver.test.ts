import { expect, test } from "vitest";
import type { Reply } from "../contract/replies.ts";
import { PER_SECOND } from "../gate/bucket.ts";
import { standInApp } from "../testing/stand-in-app.ts";
import { type Arrival, MOST_WAITING, Receiver } from "./receiver.ts";

const OWN = "https://stanza.example";
const SHOP = "https://shop.example";

function opened({ app = standInApp(), hasBegun = true } = {}) {
  const sent: (Reply & { to: string })[] = [];
  const strangers: string[] = [];
  const faults: unknown[] = [];
  const receiver = new Receiver({
    app,
    ownOrigin: OWN,
    listedOrigins: [SHOP, "http://localhost:4431"],
    send: (reply, to) => sent.push({ ...reply, to }),
    onStranger: (origin) => strangers.push(origin),
    onFault: (fault) => faults.push(fault),
    now: 0,
  });
  if (hasBegun) receiver.begin();
  const say = (data: unknown, from: Partial<Arrival> = {}) =>
    receiver.receive({ data, origin: SHOP, isFromParent: true, at: 0, ...from });
  const settled = () => new Promise((resolve) => setTimeout(resolve, 5));
  return { receiver, app, sent, strangers, faults, say, settled };
}

test("[EM-01] an answer has status, action and message, goes to the origin that asked, and repeats its request id", async () => {
  const { say, sent, settled } = opened();
  say({ action: "getJsonProject", requestId: "r1" });
  say({ action: "getJsonProject", data: {} }, { origin: OWN });
  await settled();
  expect(sent).toEqual([
    { status: 0, action: "getJsonProject", msg: "done getJsonProject", requestId: "r1", to: SHOP },
    { status: 0, action: "getJsonProject", msg: "done getJsonProject", to: OWN },
  ]);
});

test("[EM-01] objects are answered as JSON text", async () => {
  const app = standInApp({}, { getJsonProject: () => ({ ok: true, content: { id: 7 } }) });
  const { say, sent, settled } = opened({ app });
  say({ action: "getJsonProject" });
  await settled();
  expect(sent[0]?.msg).toBe('{"id":7}');
});

test("[EM-07] [EM-13] a project that does not open is told of with status 0", async () => {
  const app = standInApp(
    {},
    { openProject: () => ({ ok: false, content: "Missing Project File", isStatus0: true }) },
  );
  const { say, sent, settled } = opened({ app });
  say({ action: "openProject", data: { id: 7 } });
  await settled();
  expect(sent[0]).toMatchObject({ status: 0, action: "openProject", msg: "Missing Project File" });
});

test.each([
  "https://shop.example.evil.com",
  "https://evil.com",
  "http://shop.example",
  "https://shop.example:8443",
  "https://SHOP.example",
  "https://ashop.example",
  "https://shop.example/",
  "http://localhost:4432",
  "https://localhost:4431",
  "null",
  "",
  "*",
  "file://",
])("[EM-01] [T01] the origin %j may not speak: no answer, no deed, one line in the log", async (origin) => {
  const { say, sent, app, strangers, settled } = opened();
  for (let i = 0; i < 5; i++) say({ action: "getJsonProject" }, { origin });
  await settled();
  expect([sent, app.deeds, strangers]).toEqual([[], [], [origin]]);
});

test("[T01] a listed origin is not heard from a sister frame or another window", async () => {
  const { say, sent, app, settled } = opened();
  say({ action: "getJsonProject" }, { isFromParent: false });
  await settled();
  expect([sent, app.deeds]).toEqual([[], []]);
});

test("[T04] commands before the application is ready wait, keep their order, and are answered once", async () => {
  const order: string[] = [];
  const slow = (name: string) => async () => {
    await new Promise((resolve) => setTimeout(resolve, name === "setLang" ? 4 : 0));
    order.push(name);
    return { ok: true as const, content: name };
  };
  const app = standInApp({}, { setLang: slow("setLang"), saveProject: slow("saveProject") });
  const { receiver, say, sent, settled } = opened({ app, hasBegun: false });
  say({ action: "setLang", data: { lang: "it" } });
  say({ action: "saveProject" });
  await settled();
  expect(sent).toEqual([]);
  receiver.begin();
  await settled();
  await settled();
  expect(order).toEqual(["setLang", "saveProject"]);
  expect(sent.map(({ action }) => action)).toEqual(["setLang", "saveProject"]);
});

test("[T04] the queue is bounded: what does not fit is answered at once", async () => {
  const { receiver, say, sent, settled } = opened({ hasBegun: false });
  for (let i = 0; i < MOST_WAITING + 5; i++)
    say({ action: "setLang", data: { lang: "it" }, requestId: i }, { at: i * 50 });
  expect(sent.map(({ status, msg, requestId }) => [status, msg, requestId])).toEqual(
    [50, 51, 52, 53, 54].map((id) => [1, "Too many messages", id]),
  );
  receiver.begin();
  await settled();
  expect(new Set(sent.map(({ requestId }) => requestId)).size).toBe(MOST_WAITING + 5);
  expect(sent).toHaveLength(MOST_WAITING + 5);
});

test("[T05] a storm of 50,000 messages is answered a hundred times at most, and passes", async () => {
  const { say, sent, app, settled } = opened();
  for (let i = 0; i < 50_000; i++) say({ action: "setLang", data: { lang: "it" } });
  await settled();
  expect(sent.length).toBeLessThanOrEqual(100);
  const heard = app.deeds.length;
  say({ action: "setLang", data: { lang: "it" } }, { at: 1000 / PER_SECOND });
  await settled();
  expect(app.deeds).toHaveLength(heard + 1);
});

const circle: Record<string, unknown> = { action: "setLang" };
circle.self = circle;
const deep = Array.from({ length: 5000 }).reduce<unknown>((inner) => ({ inner }), {});

test.each([
  ["a text", "setLang", "Unknown action"],
  ["a list", [{ action: "setLang" }], "Unknown action"],
  ["nothing", null, "Unknown action"],
  ["a number", 7, "Unknown action"],
  ["an action that is an object", { action: { toString: "setLang" } }, "Unknown action"],
  ["a forged prototype", JSON.parse('{"__proto__":{"action":"setLang"}}'), "Unknown action"],
  [
    "data with a forged prototype",
    JSON.parse('{"action":"setLang","data":{"__proto__":{"lang":"it"}}}'),
    "Missing lang",
  ],
  ["data that is a list", { action: "setLang", data: ["it"] }, "Missing lang"],
  ["a text of 10 MB", { action: "setLang", data: { lang: "x".repeat(10_000_000) } }, "Message too large"],
  [
    "10 MB beside what is read",
    { action: "setLang", data: { lang: "it" }, more: "x".repeat(10_000_000) },
    "Message too large",
  ],
  [
    "a million values",
    { action: "setLang", more: Array.from({ length: 1_000_001 }, () => 0) },
    "Message too large",
  ],
  ["a circle", circle, "Message too large"],
  ["5,000 levels", { action: "setLang", deep }, "Message too large"],
  ["a map", { action: "setLang", data: new Map([["lang", "it"]]) }, "Message too large"],
  ["a big integer", { action: "setLang", data: { lang: 7n } }, "Message too large"],
  ["a language that is an object", { action: "setLang", data: { lang: {} } }, "Data not valid: lang"],
])("[EM-01] [T05] [T06] %s is refused with one answer", async (_, message, words) => {
  const { say, sent, app, faults, settled } = opened();
  say(message);
  await settled();
  expect(sent.map(({ status, msg }) => [status, msg])).toEqual([[1, words]]);
  expect([app.deeds, faults]).toEqual([[], []]);
});
