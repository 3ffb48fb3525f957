import { useSyncExternalStore } from "react";
import { type Spoken, spokenNow, subscribe } from "./i18next.ts";

/** Texts for a component, which is drawn again when another language is spoken. */
export const useTranslation = (): Spoken => useSyncExternalStore(subscribe, spokenNow);

/** Nothing has to be tied together here. */
export const initReactI18next = { type: "3rdParty" };
