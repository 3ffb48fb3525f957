export { turnInPlace } from "./in-place-mode.ts";
export { mayWordTexts } from "./may-word-texts.ts";
export { saveTranslations } from "./open-save.ts";
export { TranslatorTab } from "./TranslatorTab.tsx";
