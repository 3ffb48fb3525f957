import type { Design, DesignPiece } from "@stanza/offer";
import { formatNumber } from "@stanza/quantities";
import { Money, Size } from "@stanza/web-ui";
import piecesCss from "@stanza/web-ui/pieces.module.css";
import { useTranslation } from "react-i18next";
import { useWords } from "../present/use-words.ts";
import { ArticlePicture } from "../rows/ArticlePicture.tsx";
import { useArticleSize } from "../rows/use-article-size.ts";
import css from "./Design.module.css";

/** The pieces, each with picture, size, finish and its price with tax. */
export function DesignPieces({ design }: { readonly design: Design }) {
  const { t, i18n } = useTranslation();
  const words = useWords(i18n.language);
  return (
    <section className={css.list} aria-label={t("design.pieces")}>
      <ul className={piecesCss.pieces}>
        {design.pieces.map((piece) => (
          <Piece
            key={piece.rowId}
            piece={piece}
            currency={design.currency}
            words={words.get(piece.rowId) ?? []}
          />
        ))}
      </ul>
    </section>
  );
}

interface PieceProps {
  readonly piece: DesignPiece;
  readonly currency: string;
  /** Its choices in words. */
  readonly words: readonly string[];
}

function Piece({ piece, currency, words }: PieceProps) {
  const { t, i18n } = useTranslation();
  const { rowId, description, quantity, optional, amount } = piece;
  const size = useArticleSize(rowId);
  const count = Number(quantity) === 1 ? "" : `${formatNumber(quantity, i18n.language)} × `;
  return (
    <li className={piecesCss.piece}>
      <ArticlePicture rowId={rowId} kind="large" className={piecesCss.picture} />
      <strong>
        {count}
        {description}
      </strong>
      {words.length > 0 ? <span>{words.join(" · ")}</span> : null}
      {size ? <Size>{size}</Size> : null}
      {optional ? <span>{t("design.optional")}</span> : null}
      <span className={css.price}>
        {amount === undefined ? t("offer.noPrice") : <Money amount={amount} currency={currency} />}
      </span>
    </li>
  );
}
