import { textIn } from "@stanza/catalogue";
import type { RowPhotoKind } from "@stanza/contract";
import { drawArticle, drawWork, toSvg } from "@stanza/drawing";
import { makerPicture, rowPhotoOf, useRowPhotos } from "@stanza/web-pictures";
import { useCatalogues, useEvaluation, useProject } from "@stanza/web-project";
import { cx } from "@stanza/web-ui";
import { useDeferredValue, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import rows from "./OfferRows.module.css";

/**
 * A row's article: its maker's photograph where it is a plain one, else the picture taken of it as chosen, else drawn from its parts; a sign
 * for work, which has none, such as a cut-out; a plain field until it is evaluated. Its name stands beside it.
 */
export function ArticlePicture({
  rowId,
  kind = "thumbnail",
  className,
}: {
  readonly rowId: string;
  readonly kind?: RowPhotoKind;
  readonly className?: string;
}) {
  const { i18n } = useTranslation();
  const evaluated = useEvaluation((state) => state.evaluated?.rows.find((r) => r.row.id === rowId));
  // Drawings are made between what the hands do, a few at a time.
  const row = useDeferredValue(evaluated);
  const open = useProject((state) => state.open);
  const taken = useRowPhotos((state) => row && rowPhotoOf(state, open, row, kind));
  const [broken, setBroken] = useState<readonly string[]>([]);
  const catalogue = useCatalogues((state) => (row ? state.loaded.get(row.row.catalogue)?.open : undefined));
  const isWork = row?.article.parts.length === 0;
  const source = useMemo(() => {
    if (!row || !catalogue) return undefined;
    const title = textIn(row.description, i18n.language);
    const drawing = isWork
      ? drawWork(title)
      : drawArticle(row.article, (code) => catalogue.material(code), { title });
    const svg = toSvg(drawing, { theme: "light", size: { width: 128, height: 112 } });
    // An SVG inside an image cannot run scripts.
    return `data:image/svg+xml,${encodeURIComponent(svg)}`;
  }, [row, catalogue, isWork, i18n.language]);
  const shownPhoto = [makerPicture(row, catalogue), isWork ? undefined : taken].find(
    (photo) => photo !== undefined && !broken.includes(photo),
  );
  return (
    <span className={cx(rows.pictureFrame, className)} data-photo={shownPhoto !== undefined || undefined}>
      {shownPhoto !== undefined ? (
        <img src={shownPhoto} alt="" onError={() => setBroken((before) => [...before, shownPhoto])} />
      ) : source ? (
        <img src={source} alt="" />
      ) : null}
    </span>
  );
}
