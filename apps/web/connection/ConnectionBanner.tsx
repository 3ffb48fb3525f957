import { usePricesOf, useProject } from "@stanza/web-project";
import { NoticeBanner } from "@stanza/web-ui";
import { IconCloudOff } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";

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
    <NoticeBanner
      label={t("offline.title")}
      icon={<IconCloudOff size={18} stroke={1.7} aria-hidden="true" />}
      isStatus
      line={text}
      title={text}
    />
  );
}
