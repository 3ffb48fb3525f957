import {
  type CheckedData,
  type Outcome,
  OWN_REFUSALS,
  REFUSALS,
  refused,
  SUCCESSES,
  succeeded,
} from "@stanza/embed";
import { takePicture as pictureOf } from "@stanza/web-pictures";
import { changeLanguage, interfaceLanguage } from "@stanza/web-site";
import { saveTranslations as saveTexts } from "@stanza/web-translator";
import { cartContent } from "../article-frame/cart-content.ts";
import { dataAddress } from "../page/data-address.ts";
import { projectJson } from "../page/project-json.ts";
import { inProject, takeModel } from "./prepare-project.ts";

/** Spec 1 §7 `getJsonProject`. */
export async function getJsonProject(): Promise<Outcome> {
  const file = await projectJson();
  return file ? succeeded(file) : refused(REFUSALS.project);
}

/** Spec 1 §7 `setModel`: the model that articles are taken from, with choices of its header. */
export const setModel = (data: CheckedData<"setModel">): Promise<Outcome> =>
  inProject(data, async () => {
    const refusal = takeModel(data);
    return refusal === undefined ? succeeded(SUCCESSES.model) : refused(refusal);
  });

/** Spec 1 §7 `setLang`: for this page alone; the device keeps what its person chose. */
export async function setLang({ lang }: CheckedData<"setLang">): Promise<Outcome> {
  const language = interfaceLanguage(lang);
  if (language === undefined) return refused(REFUSALS.noLanguages);
  await changeLanguage(language);
  return succeeded(SUCCESSES.language);
}

/** Spec 1 §7 `saveTranslations`: what the translator has typed here; it is said to be saved only when the server has said so. */
export async function saveTranslations(): Promise<Outcome> {
  const failure = await saveTexts();
  return failure === null ? succeeded(SUCCESSES.translations) : refused(OWN_REFUSALS.notSaved);
}

/** Spec 1 §7 `takePicture`: what the 3D view shows, as a data address. */
export async function takePicture(sides: CheckedData<"takePicture">): Promise<Outcome> {
  const picture = await pictureOf({ ...sides, type: "image/jpeg" });
  return succeeded(await dataAddress(picture));
}

/** The frame's article, for a shop that has a cart button of its own. */
export async function addToCart(): Promise<Outcome> {
  const content = await cartContent();
  return content ? succeeded(content) : refused(OWN_REFUSALS.noArticle);
}
