import { IconBuildingStore, IconCheck, IconLogin2, IconLogout, IconUser } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { signInAgain } from "../flows/sign-in-again.ts";
import { signOut } from "../flows/sign-out.ts";
import { changeShop, isUser, useSession } from "../stores/session-store.ts";
import { toast } from "../stores/toast-store.ts";
import { Menu } from "../ui/Menu.ts";
import css from "./Header.module.css";
import { LanguageChoice } from "./LanguageChoice.tsx";
import { SchemeChoice } from "./SchemeChoice.tsx";

const icon = { size: 18, stroke: 1.6 } as const;

/** First letters of the first and the last word of a name. */
function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((w) => w?.[0]?.toUpperCase() ?? "")
    .join("");
}

export function AccountMenu() {
  const { t } = useTranslation();
  const profile = useSession((state) => state.profile);
  const user = isUser(profile);
  const name = user && profile ? profile.name || profile.login : t("account.guest");
  return (
    <Menu position="bottom-end" width={260}>
      <Menu.Target>
        <button type="button" className={css.account} aria-label={t("account.menu", { name })} title={name}>
          {user ? initials(name) : <IconUser size={17} />}
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <div className={css.identity}>
          <strong>{name}</strong>
          {profile ? <span>{profile.shop.name}</span> : null}
        </div>
        {profile && profile.shops.length > 1 ? (
          <>
            <Menu.Divider />
            <Menu.Label>{t("account.shop")}</Menu.Label>
            {profile.shops.map((shop) => (
              <Menu.Item
                key={shop.code}
                leftSection={
                  shop.code === profile.shop.code ? <IconCheck {...icon} /> : <IconBuildingStore {...icon} />
                }
                onClick={async () => {
                  if (!(await changeShop(shop.code))) toast(t("account.shopFailed"), { kind: "error" });
                }}
              >
                {shop.name}
              </Menu.Item>
            ))}
          </>
        ) : null}
        <Menu.Divider />
        <div className={css.choices}>
          {t("language.label")}
          <LanguageChoice />
        </div>
        <div className={css.choices}>
          {t("scheme.label")}
          <SchemeChoice />
        </div>
        <Menu.Divider />
        {user ? (
          <Menu.Item leftSection={<IconLogout {...icon} />} onClick={() => void signOut()}>
            {t("account.signOut")}
          </Menu.Item>
        ) : (
          <Menu.Item leftSection={<IconLogin2 {...icon} />} onClick={() => void signInAgain()}>
            {t("account.signIn")}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
