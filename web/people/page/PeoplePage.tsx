import { Tabs } from "@stanza/web-ui";
import pageCss from "@stanza/web-ui/page.module.css";
import { useNavigate, useSearch } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { AuditList } from "../audit/AuditList.tsx";
import { PeopleList } from "../person/PeopleList.tsx";
import { ShopList } from "../shop/ShopList.tsx";
import css from "./People.module.css";

const TABS = ["people", "shops", "audit"] as const;
type Tab = (typeof TABS)[number];

const PANELS: Readonly<Record<Tab, () => ReactNode>> = {
  people: () => <PeopleList />,
  shops: () => <ShopList />,
  audit: () => <AuditList />,
};

/** Who signs in with which rights, the shops that they work for, and what was administered; for supervisors. */
export function PeoplePage() {
  const { t } = useTranslation();
  const { tab } = useSearch({ strict: false }) as { readonly tab?: string };
  const navigate = useNavigate();
  const chosen = TABS.find((one) => one === tab) ?? "people";
  return (
    <div className={pageCss.narrowPage}>
      <div className={pageCss.head}>
        <div>
          <h1>{t("people.title")}</h1>
          <p className={pageCss.meta}>{t("people.text")}</p>
        </div>
      </div>
      <Tabs
        label={t("people.title")}
        tabs={TABS.map((key) => ({ key, label: t(`people.tab.${key}`) }))}
        chosen={chosen}
        onChoose={(key) => void navigate({ to: ".", search: { tab: key }, replace: true })}
      >
        <div className={css.panel}>
          <h2 className="visually-hidden">{t(`people.tab.${chosen}`)}</h2>
          {PANELS[chosen]()}
        </div>
      </Tabs>
    </div>
  );
}
