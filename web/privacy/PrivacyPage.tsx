import { AppLink, Logo, paths } from "@stanza/web-site";
import { Card, toast } from "@stanza/web-ui";
import cardCss from "@stanza/web-ui/card-page.module.css";
import { useTranslation } from "react-i18next";
import { ConsentForm } from "./ConsentForm.tsx";

/** The screen `/gdprprivacy`: what may be done with one's data, to look at and to change at any time (SH-22). */
export function PrivacyPage() {
  const { t } = useTranslation();
  return (
    <div className={cardCss.page}>
      <Logo />
      <Card className={cardCss.card}>
        <h1>{t("privacy.title")}</h1>
        <ConsentForm onSaved={() => toast(t("privacy.saved"), { key: "consents" })} />
        <AppLink href={paths.home()}>{t("nav.home")}</AppLink>
      </Card>
    </div>
  );
}
