import { textIn } from "@stanza/catalogue";
import { formatLength } from "@stanza/quantities";
import { ArticlePicture, makerPicture } from "@stanza/web-pictures";
import { hover, Price, useCatalogues, useEvaluation, useLengthUnit, useRowUpdate } from "@stanza/web-project";
import { IconAlertTriangle } from "@tabler/icons-react";
import type { CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import css from "./Items.module.css";
import type { Item, ItemKind } from "./item-groups.ts";
import { StateBadge } from "./StateBadge.tsx";

export type FlatItem =
  | { readonly kind: "heading"; readonly key: string; readonly group: ItemKind; readonly count: number }
  | { readonly kind: "item"; readonly key: string; readonly item: Item };

interface Props {
  readonly flat: FlatItem;
  readonly place: CSSProperties;
  readonly isSelected: boolean;
  readonly isActive: boolean;
  readonly onChoose: (id: string, held: { toggle: boolean; range: boolean }) => void;
}

export function ItemLine({ flat, place, isSelected, isActive, onChoose }: Props) {
  const { t } = useTranslation();
  if (flat.kind === "heading")
    return (
      <div role="presentation" className={css.heading} style={place}>
        {t(`items.group.${flat.group}`)} <span>{flat.count}</span>
      </div>
    );
  const { item } = flat;
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the list has the focus and names its active option
    // biome-ignore lint/a11y/useKeyWithClickEvents: the list hears the keys
    <div
      id={`item-${item.id}`}
      role="option"
      aria-selected={isSelected}
      className={css.line}
      data-active={isActive || undefined}
      style={place}
      onClick={(event) =>
        onChoose(item.id, { toggle: event.ctrlKey || event.metaKey, range: event.shiftKey })
      }
      onPointerEnter={() => hover(item.id)}
      onPointerLeave={() => hover(null)}
    >
      <Content item={item} />
    </div>
  );
}

function Content({ item }: { readonly item: Item }) {
  const { t, i18n } = useTranslation();
  const unit = useLengthUnit();
  const catalogue = useCatalogues((state) => state.loaded.get(item.catalogue)?.open);
  const priced = useEvaluation((state) => state.priced?.rows.find(({ rowId }) => rowId === item.id));
  const update = useRowUpdate(item.id);
  const currency = useEvaluation((state) => state.priced?.currency ?? "EUR");
  const language = i18n.language;
  const box = item.row?.article.box;
  const isUnpriced = priced?.lines.some(({ price }) => price.kind === "unpriced") ?? false;
  return (
    <>
      <ArticlePicture
        article={item.row?.article}
        catalogue={catalogue}
        photo={makerPicture(item.row, catalogue)}
        className={css.picture}
      />
      <span className={css.text}>
        <span className={css.name}>
          {item.quantity > 1 ? `${item.quantity} × ` : null}
          {textIn(item.name, language)}
        </span>
        <span className={css.under}>
          <span className={css.facts} data-fault={item.fault ? true : undefined}>
            {update && update.state !== "upToDate" ? <StateBadge state={update.state} /> : null}
            {item.fault
              ? textIn(item.fault, language)
              : `${item.code}${box && box[0] > 0 ? ` · ${formatLength(box[0], unit, language)}` : ""}`}
          </span>
          <span className={css.price}>
            {isUnpriced ? (
              <em>{t("variants.noPrice")}</em>
            ) : priced?.inBasket ? (
              <Price amount={priced.total} currency={currency} />
            ) : null}
          </span>
        </span>
      </span>
      {item.problems > 0 ? (
        <IconAlertTriangle
          size={16}
          stroke={1.8}
          className={css.warning}
          aria-label={t("items.hasProblems")}
        />
      ) : null}
    </>
  );
}
