import type { Client } from "@stanza/contract";
import { formatLongDate, formatMoney, formatNumber } from "@stanza/quantities";
import { ask, Button, toast } from "@stanza/web-ui";
import { IconArrowRight } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import css from "./Link.module.css";
import own from "./SharedDesign.module.css";

type Opened = Extract<Awaited<ReturnType<Client["openDesign"]>>, { readonly status: 200 }>;

interface Props {
  readonly token: string;
  readonly shared: Opened["body"];
  readonly onContinue: () => void;
  /** Takes the link back; false: that was not to be. */
  readonly onEnd: () => Promise<boolean>;
}

/** The design with its price of today, what has become of the request, and the way back to it. */
export function SharedDesign({ token, shared, onContinue, onEnd }: Props) {
  const { t } = useTranslation();
  const [hasPicture, setHasPicture] = useState(shared.hasPicture);
  const { design, request, expiresAt } = shared;
  const name = design.description || t("project.untitled");
  const money = (amount: string) => formatMoney(amount, design.currency, design.language);
  const day = (at: string) => formatLongDate(at.slice(0, 10), design.language);
  const tax = t(design.unitedStates ? "link.salesTax" : "terms.vat");
  const end = async () => {
    const answer = await ask({
      title: t("design.revokeTitle"),
      text: t("design.revokeText"),
      choices: [
        { answer: "keep", label: t("action.cancel") },
        { answer: "end", label: t("design.revoke"), look: "danger" },
      ],
    });
    if (answer === "end" && !(await onEnd()))
      toast(t("design.problem.failed"), { key: "design-link", kind: "error" });
  };
  return (
    <div className={css.page}>
      <header className={css.head}>
        <div className={css.sender}>
          <strong>{design.shop.name}</strong>
        </div>
        <h1>{name}</h1>
        <p className={css.facts}>{t("design.priceOf", { date: day(design.date) })}</p>
      </header>
      {request ? (
        <p className={own.state} role="status">
          {t(`design.request.${request.state}`, { shop: design.shop.name, date: day(request.at) })}
        </p>
      ) : null}
      {hasPicture ? (
        <figure className={css.stage}>
          <img
            className={own.picture}
            src={`/api/d/${token}/picture`}
            alt={t("present.picture")}
            onError={() => setHasPicture(false)}
          />
        </figure>
      ) : null}
      <div className={css.columns}>
        <section className={css.card} aria-label={t("design.pieces")}>
          <ul className={own.pieces}>
            {design.pieces.map(({ rowId, description, quantity, optional, amount }) => (
              <li key={rowId}>
                <span>
                  {Number(quantity) === 1 ? "" : `${formatNumber(quantity, design.language)} × `}
                  {description}
                  {optional ? <small> {t("design.optional")}</small> : null}
                </span>
                <span className="numeric">{amount === undefined ? t("offer.noPrice") : money(amount)}</span>
              </li>
            ))}
          </ul>
        </section>
        <aside className={css.aside}>
          <section className={css.card} aria-label={t("total.withTax", { tax })}>
            <p>{t("total.withTax", { tax })}</p>
            <strong className={own.total}>{money(design.total)}</strong>
            <p className={css.hint}>{t("design.withoutDelivery")}</p>
            {design.complete ? null : <p className={css.hint}>{t("total.incomplete")}</p>}
            <Button variant="primary" size="lg" full onClick={onContinue}>
              {t("design.continue")}
              <IconArrowRight size={18} stroke={1.8} />
            </Button>
          </section>
          <p className={css.hint}>{t("design.linkUntil", { date: day(expiresAt) })}</p>
          <Button onClick={() => void end()}>{t("design.revokeLink")}</Button>
        </aside>
      </div>
    </div>
  );
}
