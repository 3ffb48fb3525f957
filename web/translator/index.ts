export { TranslatorTab } from "./TranslatorTab.tsx";
