import { type ActionName, Receiver, type Reply } from "@stanza/embed";
import { rename } from "@stanza/project";
import { editor, startEvaluation, transact, useEvaluation, useProject } from "@stanza/web-project";
import { useHostHeader } from "@stanza/web-site";
import i18next from "i18next";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { demoKitchen } from "../../testing/demo-kitchen.ts";
import { CUSTOMER, DEALER, GUEST } from "../../testing/people.ts";
import { renderApp, type TestContext } from "../../testing/render-app.tsx";
import { forgetHost, useHostSession } from "../host-session.ts";
import { hostedApplication } from "./hosted-application.ts";

afterEach(forgetHost);
const SHOP = "https://shop.example";

/** Sends one command as a listed host, and answers what comes back. */
function ask(action: ActionName, data: object = {}): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const receiver = new Receiver({
      app: hostedApplication,
      ownOrigin: location.origin,
      listedOrigins: [SHOP],
      send: resolve,
      onFault: reject,
      onStranger: reject,
      now: 0,
    });
    receiver.begin();
    receiver.receive({ data: { action, data }, origin: SHOP, isFromParent: true, at: 0 });
  });
}

async function kitchen(context: TestContext = {}) {
  const project = await demoKitchen(["BASE-1D-600"], ["BASE-2D-900"]);
  const app = await renderApp(null, { project, ...context });
  startEvaluation();
  // The first one starts the worker.
  await expect
    .poll(() => useEvaluation.getState().evaluated?.rows.length ?? 0, { timeout: 25_000 })
    .toBeGreaterThan(0);
  return app;
}
const rowsNow = () => useProject.getState().open?.document.project.rows ?? [];

test("[EM-02] changeVariant answers with the rows' new variants and prices", async () => {
  await kitchen();
  editor.select(["row1"]);
  const reply = await ask("changeVariant", { varCod: "w", varVal: "450" });
  expect(reply.status, reply.msg).toBe(0);
  const { currency, rows } = JSON.parse(reply.msg);
  expect(currency).toBe("EUR");
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({ uniqueid: "row1", var: expect.stringContaining("W=450") });
  expect(Number(rows[0].price)).toBeGreaterThan(0);
  expect(rowsNow().map(({ choices }) => choices.W)).toEqual([450, undefined]);
});

test("[EM-02] without a selection every row that has the variable is changed; a wrong code or value changes none", async () => {
  await kitchen();
  editor.select([]);
  const reply = await ask("changeVariant", { varCod: "FIN", varVal: "v03" });
  expect(JSON.parse(reply.msg).rows.map((row: { uniqueid: string }) => row.uniqueid)).toEqual([
    "row1",
    "row2",
  ]);
  const before = rowsNow();
  expect(await ask("changeVariant", { varCod: "NONE", varVal: "1" })).toMatchObject({
    status: 1,
    msg: "Variant not found",
  });
  expect(await ask("changeVariant", { varCod: "FIN", varVal: "NONE" })).toMatchObject({
    status: 1,
    msg: "Variant value not valid",
  });
  expect(rowsNow()).toBe(before);
});

test("[EM-03] getJsonProject has rows, measures and currency", async () => {
  await kitchen();
  const { status, msg } = await ask("getJsonProject");
  expect(status).toBe(0);
  expect(JSON.parse(msg)).toMatchObject({
    des: "Kitchen",
    measures: { length: "MM", weight: "KG", volume: "CR" },
    currency: "EUR",
    rows: expect.arrayContaining([
      expect.objectContaining({ uniqueid: "row1", cod: "BASE-1D-600" }),
      expect.objectContaining({ uniqueid: "row2", cod: "BASE-2D-900" }),
    ]),
  });
});

test("[EM-04] insertArticle adds to the open project, its header with it, and its side is chosen", async () => {
  await kitchen();
  const reply = await ask("insertArticle", {
    catalog: "cucina",
    model: "calce",
    header: "FIN=V03",
    classification: "base",
    article: "base-1d-450",
    side: "r",
    newproject: false,
  });
  expect(reply).toMatchObject({ status: 0, msg: "Article added correctly" });
  const { project } = useProject.getState().open!.document;
  expect(project.rows.at(-1)).toMatchObject({ article: "BASE-1D-450", choices: { SIDE: "R" } });
  expect(project.catalogues.CUCINA?.headers).toMatchObject({ CALCE: { FIN: "V03" } });
});

test("[PR-03] [EM-04] a new project that a host asks for begins with its room and its article, without a question, and is cancelled where that fails", async () => {
  await kitchen();
  transact("edit.rename", (project) => rename(project, { description: "Unsaved" }));
  const wish = { catalog: "CUCINA", model: "CALCE", newproject: true, nosaverequest: true, addroom: true };
  const begun = await ask("insertArticle", { ...wish, classification: "BASE", article: "BASE-1D-600" });
  expect(begun, begun.msg).toMatchObject({ status: 0 });
  const { projectId, document } = useProject.getState().open!;
  expect(projectId).toBeNull();
  expect(document.project).toMatchObject({ description: "", rows: [{ article: "BASE-1D-600" }] });
  expect(document.project.rooms).toHaveLength(1);
  const failed = await ask("insertArticle", { ...wish, model: "NONE", article: "BASE-1D-600" });
  expect(failed.status).toBe(1);
  expect(useProject.getState().open?.document.project.rows ?? []).toHaveLength(1);
});

test("[PR-03] where the host does not forbid it the person is asked before an unsaved project is replaced, and keeps it", async () => {
  await kitchen();
  transact("edit.rename", (project) => rename(project, { description: "Unsaved" }));
  const reply = ask("setModel", { catalog: "CUCINA", model: "COTTO", newproject: true });
  await userEvent.click(page.getByRole("alertdialog").getByRole("button", { name: "Cancel" }));
  expect(await reply).toMatchObject({ status: 1, msg: "Cancelled by the user" });
  expect(useProject.getState().open?.document.project.description).toBe("Unsaved");
});

