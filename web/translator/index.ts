export { saveTranslations } from "./open-save.ts";
export { TranslatorTab } from "./TranslatorTab.tsx";
