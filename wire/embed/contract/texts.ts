/**
 * What a host is told with status 1, word for word as the specification has it, since hosts match on it (spec 1 §8). The order is the order
 * in which an action is checked.
 */
export const REFUSALS = {
  guest: "This site doesn't allow guest users!",
  unknownAction: "Unknown action",
  login: "First must do login",
  project: "You must first initialize a project",
  scene: "You must first go to 3D view",
  variantCode: "Missing variant code",
  variantValue: "Missing variant value",
  projectId: "Missing id project",
  catalogue: "Missing catalog",
  unknownCatalogue: "Catalog not found",
  model: "Missing model",
  unknownModel: "Model unknown",
  classification: "Missing classification",
  article: "Missing article",
  unknownArticle: "Article not found",
  galleryId: "Missing id gallery",
  unknownGallery: "Unknown id gallery",
  noGallery: "No gallery available",
  page: "Missing page to go",
  lang: "Missing lang",
  noLanguages: "No valid language set in the config",
} as const;

/** ASSUMED: the brackets belong to the words (docs/assumptions.md A181). */
export const unknownPage = (page: string): string => `Unknown page [${page}]`;
export const invalidLang = (lang: string): string => `Lang [${lang}] not valid`;

/** What a host is told with status 0 where the answer is a sentence (spec 1 §8, `Page chenged` included). */
export const SUCCESSES = {
  loaded: "Project loaded OK",
  model: "Model set correctly",
  article: "Article added correctly",
  gallery: "Gallery loaded correctly",
  page: "Page chenged",
  translations: "Translations saved",
  language: "Language changed",
} as const;

/** Told when the project that a host asks for is not there, whatever else the failure says (spec 1 §8). */
export const MISSING_PROJECT = "Missing Project File";

/** Told beside the failure of a sign-in (spec 1 §8, spec 2 §8). */
export const LOGIN_FAILED = "Incorrect data, please check your credentials.";
export const KEY_LOGIN_FAILED = "RSA login failed";

/**
 * Refusals that the specification has no words for.
 *
 * ASSUMED: the words (docs/assumptions.md A181); the cases come from reliability.md T01, T04, T05, T10.
 */
export const OWN_REFUSALS = {
  tooLarge: "Message too large",
  tooMany: "Too many messages",
  notListed: "Not allowed from this origin",
  badData: "Data not valid",
  pictureSize: "Picture size not valid",
  cancelled: "Cancelled by the user",
  readOnly: "Project is read only",
  unknownVariant: "Variant not found",
  refusedVariant: "Variant value not valid",
  noArticle: "No article in the frame",
  noPlace: "No place for it in the room",
  notSaved: "Not saved",
  offer: "Offer not created",
  shop: "Shop not allowed",
  secondFactor: "A second factor is needed to sign in",
  connection: "No connection",
  failed: "The action failed",
} as const;

/** The failure of opening a project as hosts know it: what names a missing file says just that (spec 1 §8 "normalised"). */
export const normalisedFailure = (content: string): string =>
  content.toLowerCase().includes(MISSING_PROJECT.toLowerCase()) ? MISSING_PROJECT : content;
