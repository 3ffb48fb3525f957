import { textIn } from "@stanza/catalogue";
import type { WallId } from "@stanza/project";
import { useCatalogues, useProject } from "@stanza/web-project";
import { Menu } from "@stanza/web-ui";
import { type ReactElement, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { addToWall, takeInHand } from "./add-building-article.ts";
import { type BuildingKind, buildingArticles } from "./building-articles.ts";
import css from "./Room.module.css";

interface Props {
  readonly what: BuildingKind;
  /** Openings go into this wall at once; without it, and for obstacles, they are taken in hand. */
  readonly wall?: WallId;
  /** The button that opens it. */
  readonly children: ReactElement;
}

/** What the building has, by folder: a choice takes it in hand, or puts it into the given wall. */
export function BuildingMenu({ what, wall, children }: Props) {
  const { t, i18n } = useTranslation();
  const [open, setOpen] = useState(false);
  const loaded = useCatalogues((state) => state.loaded);
  const used = useProject((state) => state.open?.document.project.catalogues);
  const groups = useMemo(
    () =>
      open
        ? buildingArticles(
            [...loaded.values()].map((one) => one.open),
            (catalogue) => used?.[catalogue.code]?.model ?? catalogue.defaultModel().code,
            what,
          )
        : [],
    [open, loaded, used, what],
  );
  return (
    <Menu opened={open} onChange={setOpen} position="bottom" width={280} withinPortal shadow="md">
      <Menu.Target>{children}</Menu.Target>
      <Menu.Dropdown className={css.building}>
        {groups.length === 0 ? <Menu.Label>{t("building.none")}</Menu.Label> : null}
        {groups.map(({ catalogue, model, title, entries }) => [
          <Menu.Label key={`${catalogue.code} ${textIn(title, i18n.language)}`}>
            {textIn(title, i18n.language)}
          </Menu.Label>,
          ...entries.map((entry) => (
            <Menu.Item
              key={`${catalogue.code} ${entry.code}`}
              onClick={() =>
                wall === undefined
                  ? takeInHand(catalogue, model, entry)
                  : void addToWall(catalogue, model, entry, wall)
              }
            >
              {textIn(entry.description, i18n.language) || entry.code}
            </Menu.Item>
          )),
        ])}
      </Menu.Dropdown>
    </Menu>
  );
}
