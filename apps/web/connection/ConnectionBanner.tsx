import { usePricesOf, useProject } from "@stanza/web-project";
import { TOAST_FLOOR } from "@stanza/web-ui";
import { IconCloudOff } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import css from "../maintenance/Maintenance.module.css";

/** A server that is back so soon was not away for anybody, ms. */
const CALM = 2000;

/** One line along the bottom of every screen while the server cannot be reached: what goes on, and what waits. */
export function ConnectionBanner() {
  const { t } = useTranslation();
  const [isShown, setShown] = useState(!navigator.onLine);
  useEffect(() => {
    const timer = setTimeout(setShown, CALM, true);
    return () => clearTimeout(timer);
  }, []);
  const day = usePricesOf();
  const isOpen = useProject(({ open }) => open !== null);
  const journal = useProject((state) => state.journal);
  if (!isShown) return null;
  const text = isOpen
    ? [
        t(journal === "device" ? "offline.goOn" : "offline.goOnNoJournal"),
        day === undefined ? "" : t("offline.pricesAre", { day }),
      ].join(" ")
    : t("offline.elsewhere");
  return (
    <section
      className={css.banner}
      aria-label={t("offline.title")}
      role="status"
      data-region
      {...TOAST_FLOOR}
    >
      <IconCloudOff size={18} stroke={1.7} aria-hidden="true" />
      <span className={css.line} title={text}>
        {text}
      </span>
    </section>
  );
}
