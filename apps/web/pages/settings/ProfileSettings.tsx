import { openSecurity, signOut } from "@stanza/web-access";
import { useSession } from "@stanza/web-site";
import { Button } from "@stanza/web-ui";
import { IconLogout, IconShieldLock } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Facts } from "./Facts.tsx";
import css from "./Settings.module.css";

const icon = { size: 18, stroke: 1.6 } as const;

/** Who is signed in, and what guards the account. */
export function ProfileSettings() {
  const { t } = useTranslation();
  const profile = useSession((state) => state.profile);
  if (!profile) return null;
  const kind = profile.isAdmin ? "supervisor" : profile.kind;
  return (
    <>
      <Facts
        facts={[
          [t("settings.name"), profile.name],
          [t("signIn.user"), profile.login],
          [t("settings.kind"), t(`settings.kindOf.${kind}`)],
          [t("settings.level"), profile.sellerLevel > 0 ? String(profile.sellerLevel) : ""],
        ]}
      />
      <div className={css.actions}>
        <Button icon={<IconShieldLock {...icon} />} onClick={() => void openSecurity()}>
          {t("security.title")}
        </Button>
        <Button icon={<IconLogout {...icon} />} onClick={() => void signOut()}>
          {t("account.signOut")}
        </Button>
      </div>
    </>
  );
}
