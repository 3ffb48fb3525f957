import { toast } from "@stanza/web-ui";
import { useTranslation } from "react-i18next";
import { ConsentForm } from "./ConsentForm.tsx";
import { OwnData } from "./OwnData.tsx";
import css from "./Privacy.module.css";

/** What may be done with one's data, all of it as a file, and its end, as a tab of the settings. */
export function PrivacyTab({ onErased }: { readonly onErased: () => void }) {
  const { t } = useTranslation();
  return (
    <div className={css.tab}>
      <ConsentForm onSaved={() => toast(t("privacy.saved"), { key: "consents" })} />
      <OwnData onErased={onErased} />
    </div>
  );
}
