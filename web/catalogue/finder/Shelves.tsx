import { useCatalogues, useOpenProject } from "@stanza/web-project";
import { useSession } from "@stanza/web-site";
import { IconHomeCheck, IconStar } from "@tabler/icons-react";
import { useEffect, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { loadFavourites, useFavourites } from "../favourites/favourites-store.ts";
import css from "./Finder.module.css";
import { modelInUse, type Shelf, useFinder } from "./finder-store.ts";
import { type FoundEntry, foundKey } from "./found-articles.ts";

/** Articles of all catalogues that stand apart from folders: what the person marked, and what the project has already. */
export function useShelves(): Readonly<Record<Shelf, readonly FoundEntry[]>> {
  const loaded = useCatalogues((state) => state.loaded);
  const models = useFinder((state) => state.models);
  const favourites = useFavourites((state) => state.favourites);
  const profile = useSession((state) => state.profile);
  const project = useOpenProject()?.document.project;
  useEffect(() => void loadFavourites(profile), [profile]);
  const rows = project?.rows;
  const uses = project?.catalogues;
  return useMemo(() => {
    const found = (catalogue: string, article: string, model?: string): readonly FoundEntry[] => {
      const open = loaded.get(catalogue)?.open;
      if (!open) return [];
      const inUse = open.article(article, model ?? modelInUse(open, models, uses));
      const other = open.models.find(({ code }) => open.article(article, code));
      if (inUse) return [{ entry: inUse, catalogue, model: model ?? modelInUse(open, models, uses) }];
      const entry = other && open.article(article, other.code);
      return entry && other ? [{ entry, catalogue, model: other.code }] : [];
    };
    return {
      favourites: favourites.flatMap(({ catalogue, article }) => found(catalogue, article)),
      used: once((rows ?? []).flatMap((row) => found(row.catalogue, row.article, row.model))),
    };
  }, [loaded, models, favourites, rows, uses]);
}

const once = (found: readonly FoundEntry[]): readonly FoundEntry[] => [
  ...new Map(found.map((one) => [foundKey(one), one])).values(),
];

interface Props {
  readonly shelves: Readonly<Record<Shelf, readonly FoundEntry[]>>;
  readonly shelf: Shelf | null;
}

/** The shelves that have something, beside the folders. */
export function ShelfButtons({ shelves, shelf }: Props) {
  const { t } = useTranslation();
  const icons = { favourites: IconStar, used: IconHomeCheck };
  return (["favourites", "used"] as const).map((one) => {
    const Icon = icons[one];
    const count = shelves[one].length;
    return count === 0 && shelf !== one ? null : (
      <button
        key={one}
        type="button"
        className={css.folder}
        aria-pressed={shelf === one}
        onClick={() => useFinder.setState({ shelf: shelf === one ? null : one })}
      >
        <em>
          <Icon size={15} stroke={1.7} aria-hidden="true" />
          {t(one === "favourites" ? "favourites.title" : "finder.used")}
        </em>
        <span>{count}</span>
      </button>
    );
  });
}
