import { type ActionName, Receiver, type Reply } from "@stanza/embed";
import { useCatalogues, useProject } from "@stanza/web-project";
import { forgetFrame, showArticle, useArticleFrame } from "@stanza/web-workspace";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { catalogueAnswers } from "../../testing/demo-catalogues.ts";
import { GUEST } from "../../testing/people.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { withoutWebGl } from "../../testing/without-webgl.ts";
import { hostedApplication } from "../frame/hosted-application.ts";
import { forgetHost, useHostSession } from "../host-session.ts";
import { frameSettled, watchFrame } from "./watch-frame.ts";

const SHOP = "https://shop.example";
const PLAIN = { catalog: "cucina", model: "calce", item: "base-1d-600" };
const address = window.location.href;

beforeEach(async () => {
  withoutWebGl();
  window.history.replaceState(null, "", "/configuratorFrame");
  await renderApp(null, { profile: GUEST, answers: await catalogueAnswers(["cucina"]) });
});
afterEach(() => {
  window.history.replaceState(null, "", address);
  forgetHost();
  forgetFrame();
  useCatalogues.setState({ listed: [] });
});

/** Sends messages as a page of that origin; gives back all answers. */
async function send(messages: readonly unknown[], { origin = SHOP, isFromParent = true } = {}) {
  const replies: Reply[] = [];
  const receiver = new Receiver({
    app: hostedApplication,
    ownOrigin: location.origin,
    listedOrigins: [SHOP],
    send: (reply) => void replies.push(reply),
    onFault: (error) => {
      throw error;
    },
    onStranger: () => undefined,
    now: 0,
  });
  receiver.begin();
  for (const data of messages) receiver.receive({ data, origin, isFromParent, at: 0 });
  const expected = isFromParent && origin === SHOP ? Math.min(messages.length, 100) : 0;
  await expect.poll(() => replies.length, { timeout: 25_000 }).toBe(expected);
  return replies;
}
const ask = async (action: ActionName, data: object = {}) => (await send([{ action, data }]))[0]!;
const rowNow = () => useProject.getState().open?.document.project.rows[0];

test("[CD-12] configure shows the article in the frame, another one takes its place without a question, and the cart has it", async () => {
  const first = await ask("configure", { ...PLAIN, variants: "W=450", forcedVariants: { NONE: 1 } });
  expect(first, first.msg).toMatchObject({ status: 0 });
  expect(JSON.parse(first.msg)).toEqual({ project: null, row: rowNow()?.id });
  expect(rowNow()).toMatchObject({ article: "BASE-1D-600", choices: { W: 450 } });
  expect(useArticleFrame.getState().faults).toEqual([{ kind: "variant", code: "NONE" }]);
  expect(JSON.parse((await ask("changeVariant", { varCod: "W", varVal: 500 })).msg).rows).toHaveLength(1);

  const cart = JSON.parse((await ask("addToCart")).msg);
  expect(cart).toMatchObject({
    catalog: "CUCINA",
    model: "CALCE",
    article: "BASE-1D-600",
    quantity: 1,
    currency: "EUR",
  });
  expect(cart.variants).toContain("W=500");
  expect(Number(cart.total)).toBeGreaterThan(Number(cart.price));
  expect(cart.erp.length).toBeGreaterThan(0);
  // Without 3D there is no picture, and the cart is told all the same.
  expect(cart.picture).toBeUndefined();

  const second = await ask("configure", { ...PLAIN, item: "BASE-2D-900" });
  expect(second.status, second.msg).toBe(0);
  expect(useProject.getState().open?.document.project.rows.map(({ article }) => article)).toEqual([
    "BASE-2D-900",
  ]);
});

test.each([
  [{ ...PLAIN, catalog: "NONE" }, "Catalog not found"],
  [{ ...PLAIN, model: "NONE" }, "Model unknown"],
  [{ ...PLAIN, item: "NONE" }, "Article not found"],
])("[CD-12] [EM-14] configure of %j is refused: %s, and no cart is there", async (data, words) => {
  expect(await ask("configure", data)).toMatchObject({ status: 1, msg: words });
  expect(await ask("addToCart")).toMatchObject({ status: 1, msg: "You must first initialize a project" });
});

test("[CD-12] what the frame says by itself goes to origins that are known alone, with what the host gave", async () => {
  useHostSession.setState({ idSessione: "S-1", extradata: { line: 7 } });
  const posted = vi.spyOn(window.parent, "postMessage").mockImplementation(() => undefined);
  try {
    await showArticle({ catalog: "CUCINA", model: "", article: "BASE-1D-600", variants: { NONE: "1" } });
    await frameSettled();
    useArticleFrame.setState({ heightPx: 700 });
    const stop = watchFrame();
    useArticleFrame.setState({ heightPx: 812 });
    expect(await useArticleFrame.getState().handOver?.()).toBe(true);
    stop();
    useArticleFrame.setState({ heightPx: 900 });
    const told = posted.mock.calls as unknown as [Record<string, unknown>, string][];
    expect(told.map(([{ action }]) => action)).toEqual(["error", "heightChanged", "heightChanged", "cart"]);
    expect(told.map(([, origin]) => origin)).toEqual(Array(4).fill(location.origin));
    expect(told[0]![0]).toEqual({ status: 1, action: "error", msg: "Variant not found: NONE" });
    expect(told[2]![0].msg).toBe('{"height":812}');
    expect(told[3]![0]).toMatchObject({ status: 0, idSessione: "S-1", extradata: { line: 7 } });
    expect(useArticleFrame.getState().handOver).toBeNull();
  } finally {
    posted.mockRestore();
  }
});

const FORGED = JSON.parse(
  '{"action":"configure","data":{"__proto__":{"item":"BASE-1D-600"},"catalog":"CUCINA"}}',
);

test.each([
  ["a foreign origin", [{ action: "configure", data: PLAIN }], { origin: "https://evil.example" }, []],
  ["an opaque origin", [{ action: "configure", data: PLAIN }], { origin: "null" }, []],
  ["another window of a listed origin", [{ action: "configure", data: PLAIN }], { isFromParent: false }, []],
  [
    "a text of 10 MB",
    [{ action: "configure", data: { ...PLAIN, variants: "x".repeat(10_000_000) } }],
    {},
    ["Message too large"],
  ],
  ["a forged prototype", [FORGED], {}, ["You must first initialize a project"]],
  [
    "variants that are none",
    [{ action: "configure", data: { ...PLAIN, variants: [[1]] } }],
    {},
    ["Data not valid: variants"],
  ],
] as const)("[CD-12] [T01] [T05] [T06] %s changes nothing in the frame", async (_, messages, from, words) => {
  const replies = await send(messages, from);
  expect(replies.map(({ msg }) => msg)).toEqual(words);
  expect(useArticleFrame.getState()).toMatchObject({ status: "none", row: null });
  expect(useProject.getState().open).toBeNull();
});

test("[CD-12] [T05] a storm is refused as slowly as it would be heard, and the rest of it dropped", async () => {
  const replies = await send(Array.from({ length: 5000 }, () => ({ action: "addToCart" })));
  expect(replies.filter(({ msg }) => msg === "Too many messages").length).toBeGreaterThanOrEqual(50);
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([1]));
  expect(useProject.getState().open).toBeNull();
});
