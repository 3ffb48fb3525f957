import { z } from "zod";
import { invalidRequest, notSignedIn, operation, refusal } from "./operation.ts";

/** Most texts of one language that a deployment words itself. */
export const MOST_TRANSLATIONS = 5000;

const language = z.string().regex(/^[a-z]{2,3}$/);
/** Codes of catalogues stand in some keys, with whatever a code may hold but spaces. */
const key = z.string().regex(/^[^\s\p{Cc}]{1,200}$/u);
/** Plain text on as many lines as the interface's own has; it is never read as markup. */
const text = z
  .string()
  .trim()
  .min(1)
  .max(2000)
  .regex(/^[^\p{Cc}\u2028\u2029]*$/u, "expected a text without control characters");

/** Texts by language and key. */
const texts = z.record(language, z.record(key, text)).meta({ id: "Translations" });
export type Translations = z.output<typeof texts>;

/** What the translator changes: null gives a text back to the interface's own. */
const changes = z.record(language, z.record(key, text.nullable()));
export type TranslationChanges = z.output<typeof changes>;

export const getTranslations = operation({
  id: "getTranslations",
  method: "GET",
  path: "/api/translations",
  summary: "The texts that the deployment words itself, as the translator edits them",
  access: "translation.edit",
  responses: {
    200: z.object({ rev: z.int(), texts }),
    401: notSignedIn,
    403: refusal("forbidden"),
  },
});

export const saveTranslations = operation({
  id: "saveTranslations",
  method: "PUT",
  path: "/api/translations",
  summary: "Changes texts of the interface for everybody; all of the changes, or none",
  access: "translation.edit",
  body: z.object({
    /** The `rev` that the changes start from. */
    rev: z.int().nonnegative(),
    changes,
  }),
  responses: {
    200: z.object({ rev: z.int(), texts }),
    401: notSignedIn,
    403: refusal("forbidden"),
    409: refusal("changed-meanwhile", "too-many"),
    422: invalidRequest,
  },
});
