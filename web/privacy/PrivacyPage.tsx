import { AppLink, Logo, paths } from "@stanza/web-site";
import { Card, toast } from "@stanza/web-ui";
import { useTranslation } from "react-i18next";
import { ConsentForm } from "./ConsentForm.tsx";
import css from "./Privacy.module.css";

/** The screen `/gdprprivacy`: what may be done with one's data, to look at and to change at any time (SH-22). */
export function PrivacyPage() {
  const { t } = useTranslation();
  return (
    <div className={css.page}>
      <Logo />
      <Card className={css.card}>
        <h1>{t("privacy.title")}</h1>
        <ConsentForm onSaved={() => toast(t("privacy.saved"), { key: "consents" })} />
        <AppLink href={paths.home()}>{t("nav.home")}</AppLink>
      </Card>
    </div>
  );
}
