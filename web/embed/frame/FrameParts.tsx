import { isClientLink, isUser, useConfig, useSession } from "@stanza/web-site";
import { ErrorState } from "@stanza/web-ui";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useHostSession } from "../host-session.ts";
import css from "./FrameParts.module.css";

interface Props {
  /** Of the page's address. */
  readonly path: string;
}

/** What only a page inside another one has: the host's line, and the refusal of guests where it admits none (ux.md §5.20). */
export function FrameParts({ path }: Props) {
  const { t } = useTranslation();
  const headerContent = useHostSession((state) => state.headerContent);
  const isReady = useHostSession((state) => state.isReady);
  const isKnown = useSession(({ profile }) => isUser(profile));
  const isAdmitted = useConfig((state) => state.guestsAdmitted);
  const isRefused = isReady && !isKnown && !isAdmitted && !isClientLink(path);
  useEffect(() => {
    const main = document.getElementById("main");
    if (!main || !isRefused) return;
    main.inert = true;
    return () => {
      main.inert = false;
    };
  }, [isRefused]);
  return (
    <>
      {headerContent === "" ? null : <p className={css.line}>{headerContent}</p>}
      {isRefused ? (
        <div className={css.refusal}>
          <ErrorState isPage title={t("embed.guestsRefused")} text={t("embed.guestsRefusedText")} />
        </div>
      ) : null}
    </>
  );
}
