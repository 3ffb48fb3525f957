import type { InEveryLanguage } from "@stanza/quantities";
import { labelsIn } from "../labels-in.ts";
import type { PrintLabels } from "../print-labels.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { it } from "./it.ts";

const LABELS: InEveryLanguage<PrintLabels> = { en, it, de, fr, es };

/** The words of an offer in its language; English for one that we do not speak. */
export const printLabels = (language: string): PrintLabels => labelsIn(LABELS, language);
