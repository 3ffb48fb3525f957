import { z } from "zod";
import { erpData } from "./erp-data.ts";
import { code, flag, side, text, variants } from "./fields.ts";

/**
 * What has to be so before an action is carried out.
 *
 * login     somebody is signed in, a guest too
 * user      somebody with an account is
 * project   a project is open
 * scene     its 3D view is shown
 */
export type Need = "login" | "user" | "project" | "scene";

/** A host's new project (spec 1 §4, §5): the defaults are the specification's. */
const newProject = {
  newproject: flag(true),
  nosaverequest: flag(false),
  addroom: flag(false),
};
const model = { catalog: code(), model: code(), header: variants(), ...newProject };
const capitals = () => code().transform((value) => value.toUpperCase());
const none = z.object({});

/** The data of every action with its defaults (spec 1 §5, §7); `addToCart` is an addition (docs/assumptions.md A187). What is missing is the empty text: which is refused is decided in order. */
export const ACTION_DATA = {
  changeVariant: z.object({ varCod: capitals(), varVal: capitals() }),
  getJsonProject: none,
  insertArticle: z.object({
    ...model,
    classification: code(),
    article: code(),
    side: code().transform((value) => value.toUpperCase() || "L"),
  }),
  loadGallery: z.object({ catalog: code(), model: code(), idGallery: code() }),
  navigateTo: z.object({ page: code(), params: text() }),
  openGallery: z.object({ catalog: code(), model: code(), idGallery: code(), ...newProject }),
  openProject: z.object({ id: code(), nosaverequest: flag(false) }),
  saveProject: z.object({ description: text(200) }),
  saveTranslations: none,
  takePicture: z.object({ width: side(), height: side() }),
  setLang: z.object({ lang: code() }),
  setCatalog: z.object(model),
  setModel: z.object(model),
  login: erpData,
  goTo: erpData,
  save: erpData,
  generateOffer: erpData,
  configure: erpData,
  addToCart: none,
} as const;
export type ActionName = keyof typeof ACTION_DATA;
export type DataOf<A extends ActionName> = z.output<(typeof ACTION_DATA)[A]>;
/** What a host may send. */
export type SentDataOf<A extends ActionName> = z.input<(typeof ACTION_DATA)[A]>;

export const ACTION_NAMES = Object.keys(ACTION_DATA) as readonly ActionName[];

/**
 * The needs of an action in the order in which they are checked.
 *
 * ASSUMED: which needs are whose, as the spec shows the checks but not their actions (docs/assumptions.md A180).
 */
export const NEEDS: { readonly [A in ActionName]: readonly Need[] } = {
  changeVariant: ["login", "project"],
  getJsonProject: ["login", "project"],
  insertArticle: ["login", "project"],
  loadGallery: ["login", "project"],
  navigateTo: [],
  openGallery: ["login", "project"],
  openProject: ["user"],
  saveProject: ["user", "project"],
  saveTranslations: ["login"],
  takePicture: ["login", "project", "scene"],
  setLang: [],
  setCatalog: ["login", "project"],
  setModel: ["login", "project"],
  login: [],
  goTo: [],
  save: ["login", "project"],
  generateOffer: ["user", "project"],
  configure: ["login"],
  addToCart: ["login", "project"],
};

/** Actions that begin a project themselves where they are asked to, and then need none. */
export const BEGINS_PROJECT: ReadonlySet<ActionName> = new Set([
  "insertArticle",
  "openGallery",
  "setCatalog",
  "setModel",
]);
