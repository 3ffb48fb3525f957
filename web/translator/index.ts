export { saveTranslations } from "./open-save.ts";
export { turnInPlace } from "./in-place-mode.ts";
export { mayWordTexts } from "./may-word-texts.ts";
export { TranslatorTab } from "./TranslatorTab.tsx";
