import { IconButton } from "@stanza/web-ui";
import { IconStar, IconStarFilled } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import css from "./FavouriteButton.module.css";
import { isFavourite, toggleFavourite, useFavourites } from "./favourites-store.ts";

interface Props {
  readonly catalogue: string;
  readonly article: string;
  readonly name: string;
}

/** The star of a card, which keeps its article for the next time. */
export function FavouriteButton({ catalogue, article, name }: Props) {
  const { t } = useTranslation();
  const isMarked = useFavourites(({ favourites }) => isFavourite(favourites, { catalogue, article }));
  return (
    <IconButton
      label={t("favourites.mark", { name })}
      icon={isMarked ? <IconStarFilled size={16} /> : <IconStar size={16} stroke={1.7} />}
      pressed={isMarked}
      className={css.star}
      onClick={() => void toggleFavourite({ catalogue, article })}
    />
  );
}
