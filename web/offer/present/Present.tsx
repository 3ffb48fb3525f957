import { customerName, type OfferPosition } from "@stanza/offer";
import { formatMoney, formatNumber } from "@stanza/quantities";
import { useProject, useTaxName } from "@stanza/web-project";
import { offerPdfUrl, pictureUrl } from "@stanza/web-site";
import { Button, buttonClass, Money, Segmented } from "@stanza/web-ui";
import { openPhotoMatch } from "@stanza/web-workspace";
import { IconDownload, IconPhoto } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { OfferShown } from "../page/offer-shown.ts";
import { useOffers } from "../page/use-offers.ts";
import { ArticlePicture } from "../rows/ArticlePicture.tsx";
import { useArticleSize } from "../rows/use-article-size.ts";
import css from "./Present.module.css";
import { presentSections } from "./present-sections.ts";
import { RoomOnShow } from "./RoomOnShow.tsx";
import { useWords } from "./use-words.ts";

/** The offer as the client sees it: pictures and words, no codes and no discounts, a price for each part and one for all. */
export function Present({ offer, document, projectId }: OfferShown) {
  const { t, i18n } = useTranslation();
  const tax = useTaxName();
  const [withTax, setWithTax] = useState(true);
  const [withSaving, setWithSaving] = useState(false);
  const summary = useProject((state) => state.open?.summary);
  const newest = useOffers(projectId).data?.find(({ state }) => state === "complete");
  const { photos = [] } = document.project;
  const name = document.project.description || t("project.untitled");
  const words = useWords(offer.language);
  const sections = presentSections(offer, withTax);
  const money = (amount: string) => formatMoney(amount, offer.currency, i18n.language);
  const pieces = offer.groups.reduce((count, { positions }) => count + positions.length, 0);
  const rest = sections.filter(({ kind }) => kind !== "goods");
  const isDiscounted = Number(offer.discount) > 0;
  return (
    <article className={css.present} aria-label={t("present.title")}>
      <header className={css.hero}>
        <RoomOnShow
          name={name}
          picture={
            summary?.hasPicture && projectId !== null ? pictureUrl(projectId, summary.revision) : undefined
          }
        />
        <div className={css.heroText}>
          <h2>{name}</h2>
          <p>
            {[customerName(document.customer), t("present.pieces", { count: pieces }), offer.shop.name]
              .filter(Boolean)
              .join(" · ")}
          </p>
        </div>
      </header>
      {offer.groups.map((group) => {
        const section = sections.find(({ catalogue }) => catalogue === group.catalogue);
        return (
          <section key={group.catalogue} className={css.section} aria-label={group.title}>
            <div className={css.sectionHead}>
              <h3>{group.title}</h3>
              {section ? (
                <strong>
                  <Money amount={section.amount} currency={offer.currency} />
                </strong>
              ) : null}
            </div>
            <ul className={css.pieces}>
              {group.positions.map((position) => (
                <Piece key={position.rowId} position={position} words={words.get(position.rowId) ?? []} />
              ))}
            </ul>
          </section>
        );
      })}
      {rest.length > 0 ? (
        <dl className={css.rest}>
          {rest.map(({ kind, amount }) => (
            <div key={kind}>
              <dt>
                {t(`totals.of.${kind}`)}
                {kind === "services" ? (
                  <small>{offer.services.map(({ description }) => description).join(", ")}</small>
                ) : null}
              </dt>
              <dd>
                <Money amount={amount} currency={offer.currency} />
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
      <footer className={css.total}>
        <div className={css.choices}>
          <Segmented
            label={t("present.tax")}
            value={withTax ? "with" : "without"}
            onChange={(value) => setWithTax(value === "with")}
            options={[
              { value: "with", label: t("present.withTax", { tax }) },
              { value: "without", label: t("present.withoutTax", { tax }) },
            ]}
          />
          {isDiscounted ? (
            <label className={css.saving}>
              <input
                type="checkbox"
                checked={withSaving}
                onChange={(event) => setWithSaving(event.target.checked)}
              />
              {t("present.showSaving")}
            </label>
          ) : null}
          {photos.length > 0 ? (
            <Button icon={<IconPhoto size={18} stroke={1.7} />} onClick={openPhotoMatch}>
              {t("present.inRoom")}
            </Button>
          ) : null}
        </div>
        <div className={css.amount}>
          <span>{t("totals.payable")}</span>
          <strong className="numeric">{money(withTax ? offer.payable : offer.netTotal)}</strong>
          <small>
            {t(withTax ? "present.ofWhichTax" : "present.plusTax", { tax, amount: money(offer.tax) })}
            {withSaving && isDiscounted
              ? ` · ${t("present.saving", { amount: money(offer.discount) })}`
              : null}
          </small>
          {newest ? (
            <a
              className={buttonClass({ variant: "primary", size: "lg" })}
              href={offerPdfUrl(newest.id)}
              download={`${newest.number}.pdf`}
            >
              <IconDownload size={18} stroke={1.7} aria-hidden="true" />
              {t("present.download", { number: newest.number })}
            </a>
          ) : null}
        </div>
      </footer>
    </article>
  );
}

function Piece({ position, words }: { readonly position: OfferPosition; readonly words: readonly string[] }) {
  const { i18n } = useTranslation();
  const size = useArticleSize(position.rowId);
  const count = Number(position.quantity) === 1 ? "" : `${formatNumber(position.quantity, i18n.language)} × `;
  return (
    <li className={css.piece}>
      <ArticlePicture rowId={position.rowId} kind="large" className={css.picture} />
      <strong>
        {count}
        {position.description}
      </strong>
      {words.length > 0 ? <span>{words.join(" · ")}</span> : null}
      {size ? <span>{size}</span> : null}
    </li>
  );
}
