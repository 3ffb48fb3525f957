import kit from "@stanza/web-ui/panel.module.css";
import { useTranslation } from "react-i18next";

/** Stands where the room's settings are elsewhere, while nothing is selected. */
export function ProductHint() {
  const { t } = useTranslation();
  return (
    <div className={kit.panel}>
      <p className={kit.section}>{t("product.selectHint")}</p>
    </div>
  );
}
