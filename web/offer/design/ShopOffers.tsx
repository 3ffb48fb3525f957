import { useFormats } from "@stanza/web-site";
import { Button, Money } from "@stanza/web-ui";
import pageCss from "@stanza/web-ui/page.module.css";
import { IconExternalLink } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useOffers } from "../page/use-offers.ts";
import { showOffer } from "../print/PdfDialog.tsx";
import { OfferStatusBadge } from "../status/OfferStatusBadge.tsx";
import css from "./Design.module.css";

interface Props {
  readonly projectId: number;
  /** Name of the shop that made them. */
  readonly shop: string;
}

/** The offers that the shop has made of this project and sent: what was agreed stands there. Nothing where there is none. */
export function ShopOffers({ projectId, shop }: Props) {
  const { t } = useTranslation();
  const formats = useFormats();
  const made = useOffers(projectId).data ?? [];
  const sent = made.filter(({ state, status }) => state === "complete" && status !== "draft");
  if (sent.length === 0) return null;
  return (
    <section className={pageCss.card} aria-label={t("design.offersOf", { shop })}>
      <div className={pageCss.cardHead}>
        <h2>{t("design.offersOf", { shop })}</h2>
      </div>
      <ul className={css.links}>
        {sent.map(({ id, number, status, payable, currency, createdAt }) => (
          <li key={id}>
            <span>
              <strong>{number}</strong> <OfferStatusBadge status={status} />
              <br />
              {formats.moment(createdAt)} · <Money amount={payable} currency={currency} />
            </span>
            <Button
              size="sm"
              icon={<IconExternalLink size={16} stroke={1.7} />}
              aria-label={t("documents.openOf", { number })}
              onClick={() => void showOffer({ offerId: id, number })}
            >
              {t("documents.open")}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
