import { customerName, type Offer, type OfferPosition, offerSections } from "@stanza/offer";
import { formatNumber } from "@stanza/quantities";
import { useProject } from "@stanza/web-project";
import { pictureUrl } from "@stanza/web-site";
import { Money, Size } from "@stanza/web-ui";
import piecesCss from "@stanza/web-ui/pieces.module.css";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { OfferShown } from "../page/offer-shown.ts";
import { ArticlePicture } from "../rows/ArticlePicture.tsx";
import { useArticleSize } from "../rows/use-article-size.ts";
import css from "./Present.module.css";
import { PresentTotal } from "./PresentTotal.tsx";
import { RoomOnShow } from "./RoomOnShow.tsx";
import { useWords } from "./use-words.ts";

/** The offer as the client sees it: pictures and words, no codes and no discounts, a price for each part and one for all. */
export function Present({ offer, document, projectId }: OfferShown) {
  const { t } = useTranslation();
  const [withTax, setWithTax] = useState(true);
  const summary = useProject((state) => state.open?.summary);
  const { photos = [] } = document.project;
  const name = document.project.description || t("project.untitled");
  const words = useWords(offer.language);
  const sections = offerSections(offer, withTax) ?? [];
  const pieces = offer.groups.reduce((count, { positions }) => count + positions.length, 0);
  const rest = sections.filter(({ kind }) => kind !== "goods");
  return (
    <article className={css.present} aria-label={t("present.title")}>
      <header className={piecesCss.hero}>
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
      {offer.groups.map((group, index) => (
        <Pieces
          key={group.catalogue}
          group={group}
          amount={sections.find((section) => section.group === index)?.amount}
          currency={offer.currency}
          words={words}
        />
      ))}
      {rest.length > 0 ? (
        <dl className={css.rest}>
          {rest.map(({ kind, amount }) => (
            <div key={kind}>
              <dt>
                {t(kind === "rounding" ? "totals.rounding" : `totals.of.${kind}`)}
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
      <PresentTotal
        offer={offer}
        projectId={projectId}
        hasPhotos={photos.length > 0}
        withTax={withTax}
        onWithTax={setWithTax}
      />
    </article>
  );
}

interface PiecesProps {
  readonly group: Offer["groups"][number];
  /** Price of the group; undefined: it costs nothing. */
  readonly amount: string | undefined;
  readonly currency: string;
  /** The choices in words, by row id. */
  readonly words: ReadonlyMap<string, readonly string[]>;
}

/** The pieces of one catalogue under their price. */
function Pieces({ group, amount, currency, words }: PiecesProps) {
  return (
    <section aria-label={group.title}>
      <div className={css.sectionHead}>
        <h3>{group.title}</h3>
        {amount === undefined ? null : (
          <strong>
            <Money amount={amount} currency={currency} />
          </strong>
        )}
      </div>
      <ul className={piecesCss.pieces}>
        {group.positions.map((position) => (
          <Piece key={position.rowId} position={position} words={words.get(position.rowId) ?? []} />
        ))}
      </ul>
    </section>
  );
}

function Piece({ position, words }: { readonly position: OfferPosition; readonly words: readonly string[] }) {
  const { i18n } = useTranslation();
  const size = useArticleSize(position.rowId);
  const count = Number(position.quantity) === 1 ? "" : `${formatNumber(position.quantity, i18n.language)} × `;
  return (
    <li className={piecesCss.piece}>
      <ArticlePicture rowId={position.rowId} kind="large" className={piecesCss.picture} />
      <strong>
        {count}
        {position.description}
      </strong>
      {words.length > 0 ? <span>{words.join(" · ")}</span> : null}
      {size ? <Size>{size}</Size> : null}
    </li>
  );
}
