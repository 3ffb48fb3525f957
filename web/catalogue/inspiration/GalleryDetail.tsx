import { textIn } from "@stanza/catalogue";
import type { Finishes } from "@stanza/evaluation";
import { formatSize } from "@stanza/quantities";
import { swatchPaint, useOpenProject, useReadOnlyReason, useValueWords } from "@stanza/web-project";
import { AppLink, goTo, paths } from "@stanza/web-site";
import { Button, Segmented, Size, Skeleton } from "@stanza/web-ui";
import { IconArrowLeft, IconHandFinger } from "@tabler/icons-react";
import { type CSSProperties, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { Price } from "../galleries/GalleryCard.tsx";
import { galleryArticles } from "../galleries/gallery-facts.ts";
import { type GalleryItem, galleryKey } from "../galleries/gallery-item.ts";
import { planned } from "../galleries/planned-gallery.ts";
import { useGalleryPrice, useGalleryView } from "../galleries/use-gallery.ts";
import { useGalleryActions } from "../galleries/use-gallery-actions.ts";
import { GalleryStage } from "./GalleryStage.tsx";
import css from "./Inspiration.module.css";
import { useAddIdea } from "./use-add-idea.ts";

interface Props {
  readonly item: GalleryItem;
  readonly items: readonly GalleryItem[];
  readonly onStart: (item: GalleryItem) => void;
}

/** One gallery, large: to be turned in 3D, with its articles, finishes and price, and what can be done with it. */
export function GalleryDetail({ item, items, onStart }: Props) {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const words = useValueWords();
  const view = useGalleryView(item);
  const { price, currency } = useGalleryPrice(view);
  const size = formatSize(view?.arranged.box, words.lengthUnit, words.language);
  const { catalogue, gallery } = item;
  const name = textIn(gallery.description, language);
  const model = catalogue.model(gallery.model);
  const others = items.filter((one) => one !== item && one.gallery.room === item.gallery.room).slice(0, 3);
  return (
    <div className={css.page}>
      <AppLink className={css.back} href={paths.inspiration()}>
        <IconArrowLeft size={17} stroke={1.8} aria-hidden="true" />
        {t("ideas.all")}
      </AppLink>
      <div className={css.detail}>
        <GalleryStage item={item} view={view} name={name} />
        <div className={css.facts}>
          <header>
            <p className={css.kicker}>
              {[
                gallery.room && t(`roomKind.${gallery.room}`),
                gallery.style && textIn(gallery.style, language),
              ]
                .filter(Boolean)
                .join(" · ")}
            </p>
            <h1>{name}</h1>
            {gallery.note ? <p className={css.note}>{textIn(gallery.note, language)}</p> : null}
          </header>
          <dl className={css.numbers}>
            <div>
              <dt>{t("ideas.price")}</dt>
              <dd>
                {view ? <Price price={price} currency={currency} /> : <Skeleton width={90} height={20} />}
              </dd>
            </div>
            <div>
              <dt>{t("ideas.size")}</dt>
              <dd className="numeric">{size ? <Size>{size}</Size> : <Skeleton width={140} height={20} />}</dd>
            </div>
            <div>
              <dt>{t("ideas.catalogue")}</dt>
              <dd>
                {[textIn(catalogue.description, language), model && textIn(model.description, language)]
                  .filter(Boolean)
                  .join(" · ")}
              </dd>
            </div>
          </dl>
          <Actions item={item} onStart={onStart} />
          <Finishing item={item} />
          {view ? (
            <section>
              <h2>{t("ideas.articlesCount", { count: view.arranged.rows.length })}</h2>
              <ul className={css.articles}>
                {galleryArticles(view).map(({ row, quantity }) => (
                  <li key={row.article}>
                    <span className={css.quantity}>{quantity} ×</span>
                    <span>{textIn(row.description, language)}</span>
                    <span className={css.code}>{row.article}</span>
                  </li>
                ))}
              </ul>
              {view.arranged.missing.length > 0 ? (
                <p className={css.missing}>
                  {t("ideas.missing", { codes: view.arranged.missing.join(", ") })}
                </p>
              ) : null}
            </section>
          ) : null}
        </div>
      </div>
      {others.length > 0 ? (
        <nav className={css.others} aria-label={t("ideas.similar")}>
          <h2>{t("ideas.similar")}</h2>
          <ul>
            {others.map((one) => (
              <li key={galleryKey(one)}>
                <AppLink href={paths.inspiration({ idea: galleryKey(one) })}>
                  {textIn(one.gallery.description, language)}
                </AppLink>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
    </div>
  );
}

/** The finishes that the picture shows, as the model's header has them. */
function Finishing({ item: { catalogue, gallery } }: { readonly item: GalleryItem }) {
  const { t, i18n } = useTranslation();
  const views = useMemo(() => {
    const all = catalogue.header(gallery.model, gallery.header).views;
    return all.filter(
      ({ code, visible, kind }) => visible && kind === "option" && Object.hasOwn(gallery.header, code),
    );
  }, [catalogue, gallery]);
  if (views.length === 0) return null;
  return (
    <section>
      <h2>{t("ideas.finishes")}</h2>
      <ul className={css.finishes}>
        {views.map((view) => {
          const option = view.options?.find(({ code }) => code === view.value);
          if (!option) return null;
          const known = option.material ? catalogue.material(option.material) : undefined;
          const paint = option.color ? swatchPaint({ ...known, color: option.color }) : undefined;
          return (
            <li key={view.code}>
              {paint ? (
                <span
                  className={css.swatch}
                  style={{ "--paint": paint } as CSSProperties}
                  aria-hidden="true"
                />
              ) : null}
              <span>
                <small>{textIn(view.description, i18n.language)}</small>
                {textIn(option.description, i18n.language)}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

interface ActionsProps {
  readonly item: GalleryItem;
  readonly onStart: (item: GalleryItem) => void;
}

/** Adds the gallery to the open project, or starts a new project with it. */
function Actions({ item, onStart }: ActionsProps) {
  const { t } = useTranslation();
  const open = useOpenProject();
  const reason = useReadOnlyReason();
  const add = useAddIdea();
  const { place } = useGalleryActions();
  const [finishes, setFinishes] = useState<Finishes>("pictured");
  const project = open?.document.project;
  const isBegun = project !== undefined && (project.rows.length > 0 || project.rooms.length > 0);
  const { model } = item.gallery;
  const isUsed =
    project?.rows.some((row) => row.catalogue === item.catalogue.code && row.model === model) ?? false;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the plan is of the open project
  const differs = useMemo(
    () => isUsed && (planned(item, "pictured")?.differs ?? false),
    [item, isUsed, project],
  );
  if (!isBegun)
    return (
      <div className={css.actions}>
        <Button variant="primary" size="lg" onClick={() => onStart(item)}>
          {t("ideas.start")}
        </Button>
      </div>
    );
  const name = project.description || t("project.untitled");
  return (
    <div className={css.actions}>
      {differs ? (
        <div className={css.choice}>
          <Segmented
            label={t("ideas.whichFinishes")}
            value={finishes}
            options={[
              { value: "pictured", label: t("ideas.asPictured") },
              { value: "project", label: t("ideas.asInProject") },
            ]}
            onChange={setFinishes}
          />
        </div>
      ) : null}
      <Button variant="primary" size="lg" reason={reason} onClick={() => void add(item, finishes)}>
        {t("ideas.addTo", { name })}
      </Button>
      <Button
        size="lg"
        icon={<IconHandFinger size={18} stroke={1.8} />}
        reason={reason}
        onClick={() => {
          place(item, finishes);
          void goTo(paths.workspace({ projectId: open?.projectId }));
        }}
      >
        {t("ideas.place")}
      </Button>
      <Button variant="link" onClick={() => onStart(item)}>
        {t("ideas.start")}
      </Button>
    </div>
  );
}
