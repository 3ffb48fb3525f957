import { textIn } from "@stanza/catalogue";
import type { WallId } from "@stanza/project";
import { useCatalogues, useProject } from "@stanza/web-project";
import { Menu, MenuItem, MenuLabel, type OpeningButton } from "@stanza/web-ui";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { addToWall, takeInHand } from "./add-building-article.ts";
import { type BuildingKind, buildingArticles } from "./building-articles.ts";
import css from "./Room.module.css";

interface Props {
  readonly what: BuildingKind;
  /** Openings go into this wall at once; without it, and for obstacles, they are taken in hand. */
  readonly wall?: WallId;
  /** The button that opens it. */
  readonly children: OpeningButton;
}

/** The building's articles by folder: a choice takes one in hand, or puts it into the given wall. */
export function BuildingMenu({ what, wall, children }: Props) {
  return (
    <Menu button={children} place="bottom" width={280} className={css.building}>
      <BuildingItems what={what} wall={wall} />
    </Menu>
  );
}

/** Gathered when the menu opens. */
function BuildingItems({ what, wall }: Omit<Props, "children">) {
  const { t, i18n } = useTranslation();
  const loaded = useCatalogues((state) => state.loaded);
  const used = useProject((state) => state.open?.document.project.catalogues);
  const groups = useMemo(
    () =>
      buildingArticles(
        [...loaded.values()].map((one) => one.open),
        (catalogue) => used?.[catalogue.code]?.model ?? catalogue.defaultModel().code,
        what,
      ),
    [loaded, used, what],
  );
  if (groups.length === 0) return <MenuLabel>{t("building.none")}</MenuLabel>;
  return groups.map(({ catalogue, model, title, entries }) => [
    <MenuLabel key={`${catalogue.code} ${textIn(title, i18n.language)}`}>
      {textIn(title, i18n.language)}
    </MenuLabel>,
    ...entries.map((entry) => (
      <MenuItem
        key={`${catalogue.code} ${entry.code}`}
        onClick={() =>
          wall === undefined
            ? takeInHand(catalogue, model, entry)
            : void addToWall(catalogue, model, entry, wall)
        }
      >
        {textIn(entry.description, i18n.language) || entry.code}
      </MenuItem>
    )),
  ]);
}
