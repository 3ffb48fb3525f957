import { isUser, useSession } from "@stanza/web-site";
import { lazyPart, Popover } from "@stanza/web-ui";
import { IconUser } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import css from "./Header.module.css";

const AccountPanel = lazyPart(async () => (await import("./AccountPanel.tsx")).AccountPanel);
const PARTS = [AccountPanel];

/** First letters of the first and the last word of a name. */
function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const ends = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return ends.map((word) => word?.[0]?.toUpperCase() ?? "").join("");
}

/** The button that stands for the person, and what it opens. */
export function AccountMenu() {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const profile = useSession((state) => state.profile);
  const user = isUser(profile);
  const name = user && profile ? profile.name || profile.login : t("account.guest");
  return (
    <Popover position="bottom-end" width={270} opened={open} onChange={setOpen} trapFocus parts={PARTS}>
      <Popover.Target>
        <button type="button" className={css.account} title={name} onClick={() => setOpen(!open)}>
          <span aria-hidden="true">{user ? initials(name) : <IconUser size={17} />}</span>
          <span className="visually-hidden">{t("account.menu", { name })}</span>
        </button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t("account.menu", { name })} className={css.panel}>
        <AccountPanel name={name} close={() => setOpen(false)} />
      </Popover.Dropdown>
    </Popover>
  );
}
