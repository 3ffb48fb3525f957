import { openSecurity, signInAgain, signOut } from "@stanza/web-access";
import { changeShop, goTo, isUser, LanguageChoice, paths, SchemeChoice, useSession } from "@stanza/web-site";
import { Button, toast } from "@stanza/web-ui";
import {
  IconBuildingStore,
  IconCheck,
  IconLogin2,
  IconLogout,
  IconSettings,
  IconShieldLock,
} from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import css from "./Header.module.css";

const icon = { size: 18, stroke: 1.6 } as const;

/** The signed-in person with shop, language and colour scheme; signing in and out. */
export function AccountPanel({ name, close }: { readonly name: string; readonly close: () => void }) {
  const { t } = useTranslation();
  const profile = useSession((state) => state.profile);
  const user = isUser(profile);
  const leave = (action: () => Promise<unknown>) => {
    close();
    void action();
  };
  return (
    <>
      <div className={css.identity}>
        <strong>{name}</strong>
        {profile ? <span>{profile.shop.name}</span> : null}
      </div>
      {profile && profile.shops.length > 1 ? (
        <div className={css.choices}>
          {t("account.shop")}
          {profile.shops.map((shop) => (
            <Button
              key={shop.code}
              variant="subtle"
              full
              className={css.shop}
              aria-pressed={shop.code === profile.shop.code}
              icon={
                shop.code === profile.shop.code ? <IconCheck {...icon} /> : <IconBuildingStore {...icon} />
              }
              onClick={async () => {
                if (!(await changeShop(shop.code))) toast(t("account.shopFailed"), { kind: "error" });
              }}
            >
              {shop.name}
            </Button>
          ))}
        </div>
      ) : null}
      <div className={css.choices}>
        {t("language.label")}
        <LanguageChoice />
      </div>
      <div className={css.choices}>
        {t("scheme.label")}
        <SchemeChoice />
      </div>
      <div className={css.choices}>
        <Button
          full
          icon={<IconSettings {...icon} />}
          onClick={() => leave(() => goTo(paths.userSettings()))}
        >
          {t("settings.title")}
        </Button>
        {user ? (
          <>
            <Button full icon={<IconShieldLock {...icon} />} onClick={() => leave(openSecurity)}>
              {t("security.title")}
            </Button>
            <Button full icon={<IconLogout {...icon} />} onClick={() => leave(signOut)}>
              {t("account.signOut")}
            </Button>
          </>
        ) : (
          <Button full variant="primary" icon={<IconLogin2 {...icon} />} onClick={() => leave(signInAgain)}>
            {t("account.signIn")}
          </Button>
        )}
      </div>
    </>
  );
}
