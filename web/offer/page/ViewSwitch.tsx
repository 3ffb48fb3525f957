import { AppLink, type OfferView, paths } from "@stanza/web-site";
import { IconLayoutList, IconPresentation, IconTable } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import css from "./ViewSwitch.module.css";

const icon = { size: 17, stroke: 1.7, "aria-hidden": true } as const;
const VIEWS = [
  { view: "work", icon: <IconLayoutList {...icon} /> },
  { view: "present", icon: <IconPresentation {...icon} /> },
  { view: "order", icon: <IconTable {...icon} /> },
] as const;

/** Work, Present, Order: three addresses of one offer. The order grid is not offered on phones (ux.md §5.12). */
export function ViewSwitch({
  view,
  projectId,
}: {
  readonly view: OfferView;
  readonly projectId: number | null;
}) {
  const { t } = useTranslation();
  return (
    <nav className={css.switch} aria-label={t("offer.views")}>
      {VIEWS.map((one) => (
        <AppLink
          key={one.view}
          href={paths.offer({ projectId, view: one.view })}
          className={css.view}
          data-view={one.view}
          aria-current={one.view === view ? "page" : undefined}
        >
          {one.icon}
          {t(`offer.view.${one.view}`)}
        </AppLink>
      ))}
    </nav>
  );
}
