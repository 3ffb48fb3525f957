import { LANGUAGES } from "@stanza/quantities";
import { z } from "zod";

/** A language in which the interface and its letters speak to somebody. */
export const spokenLanguage = z.enum(LANGUAGES);
