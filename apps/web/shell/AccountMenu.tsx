import { isUser, useSession } from "@stanza/web-site";
import { lazyPart, Popover } from "@stanza/web-ui";
import { IconUser } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import css from "./Header.module.css";
import { initials } from "./initials.ts";

const AccountPanel = lazyPart(async () => (await import("./AccountPanel.tsx")).AccountPanel);

/** The button that stands for the person, and what it opens. */
export function AccountMenu() {
  const { t } = useTranslation();
  const profile = useSession((state) => state.profile);
  const user = isUser(profile);
  const name = user && profile ? profile.name || profile.login : t("account.guest");
  return (
    <Popover
      button={
        <button type="button" className={css.account} title={name}>
          <span aria-hidden="true">{user ? initials(name) : <IconUser size={17} />}</span>
          <span className="visually-hidden">{t("account.menu", { name })}</span>
        </button>
      }
      place="bottom-end"
      width={270}
      label={t("account.menu", { name })}
      className={css.panel}
    >
      {(close) => <AccountPanel name={name} close={close} />}
    </Popover>
  );
}
