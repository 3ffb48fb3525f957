import { Button, saveFile } from "@stanza/web-ui";
import { useTranslation } from "react-i18next";
import css from "../SignInForm.module.css";

/** The codes for the day when the app is lost, shown once. */
export function RecoveryCodes({
  codes,
  onDone,
}: {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}) {
  const { t } = useTranslation();
  return (
    <div className={css.form}>
      <p role="status">{t("secondFactor.recovery")}</p>
      <ul className={css.codes} aria-label={t("secondFactor.recoveryCodes")}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Button
        full
        onClick={() =>
          saveFile(new Blob([`${codes.join("\n")}\n`], { type: "text/plain" }), "stanza-codes.txt")
        }
      >
        {t("secondFactor.saveCodes")}
      </Button>
      <Button variant="primary" full onClick={onDone}>
        {t("secondFactor.kept")}
      </Button>
    </div>
  );
}
