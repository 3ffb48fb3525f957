import { IconBuildingStore, IconCheck, IconLogin2, IconLogout, IconUser } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { signInAgain } from "../flows/sign-in-again.ts";
import { signOut } from "../flows/sign-out.ts";
import { changeShop, isUser, useSession } from "../stores/session-store.ts";
import { toast } from "../stores/toast-store.ts";
import { Button } from "../ui/Button.tsx";
import { Popover } from "../ui/Popover.ts";
import css from "./Header.module.css";
import { LanguageChoice } from "./LanguageChoice.tsx";
import { SchemeChoice } from "./SchemeChoice.tsx";

const icon = { size: 18, stroke: 1.6 } as const;

/** First letters of the first and the last word of a name. */
function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const ends = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return ends.map((word) => word?.[0]?.toUpperCase() ?? "").join("");
}

/** Who is signed in for which shop, language and scheme, signing in and out. */
export function AccountMenu() {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const profile = useSession((state) => state.profile);
  const user = isUser(profile);
  const name = user && profile ? profile.name || profile.login : t("account.guest");
  const leave = (action: () => Promise<unknown>) => {
    setOpen(false);
    void action();
  };
  return (
    <Popover position="bottom-end" width={270} opened={open} onChange={setOpen} trapFocus>
      <Popover.Target>
        <button type="button" className={css.account} title={name} onClick={() => setOpen(!open)}>
          <span aria-hidden="true">{user ? initials(name) : <IconUser size={17} />}</span>
          <span className="visually-hidden">{t("account.menu", { name })}</span>
        </button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t("account.menu", { name })} className={css.panel}>
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
          {user ? (
            <Button full icon={<IconLogout {...icon} />} onClick={() => leave(signOut)}>
              {t("account.signOut")}
            </Button>
          ) : (
            <Button full variant="primary" icon={<IconLogin2 {...icon} />} onClick={() => leave(signInAgain)}>
              {t("account.signIn")}
            </Button>
          )}
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}
