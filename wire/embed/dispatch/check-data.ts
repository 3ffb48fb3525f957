import type { ActionName, DataOf } from "../contract/actions.ts";
import { invalidLang, OWN_REFUSALS, REFUSALS, unknownPage } from "../contract/texts.ts";
import type { Sender } from "../gate/trusted-origins.ts";
import { type Checked, checkArticle, checkGallery, checkModel } from "./check-catalogue.ts";
import type { CheckedData, HostedApp } from "./hosted-app.ts";

type Checks = {
  readonly [A in ActionName]?: (
    app: HostedApp,
    data: DataOf<A>,
    sender: Sender,
  ) => Checked<CheckedData<A>> | Promise<Checked<CheckedData<A>>>;
};

/** Sides of a picture that is taken, px (reliability.md T05). */
const LEAST_SIDE = 16;
const MOST_SIDE = 4096;
const isSide = (side: number): boolean => Number.isInteger(side) && side >= LEAST_SIDE && side <= MOST_SIDE;

/** What each action asks of its data, in the order of the specification's refusals (spec 1 §5, §8). */
export const CHECKS: Checks = {
  changeVariant: (_, data) => {
    if (data.varCod === "") return { refusal: REFUSALS.variantCode };
    return data.varVal === "" ? { refusal: REFUSALS.variantValue } : { data };
  },
  openProject: (_, data) => {
    const id = Number.parseInt(data.id, 10);
    return id > 0 ? { data: { ...data, id: String(id) } } : { refusal: REFUSALS.projectId };
  },
  setCatalog: checkModel,
  setModel: checkModel,
  insertArticle: checkArticle,
  loadGallery: (app, data) => checkGallery(app, data, false),
  openGallery: (app, data) => checkGallery(app, data, true),
  navigateTo: (app, data) => {
    if (data.page === "") return { refusal: REFUSALS.page };
    const address = app.find.page(data.page, data.params);
    return address === undefined ? { refusal: unknownPage(data.page) } : { data: { ...data, address } };
  },
  goTo: (app, data) => {
    if (data.page === "" && data.project === undefined) return { refusal: REFUSALS.page };
    return data.page !== "" && app.find.page(data.page, "") === undefined
      ? { refusal: unknownPage(data.page) }
      : { data };
  },
  setLang: (app, data) => {
    if (data.lang === "") return { refusal: REFUSALS.lang };
    const { languages } = app.state();
    if (languages.length === 0) return { refusal: REFUSALS.noLanguages };
    const lang = languages.find((one) => one.toLowerCase() === data.lang.toLowerCase());
    return lang === undefined ? { refusal: invalidLang(data.lang) } : { data: { lang } };
  },
  takePicture: (_, data) =>
    isSide(data.width) && isSide(data.height) ? { data } : { refusal: OWN_REFUSALS.pictureSize },
  // An uploaded file could run on the own origin: what signs somebody in comes from listed hosts alone (T01, T03).
  login: (_, data, sender) =>
    sender === "own" && (data.password !== "" || data.rsaKey !== "")
      ? { refusal: OWN_REFUSALS.notListed }
      : { data },
};
