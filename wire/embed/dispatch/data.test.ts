import { expect, test } from "vitest";
import type { ActionName } from "../contract/actions.ts";
import { readMessage } from "../contract/read-message.ts";
import { standInApp } from "../testing/stand-in-app.ts";
import { answerMessage } from "./answer-message.ts";

async function taken(message: unknown, forcedCatalogue?: string): Promise<unknown> {
  const app = standInApp({ forcedCatalogue });
  const reply = await answerMessage(app, readMessage(message), "listed", (fault) => {
    throw fault;
  });
  expect(reply.status, reply.msg).toBe(0);
  return app.deeds[0]?.data;
}
const dataOf = (action: ActionName, data: object, forced?: string) => taken({ action, data }, forced);

test("[EM-02] code and value of a variant are in capitals, numbers too", async () => {
  expect(await dataOf("changeVariant", { varCod: "w", varVal: 600 })).toEqual({ varCod: "W", varVal: "600" });
  expect(await dataOf("changeVariant", { varCod: " fin ", varVal: "v03" })).toEqual({
    varCod: "FIN",
    varVal: "V03",
  });
});

test("[EM-04] an article stands on the left, in a new project that is asked about, unless told otherwise", async () => {
  const named = { catalog: "cucina", model: "aria", classification: "BASI", article: "base-1d-600" };
  expect(await dataOf("insertArticle", named)).toEqual({
    catalog: "CUCINA",
    model: "ARIA",
    header: {},
    classification: "BASI",
    article: "BASE-1D-600",
    side: "L",
    newproject: true,
    nosaverequest: false,
    addroom: false,
  });
  expect(
    await dataOf("insertArticle", {
      ...named,
      header: "FIN=V03;hnd=K%3B1",
      side: "r",
      newproject: 0,
      nosaverequest: "TRUE",
      addroom: 1,
    }),
  ).toMatchObject({
    header: { FIN: "V03", HND: "K;1" },
    side: "R",
    newproject: false,
    nosaverequest: true,
    addroom: true,
  });
});

test("[EM-11] the configured catalogue stands in where none is named", async () => {
  expect(await dataOf("setModel", { model: "terra" }, "cucina")).toMatchObject({
    catalog: "CUCINA",
    model: "TERRA",
  });
});

test("[EM-10] a picture has 1000 × 1000 pixels unless told otherwise", async () => {
  expect(await dataOf("takePicture", {})).toEqual({ width: 1000, height: 1000 });
  expect(await dataOf("takePicture", { width: "640", height: 480 })).toEqual({ width: 640, height: 480 });
});

test("[EM-06] a page is matched in any case, its parameters are parted by slashes", async () => {
  expect(await dataOf("navigateTo", { page: "PROJECTS", params: "a/b" })).toMatchObject({
    address: "/projects/a/b",
  });
});

test("[EM-07] the number of a project is read as an integer", async () => {
  expect(await dataOf("openProject", { id: "12abc" })).toMatchObject({ id: "12" });
});

test("[EM-09] a language is matched in any case", async () => {
  expect(await dataOf("setLang", { lang: "It" })).toEqual({ lang: "it" });
});

test("[EM-12] every field of the ERP's host is read, beside the action or in its data", async () => {
  const sent = {
    project: 12,
    currentrow: 3,
    configureboxid: "box7",
    id: "N",
    user: "seller",
    password: "secret",
    shop: "MILANO",
    rsaKey: "k",
    language: "it",
    title: "Cucina Rossi",
    page: "order.my",
    idSessione: "S-1",
    adds: [{ item: "LAMP", qt: "2" }],
    catalog: "CUCINA",
    model: "ARIA",
    hideheader: "true",
    headercontent: "Order 12",
    item: "BASE-1D-600",
    variants: "W=600\tFIN=V03",
    readonly: 1,
    extradata: { order: 9 },
    discounts: "10;5,5",
    customer: { firstname: "Anna", surname: "Rossi", email: "a@x.it" },
    consignee: { city: "Milano", postalcode: "20100" },
    forcedVariants: "HND=K30;",
    rows: '[{"item":"WALL-600","catalog":"CUCINA","variants":{"w":600}}]',
  };
  const read = {
    ...sent,
    currentrow: "3",
    adds: [{ item: "LAMP", qt: 2, catalog: "", model: "", variants: {} }],
    hideheader: true,
    variants: { W: "600", FIN: "V03" },
    readonly: true,
    discounts: [10, 5.5],
    customer: { firstName: "Anna", lastName: "Rossi", email: "a@x.it", postalCode: "" },
    consignee: { firstName: "", lastName: "", city: "Milano", postalCode: "20100" },
    forcedVariants: { HND: "K30" },
    rows: [{ item: "WALL-600", catalog: "CUCINA", model: "", variants: { W: "600" }, qt: 1 }],
  };
  expect(await dataOf("configure", sent)).toEqual(read);
  expect(await taken({ action: "configure", ...sent })).toEqual(read);
});

test("[T06] a variant cannot be named like what every object has", async () => {
  const data = JSON.parse('{"variants":"__proto__=x;W=600","forcedVariants":{"__proto__":"x"}}') as object;
  const read = (await dataOf("configure", data)) as { variants: object; forcedVariants: object };
  expect(read.variants).toEqual({ W: "600" });
  expect(read.forcedVariants).toEqual({});
  expect(Object.hasOwn(Object.prototype, "x")).toBe(false);
});
