const t = (key: string, values?: object) =>
  `${key.split(".").at(-1)} ${Object.values(values ?? {}).join(" ")}`.trim();
const translation = { t, i18n: { language: "en" } };
export const useTranslation = () => translation;
