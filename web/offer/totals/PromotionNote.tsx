import type { PromotionStanding } from "@stanza/contract";
import type { PromotionChoice } from "@stanza/pricing";
import { Button } from "@stanza/web-ui";
import css from "@stanza/web-ui/page.module.css";
import { IconDiscountOff } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { openPromotions } from "../promotions/open-promotions.ts";

interface Props {
  readonly standing: PromotionStanding;
  readonly choice: PromotionChoice | undefined;
}

/** The chosen promotions do not hold, or nobody knows: what that means, and where to change it. */
export function PromotionNote({ standing, choice }: Props) {
  const { t, i18n } = useTranslation();
  const { state, refused } = standing;
  if (state !== "refused" && state !== "unavailable") return null;
  const codes = new Intl.ListFormat(i18n.language).format(refused.flatMap((kind) => choice?.[kind] ?? []));
  return (
    <div className={css.warning} role="status">
      <IconDiscountOff size={20} stroke={1.8} aria-hidden="true" />
      <div>
        <strong>
          {state === "refused" ? t("promotions.refused", { codes }) : t("promotions.unavailable")}
        </strong>
        <p>{t(state === "refused" ? "promotions.refusedText" : "promotions.unavailableText")}</p>
        <Button size="sm" onClick={openPromotions}>
          {t("promotions.open")}
        </Button>
      </div>
    </div>
  );
}
