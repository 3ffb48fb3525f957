import { textIn } from "@stanza/catalogue";
import { SelectField } from "@stanza/web-ui";
import chipCss from "@stanza/web-ui/chip.module.css";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { GallerySearch } from "../galleries/GalleryFinder.tsx";
import type { GalleryItem } from "../galleries/gallery-item.ts";
import { filterChoices, type GalleryFilter } from "./gallery-filter.ts";
import css from "./Inspiration.module.css";

interface Props {
  readonly items: readonly GalleryItem[];
  readonly filter: GalleryFilter;
  readonly onChange: (change: Partial<GalleryFilter>) => void;
}

/** Widths of wall that people have, mm. */
const WIDTHS = [2500, 3200, 4000, 5000];

/** The filters of the galleries: words, room, catalogue, style, width. */
export function GalleryFilters({ items, filter, onChange }: Props) {
  const { t, i18n } = useTranslation();
  const { rooms, styles, catalogues } = filterChoices(items, i18n.language);
  const metres = new Intl.NumberFormat(i18n.language, { style: "unit", unit: "meter" });
  return (
    <div className={css.filters}>
      <div className={css.searchLine}>
        <GallerySearch value={filter.query} onChange={(query) => onChange({ query })} />
        <SelectField
          label={t("ideas.catalogue")}
          hideLabel
          value={filter.catalogue ?? ""}
          options={[
            { value: "", label: t("ideas.allCatalogues") },
            ...catalogues.map(({ code, description }) => ({
              value: code,
              label: textIn(description, i18n.language),
            })),
          ]}
          onChange={(event) => onChange({ catalogue: event.target.value || null })}
        />
        <SelectField
          label={t("ideas.style")}
          hideLabel
          value={filter.style ?? ""}
          options={[
            { value: "", label: t("ideas.allStyles") },
            ...styles.map((style) => ({ value: style, label: style })),
          ]}
          onChange={(event) => onChange({ style: event.target.value || null })}
        />
        <SelectField
          label={t("ideas.width")}
          hideLabel
          value={String(filter.width ?? "")}
          options={[
            { value: "", label: t("ideas.anyWidth") },
            ...WIDTHS.map((mm) => ({
              value: String(mm),
              label: t("ideas.upTo", { width: metres.format(mm / 1000) }),
            })),
          ]}
          onChange={(event) => onChange({ width: Number(event.target.value) || null })}
        />
      </div>
      <Rooms rooms={rooms} chosen={filter.room} onChoose={(room) => onChange({ room })} />
    </div>
  );
}

interface RoomsProps {
  readonly rooms: ReturnType<typeof filterChoices>["rooms"];
  readonly chosen: GalleryFilter["room"];
  readonly onChoose: (room: GalleryFilter["room"]) => void;
}

function Rooms({ rooms, chosen, onChoose }: RoomsProps) {
  const { t } = useTranslation();
  const name = useId();
  return (
    <fieldset className={css.rooms}>
      <legend className="visually-hidden">{t("ideas.room")}</legend>
      {[null, ...rooms].map((room) => (
        <label key={room ?? "all"} className={chipCss.chip}>
          <input type="radio" name={name} checked={room === chosen} onChange={() => onChoose(room)} />
          {room === null ? t("ideas.allRooms") : t(`roomKind.${room}`)}
        </label>
      ))}
    </fieldset>
  );
}
