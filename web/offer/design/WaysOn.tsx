import { encodeProject } from "@stanza/codecs";
import { createAccount, signInAgain } from "@stanza/web-access";
import type { OpenProject } from "@stanza/web-project";
import { isUser, useAwayReason, useConfig, useSession } from "@stanza/web-site";
import { Button, lazyFlow } from "@stanza/web-ui";
import { IconBuildingStore, IconFileTypePdf, IconLogin2, IconMail, IconUserPlus } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import css from "./Design.module.css";

const icon = { size: 19, stroke: 1.7 } as const;

const ask = lazyFlow(async () => (await import("./RequestDialog.tsx")).requestOffer);
const mail = lazyFlow(async () => (await import("./MailDesignDialog.tsx")).mailDesign);

const download = lazyFlow(async () => (await import("./download-design.ts")).downloadDesign);

/** Asks a shop for an offer of the open design. */
export const askShop = ask;

/** What can be done with a design: each way with what comes of it. */
export function WaysOn({ open }: { readonly open: OpenProject }) {
  const { t, i18n } = useTranslation();
  const mails = useConfig((state) => state.config?.sendsmail === true);
  const away = useAwayReason();
  const profile = useSession((state) => state.profile);
  const printed = useConfig((state) => state.config?.designpdf);
  const prints = printed === undefined || printed.some((kind) => kind === profile?.kind);
  return (
    <section className={css.ways} aria-label={t("design.ways")}>
      <div className={css.way}>
        <Button
          variant="primary"
          size="lg"
          full
          reason={away}
          icon={<IconBuildingStore {...icon} />}
          onClick={() => void ask(open)}
        >
          {t("design.way.ask")}
        </Button>
        <p>{t("design.way.askText")}</p>
      </div>
      {mails ? (
        <div className={css.way}>
          <Button full reason={away} icon={<IconMail {...icon} />} onClick={() => void mail(open)}>
            {t("design.way.mail")}
          </Button>
          <p>{t("design.way.mailText")}</p>
        </div>
      ) : null}
      {mails && !isUser(profile) ? (
        <div className={css.way}>
          <Button
            full
            reason={away}
            icon={<IconUserPlus {...icon} />}
            onClick={() => void createAccount(encodeProject(open.document))}
          >
            {t("design.way.account")}
          </Button>
          <p>{t("design.way.accountText")}</p>
        </div>
      ) : null}
      {isUser(profile) ? null : (
        <div className={css.way}>
          <Button full reason={away} icon={<IconLogin2 {...icon} />} onClick={() => void signInAgain()}>
            {t("design.way.signIn")}
          </Button>
          <p>{t("design.way.signInText")}</p>
        </div>
      )}
      {prints ? (
        <div className={css.way}>
          <Button
            full
            reason={away}
            icon={<IconFileTypePdf {...icon} />}
            onClick={() => void download(open, i18n.language)}
          >
            {t("design.way.pdf")}
          </Button>
        </div>
      ) : null}
    </section>
  );
}
