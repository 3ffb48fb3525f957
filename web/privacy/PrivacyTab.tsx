import { toast } from "@stanza/web-ui";
import { useTranslation } from "react-i18next";
import { ConsentForm } from "./ConsentForm.tsx";
import css from "./Privacy.module.css";

/** What may be done with one's data, as a tab of the settings. */
export function PrivacyTab() {
  const { t } = useTranslation();
  return (
    <div className={css.tab}>
      <ConsentForm onSaved={() => toast(t("privacy.saved"), { key: "consents" })} />
    </div>
  );
}
