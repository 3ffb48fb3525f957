import { usePresence } from "@stanza/web-project";
import { translate } from "@stanza/web-site";
import { announce } from "@stanza/web-ui";
import { IconUser } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { initials } from "./initials.ts";
import css from "./Present.module.css";

/** Others are counted beyond so many. */
const MOST = 3;

/** The other people who have the open project open; who comes or goes is said aloud. */
export function Present() {
  const { t, i18n } = useTranslation();
  const names = usePresence((state) => state.names);
  const called = names.map((name) => name || t("account.guest"));
  const text =
    names.length === 0
      ? ""
      : t("presence.here", {
          count: names.length,
          names: new Intl.ListFormat(i18n.language).format(called),
        });
  const before = useRef("");
  useEffect(() => {
    if (before.current !== text) announce(text || translate("presence.alone"));
    before.current = text;
  }, [text]);
  if (names.length === 0) return null;
  return (
    <span className={css.people} title={text}>
      {names.slice(0, MOST).map((name) => (
        <span key={name} className={css.person} aria-hidden="true">
          {name === "" ? <IconUser size={14} /> : initials(name)}
        </span>
      ))}
      {names.length > MOST ? (
        <span className={css.person} aria-hidden="true">
          +{names.length - MOST}
        </span>
      ) : null}
      <span className="visually-hidden">{text}</span>
    </span>
  );
}
