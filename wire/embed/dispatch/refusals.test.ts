import { expect, test } from "vitest";
import { ACTION_NAMES, type ActionName, BEGINS_PROJECT, NEEDS } from "../contract/actions.ts";
import { OWN_REFUSALS, REFUSALS } from "../contract/texts.ts";
import { standInApp } from "../testing/stand-in-app.ts";
import { answerMessage } from "./answer-message.ts";
import type { HostedState } from "./hosted-app.ts";

const ARTICLE = { catalog: "CUCINA", model: "ARIA", classification: "BASI", article: "BASE-1D-600" };

/** Data with which each action is carried out. */
const SOUND: { readonly [A in ActionName]: object } = {
  changeVariant: { varCod: "fin", varVal: "v03" },
  getJsonProject: {},
  insertArticle: ARTICLE,
  loadGallery: { catalog: "CUCINA", idGallery: "g-line" },
  navigateTo: { page: "Projects" },
  openGallery: { catalog: "CUCINA", model: "aria", idGallery: "g-line" },
  openProject: { id: "7" },
  saveProject: { description: "Kitchen" },
  saveTranslations: {},
  takePicture: {},
  setLang: { lang: "IT" },
  setCatalog: { catalog: "CUCINA", model: "ARIA" },
  setModel: { catalog: "CUCINA", model: "ARIA" },
  login: {},
  goTo: { page: "projects" },
  save: {},
  generateOffer: {},
  configure: {},
  addToCart: {},
};

async function said(
  action: string,
  data: object,
  state: Partial<HostedState> = {},
  sender: "own" | "listed" = "listed",
) {
  const app = standInApp(state);
  const faults: unknown[] = [];
  const reply = await answerMessage(app, { action, data: data as Record<string, unknown> }, sender, (e) =>
    faults.push(e),
  );
  expect(faults).toEqual([]);
  expect(reply.action).toBe(action);
  return { ...reply, deeds: app.deeds };
}

test.each(ACTION_NAMES)("[EM-01] %s is carried out once and answered with status 0", async (action) => {
  const reply = await said(action, SOUND[action]);
  expect(reply).toMatchObject({ status: 0, msg: `done ${action}` });
  expect(reply.deeds).toHaveLength(1);
});

const refusedOf = async (action: string, data: object, state?: Partial<HostedState>) => {
  const { status, msg, deeds } = await said(action, data, state);
  expect([status, deeds]).toEqual([1, []]);
  return msg;
};

test.each(["", "nothing", "CHANGEVARIANT", ...Object.getOwnPropertyNames(Object.prototype)])(
  "[EM-01] [EM-14] [T06] the action %j is refused: Unknown action",
  async (action) => expect(await refusedOf(action, {})).toBe("Unknown action"),
);

test.each(ACTION_NAMES.filter((name) => name !== "login"))(
  "[EM-15] %s is refused to guests where none are admitted, before anything else",
  async (action) => {
    const nobody = { isGuestAdmitted: false, isSignedIn: false, isUser: false, hasProject: false };
    expect(await refusedOf(action, {}, nobody)).toBe("This site doesn't allow guest users!");
  },
);

test("[EM-15] signing in is the way in where guests are not admitted", async () => {
  expect((await said("login", { rsaKey: "k" }, { isGuestAdmitted: false, isSignedIn: false })).status).toBe(
    0,
  );
});

const NOTHING: Partial<HostedState> = {
  isSignedIn: false,
  isUser: false,
  hasProject: false,
  isSceneShown: false,
};
const MEETS = {
  login: { isSignedIn: true },
  user: { isSignedIn: true, isUser: true },
  project: { hasProject: true },
  scene: { isSceneShown: true },
} as const;
const WORDS = {
  login: "First must do login",
  user: "First must do login",
  project: "You must first initialize a project",
  scene: "You must first go to 3D view",
} as const;

test.each(ACTION_NAMES.flatMap((action) => NEEDS[action].map((need, i) => [action, need, i] as const)))(
  "[EM-15] %s without %s is refused, after the checks before it",
  async (action, need, i) => {
    const met = NEEDS[action].slice(0, i).map((one) => MEETS[one]);
    const state = Object.assign({}, NOTHING, ...met) as Partial<HostedState>;
    const data = { ...SOUND[action], newproject: false };
    expect(await refusedOf(action, data, state)).toBe(WORDS[need]);
  },
);

test.each([...BEGINS_PROJECT])("[EM-15] %s begins a project itself unless told not to", async (action) => {
  const { status, deeds } = await said(action, SOUND[action], { hasProject: false });
  expect(status).toBe(0);
  expect(deeds[0]?.data).toMatchObject({ newproject: true, nosaverequest: false, addroom: false });
  expect(await refusedOf(action, { ...SOUND[action], newproject: "false" }, { hasProject: false })).toBe(
    REFUSALS.project,
  );
});

