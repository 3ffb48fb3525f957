import { ownValue } from "@stanza/catalogue";
import type { SharedPositions } from "@stanza/contract";
import { type ChoiceWords, choiceText, type OfferPosition, type PositionWords } from "@stanza/offer";
import { formatNumber } from "@stanza/quantities";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { KeptView } from "./kept-view.ts";
import css from "./Link.module.css";
import rows from "./Positions.module.css";

/** Pictures and words of the positions, as far as they are there. */
export type Views = KeptView<SharedPositions>;

/** What a row is, in words; undefined: nothing is known of it. */
export const wordsOf = (views: Views, rowId: string): PositionWords | undefined =>
  views.state === "ready" ? ownValue(views.view.words, rowId) : undefined;

/** The name of a position with its size, the finishes that are its own, and its note. */
export function PositionText({
  position,
  words,
  language,
}: {
  readonly position: OfferPosition;
  /** Of the offer. */
  readonly language: string;
  readonly words: PositionWords | undefined;
}) {
  const { quantity, description, note } = position;
  const facts = words
    ? [words.size, ...words.choices.map((one) => choiceText(one, language))].filter(Boolean)
    : [];
  return (
    <>
      <span className={rows.name}>
        {quantity === "1" ? "" : `${formatNumber(quantity, language)} × `}
        {description}
      </span>
      {facts.length > 0 ? <span className={rows.factsOf}>{facts.join(" · ")}</span> : null}
      {note ? <span className={rows.note}>{note}</span> : null}
    </>
  );
}

/** What holds for every position below that does not say otherwise. */
export function Finishes({ common }: { readonly common: readonly ChoiceWords[] }) {
  const { t, i18n } = useTranslation();
  if (common.length === 0) return null;
  return (
    <p className={rows.finishes}>
      <span className={css.hint}>{t("link.finishes")}</span>{" "}
      {common.map((one) => choiceText(one, i18n.language)).join(" · ")}
    </p>
  );
}

/** A position's picture. Its name stands beside it. */
export function PositionPicture({ rowId, views }: { readonly rowId: string; readonly views: Views }) {
  const picture =
    views.state === "ready" ? views.view.pictures[ownValue(views.view.pictureOf, rowId) ?? -1] : undefined;
  // An SVG inside an image cannot run scripts.
  const source = useMemo(
    () =>
      picture?.startsWith("data:") ? picture : picture && `data:image/svg+xml,${encodeURIComponent(picture)}`,
    [picture],
  );
  if (views.state === "none") return <span />;
  return (
    <span
      className={rows.picture}
      data-empty={source === undefined || undefined}
      data-loading={views.state === "loading" || undefined}
    >
      {source ? <img src={source} alt="" /> : null}
    </span>
  );
}
