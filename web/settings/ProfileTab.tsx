import { openSecurity, signInAgain, signOut } from "@stanza/web-access";
import { isUser, useSession } from "@stanza/web-site";
import { Button } from "@stanza/web-ui";
import { IconLogin2, IconLogout, IconShieldLock } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Facts } from "./Facts.tsx";
import css from "./Settings.module.css";

const icon = { size: 18, stroke: 1.6 } as const;

/** Who the person is here, and what guards their account. */
export function ProfileTab() {
  const { t } = useTranslation();
  const profile = useSession((state) => state.profile);
  if (!profile || !isUser(profile))
    return (
      <div className={css.settings}>
        <p>{t("settings.guest")}</p>
        <div className={css.actions}>
          <Button variant="primary" icon={<IconLogin2 {...icon} />} onClick={() => void signInAgain()}>
            {t("account.signIn")}
          </Button>
        </div>
      </div>
    );
  const kind = profile.isAdmin ? "supervisor" : profile.kind;
  return (
    <div className={css.settings}>
      <Facts
        of={[
          [t("settings.name"), profile.name || profile.login],
          [t("settings.login"), profile.login],
          [t("settings.kind"), t(`settings.kindOf.${kind}`)],
          ...(profile.kind === "pro" ? ([[t("settings.level"), String(profile.sellerLevel)]] as const) : []),
        ]}
      />
      <p>{t("settings.profileNote")}</p>
      <div className={css.actions}>
        <Button icon={<IconShieldLock {...icon} />} onClick={() => void openSecurity()}>
          {t("security.title")}
        </Button>
        <Button icon={<IconLogout {...icon} />} onClick={() => void signOut()}>
          {t("account.signOut")}
        </Button>
      </div>
    </div>
  );
}