const MISSING: readonly (readonly [ActionName, object, string])[] = [
  ["changeVariant", { varVal: "V03" }, "Missing variant code"],
  ["changeVariant", {}, "Missing variant code"],
  ["changeVariant", { varCod: "FIN" }, "Missing variant value"],
  ["openProject", {}, "Missing id project"],
  ["openProject", { id: "x7" }, "Missing id project"],
  ["openProject", { id: 0 }, "Missing id project"],
  ...(["setModel", "setCatalog", "insertArticle", "openGallery"] as const).flatMap(
    (action) =>
      [
        [action, {}, "Missing catalog"],
        [action, { catalog: "NOPE" }, "Catalog not found"],
        [action, { catalog: "cucina" }, "Missing model"],
        [action, { catalog: "CUCINA", model: "NOPE" }, "Model unknown"],
        [action, { catalog: "BAGNO", model: "ONDA" }, "Model unknown"],
      ] as const,
  ),
  ["insertArticle", { catalog: "CUCINA", model: "ARIA" }, "Missing classification"],
  ["insertArticle", { ...ARTICLE, classification: "" }, "Missing classification"],
  ["insertArticle", { ...ARTICLE, article: null }, "Missing article"],
  ["insertArticle", { ...ARTICLE, article: "NOPE" }, "Article not found"],
  ["loadGallery", {}, "Missing catalog"],
  ["loadGallery", { catalog: "NOPE", idGallery: "G-LINE" }, "Catalog not found"],
  ["loadGallery", { catalog: "CUCINA", model: "NOPE", idGallery: "G-LINE" }, "Model unknown"],
  ["loadGallery", { catalog: "CUCINA" }, "Missing id gallery"],
  ["loadGallery", { catalog: "CUCINA", idGallery: "NOPE" }, "Unknown id gallery"],
  ["loadGallery", { catalog: "BAGNO", idGallery: "G-LINE" }, "No gallery available"],
  ["openGallery", { catalog: "CUCINA", model: "ARIA" }, "Missing id gallery"],
  ["openGallery", { catalog: "CUCINA", model: "ARIA", idGallery: "NOPE" }, "Unknown id gallery"],
  ["navigateTo", {}, "Missing page to go"],
  ["navigateTo", { page: "closetool" }, "Unknown page [closetool]"],
  ["navigateTo", { page: "constructor" }, "Unknown page [constructor]"],
  ["goTo", {}, "Missing page to go"],
  ["goTo", { page: "renderfarm" }, "Unknown page [renderfarm]"],
  ["setLang", {}, "Missing lang"],
  ["setLang", { lang: "xx" }, "Lang [xx] not valid"],
];
test.each(MISSING)("[EM-14] %s with %j is refused: %s", async (action, data, words) => {
  expect(await refusedOf(action, data)).toBe(words);
});

test("[EM-14] no language that the interface speaks is configured", async () => {
  expect(await refusedOf("setLang", { lang: "it" }, { languages: [] })).toBe(
    "No valid language set in the config",
  );
});

test("[EM-14] every refusal of the specification is in the table above", () => {
  const tested = new Set<string>([
    ...MISSING.map(([, , words]) => words),
    ...Object.values(WORDS),
    "This site doesn't allow guest users!",
    "Unknown action",
    "No valid language set in the config",
  ]);
  for (const words of Object.values(REFUSALS)) expect([...tested]).toContain(words);
});

test.each([
  ["takePicture", { width: 100_000, height: 100_000 }, OWN_REFUSALS.pictureSize],
  ["takePicture", { width: "wide" }, OWN_REFUSALS.pictureSize],
  ["saveProject", { description: { text: "x" } }, "Data not valid: description"],
  ["saveProject", { description: "x".repeat(201) }, "Data not valid: description"],
  ["changeVariant", { varCod: ["FIN"], varVal: "V03" }, "Data not valid: varCod"],
  ["insertArticle", { ...ARTICLE, addroom: "perhaps" }, "Data not valid: addroom"],
  ["configure", { discounts: [120] }, "Data not valid: discounts.0"],
  ["configure", { rows: "{" }, "Data not valid: rows"],
] as const)("[T05] %s with the wrong data %j is refused", async (action, data, words) => {
  expect(await refusedOf(action, data)).toBe(words);
});

test.each([{ password: "p", id: "N", user: "u" }, { rsaKey: "k" }])(
  "[T01] [T03] a page of the own origin signs nobody in by %j",
  async (data) => {
    const { status, msg, deeds } = await said("login", data, {}, "own");
    expect([status, msg, deeds]).toEqual([1, "Not allowed from this origin", []]);
    expect((await said("login", data, {}, "listed")).status).toBe(0);
  },
);

test("[EM-12] a fault of the application is answered once, without its words", async () => {
  const faults: unknown[] = [];
  const app = standInApp(
    {},
    {
      save: () => {
        throw new Error("at line 7");
      },
    },
  );
  const reply = await answerMessage(app, { action: "save", data: {} }, "listed", (fault) =>
    faults.push(fault),
  );
  expect(reply).toEqual({ status: 1, action: "save", msg: "The action failed" });
  expect(String(faults)).toContain("line 7");
});
