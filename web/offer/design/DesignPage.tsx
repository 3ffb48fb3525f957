import type { OpenProject } from "@stanza/web-project";
import { CataloguesFailed, useCatalogues, useDesign, useEvaluation, useTaxName } from "@stanza/web-project";
import { AppLink, paths, pictureUrl, useSession } from "@stanza/web-site";
import { Button, buttonClass, cx, EmptyState, Money, TOAST_FLOOR } from "@stanza/web-ui";
import pageCss from "@stanza/web-ui/page.module.css";
import piecesCss from "@stanza/web-ui/pieces.module.css";
import { OfferSkeleton } from "@stanza/web-workspace";
import { useTranslation } from "react-i18next";
import { RoomOnShow } from "../present/RoomOnShow.tsx";
import css from "./Design.module.css";
import { DesignPieces } from "./DesignPieces.tsx";
import { DesignTotal } from "./DesignTotal.tsx";
import { SentDesigns } from "./SentDesigns.tsx";
import { ShopOffers } from "./ShopOffers.tsx";
import { askShop, WaysOn } from "./WaysOn.tsx";

/** What the offer is for people who sell nothing: the room, its pieces, one price with tax, and the ways on. */
export function DesignPage({ open }: { readonly open: OpenProject }) {
  const { t } = useTranslation();
  const design = useDesign();
  const tax = useTaxName();
  const updating = useEvaluation((state) => state.updating);
  const status = useCatalogues((state) => state.status);
  const shop = useSession((state) => state.profile?.shop.name ?? "");
  const { projectId, summary, document } = open;
  const name = document.project.description || t("project.untitled");
  if (status === "failed" && !design) return <CataloguesFailed isPage />;
  if (!design) return <OfferSkeleton />;
  if (design.pieces.length === 0)
    return (
      <EmptyState
        isPage
        title={t("design.empty")}
        text={t("offer.emptyText")}
        actions={
          <AppLink href={paths.workspace({ projectId })} className={buttonClass({ variant: "primary" })}>
            {t("offer.toDesign")}
          </AppLink>
        }
      />
    );
  return (
    <div className={pageCss.page}>
      <div className={pageCss.head}>
        <div>
          <h1>{t("design.title")}</h1>
          <p className={pageCss.meta}>{shop}</p>
        </div>
      </div>
      <div className={css.columns}>
        <section className={cx(piecesCss.hero, css.hero)} aria-label={name}>
          <RoomOnShow
            name={name}
            picture={
              summary?.hasPicture && projectId !== null ? pictureUrl(projectId, summary.revision) : undefined
            }
          />
          <div className={css.heroText}>
            <h2>{name}</h2>
            <p>{t("present.pieces", { count: design.pieces.length })}</p>
          </div>
        </section>
        <div className={css.side}>
          <DesignTotal design={design} updating={updating} />
          {projectId === null ? null : <ShopOffers projectId={projectId} shop={shop} />}
          <WaysOn open={open} />
          <SentDesigns />
        </div>
        <DesignPieces design={design} />
      </div>
      <div className={pageCss.bottomBar} {...TOAST_FLOOR}>
        <span>
          {t("total.withTax", { tax })}
          <strong>
            <Money amount={design.total} currency={design.currency} />
          </strong>
        </span>
        <Button variant="primary" onClick={() => void askShop(open)}>
          {t("design.way.askShort")}
        </Button>
      </div>
    </div>
  );
}