test("[EM-05] [EM-11] a gallery and a model come into the open project", async () => {
  await kitchen();
  const model = await ask("setModel", { catalog: "CUCINA", model: "COTTO", newproject: false });
  expect(model, model.msg).toMatchObject({ status: 0, msg: "Model set correctly" });
  expect(useProject.getState().open?.document.project.catalogues.CUCINA?.model).toBe("COTTO");
  const before = rowsNow().length;
  const gallery = await ask("loadGallery", { catalog: "CUCINA", idGallery: "g-line" });
  expect(gallery).toMatchObject({ status: 0, msg: "Gallery loaded correctly" });
  expect(rowsNow().length).toBeGreaterThan(before);
});

test("[EM-09] setLang changes this page, and what the device keeps stays", async () => {
  await renderApp(null, { profile: null });
  expect(await ask("setLang", { lang: "DE" })).toMatchObject({ status: 0, msg: "Language changed" });
  expect([i18next.language, localStorage.getItem("stanza.language")]).toEqual(["de", null]);
});

test("[EM-08] [EM-10] [EM-15] what needs an account or the 3D view is refused without it", async () => {
  await kitchen({ profile: GUEST });
  expect((await ask("saveProject")).msg).toBe("First must do login");
  expect((await ask("openProject", { id: 7 })).msg).toBe("First must do login");
  expect((await ask("generateOffer")).msg).toBe("First must do login");
  expect((await ask("takePicture")).msg).toBe("You must first go to 3D view");
});

test("[EM-12] [T10] what an ERP says of a project is a wish: who sells nothing sets no discount", async () => {
  const wish = { discounts: [50], title: "Order 12", customer: { firstname: "Anna", surname: "Rossi" } };
  await kitchen({ profile: CUSTOMER });
  await ask("configure", wish);
  expect(useProject.getState().open?.document.terms.discounts.standard).toEqual([]);
  await kitchen({ profile: DEALER });
  const reply = await ask("configure", {
    ...wish,
    currentrow: "row2",
    variants: "W=800",
    forcedVariants: "W=1000;",
    consignee: { city: "Milano" },
    hideheader: true,
    headercontent: "Order 12",
    idSessione: "S-1",
  });
  expect(reply.status, reply.msg).toBe(0);
  const { document } = useProject.getState().open!;
  expect(document.terms.discounts.standard).toEqual([50]);
  expect(document.project.description).toBe("Order 12");
  expect(document.customer).toMatchObject({ firstName: "Anna", lastName: "Rossi" });
  expect(document.shipping?.city).toBe("Milano");
  expect(rowsNow()[1]?.choices.W).toBe(1000);
  expect(editor.state.selection).toEqual(["row2"]);
  expect(useHostHeader.getState().isHidden).toBe(true);
  expect(useHostSession.getState()).toMatchObject({
    row: "row2",
    idSessione: "S-1",
    headerContent: "Order 12",
  });
});

test("[EM-12] [T10] a host may make a project read-only, and opens none that is", async () => {
  await kitchen({ isReadOnly: true });
  await ask("configure", { readonly: false, title: "Mine" });
  expect(useProject.getState().saveState.kind).toBe("read-only");
  expect(useProject.getState().open?.document.project.description).toBe("Kitchen");
  expect((await ask("changeVariant", { varCod: "W", varVal: 450 })).msg).toBe("Project is read only");
  await kitchen();
  await ask("configure", { readonly: true });
  expect(useProject.getState().saveState.kind).toBe("read-only");
});

test("[EM-12] an ERP adds an article with its variants, and others beside it", async () => {
  await kitchen();
  const reply = await ask("configure", {
    catalog: "CUCINA",
    model: "CALCE",
    item: "base-1d-600",
    variants: { W: 450 },
    adds: [{ item: "BASE-2D-900", qt: 2 }],
  });
  expect(reply.status, reply.msg).toBe(0);
  const [first, second] = rowsNow().slice(2);
  expect(first).toMatchObject({ article: "BASE-1D-600", choices: { W: 450 } });
  expect(second).toMatchObject({ article: "BASE-2D-900", quantity: 2 });
  expect((await ask("configure", { catalog: "CUCINA", model: "CALCE", item: "NONE" })).msg).toBe(
    "Article not found",
  );
});

test("[EM-13] a failed sign-in by key is told with the specification's words", async () => {
  await renderApp(null, {
    profile: null,
    answers: { signInKey: () => ({ status: 401, body: { error: "login-failed", message: "expired" } }) },
  });
  expect(await ask("login", { rsaKey: "k" })).toMatchObject({ status: 1, msg: "RSA login failed" });
});

test("[EM-12] [T10] a shop that is not the person's is refused", async () => {
  await renderApp(null, {
    profile: null,
    answers: { signInKey: () => ({ status: 200, body: { profile: DEALER, token: "t" } }) },
  });
  expect(await ask("login", { rsaKey: "k", shop: "ZUERICH" })).toMatchObject({
    status: 1,
    msg: "Shop not allowed",
  });
  expect(await ask("login", { rsaKey: "k" })).toMatchObject({ status: 0 });
});

test("[EM-09] texts that are not saved are not said to be", async () => {
  await renderApp(null, {
    answers: {
      getTranslations: () => ({ status: 200, body: { rev: 3, texts: {} } }),
      saveTranslations: () => ({ status: 409, body: { error: "changed-meanwhile", message: "x" } }),
    },
  });
  expect(await ask("saveTranslations")).toMatchObject({ status: 1, msg: "Not saved" });
});
