import { type InEveryLanguage, inLanguage } from "@stanza/quantities";
import type { TechnicalLabels } from "../technical-labels.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { it } from "./it.ts";

const LABELS: InEveryLanguage<TechnicalLabels> = { en, it, de, fr, es };

/** The words of a technical sheet in its language; English for one that we do not speak. */
export const technicalLabels = (language: string): TechnicalLabels => inLanguage(LABELS, language);
