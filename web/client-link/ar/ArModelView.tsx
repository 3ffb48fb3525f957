import type { ArModel } from "@stanza/contract";
import { formatSize, lengthUnitOf } from "@stanza/quantities";
import { Turntable } from "@stanza/web-pictures";
import { client, useFormats } from "@stanza/web-site";
import { Size, Skeleton } from "@stanza/web-ui";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useKeptView } from "../kept-view.ts";
import css from "../Link.module.css";
import own from "./Ar.module.css";
import { InRoom } from "./InRoom.tsx";

interface Props {
  readonly token: string;
  readonly model: ArModel;
}

const load = (token: string) => client.getArScene({ params: { token } });

/** The model turned by hand, what it is and how large, and the way into one's own room. */
export function ArModelView({ token, model }: Props) {
  const { t, i18n } = useTranslation();
  const { money, day } = useFormats();
  const { shop, sizeMm, price, expiresAt, language } = model;
  const size = formatSize(sizeMm, lengthUnitOf(language), i18n.language);
  const name = model.name || t("project.untitled");
  return (
    <div className={css.page}>
      <header className={css.head}>
        <div className={css.sender}>
          <strong>{shop}</strong>
        </div>
        <h1>{name}</h1>
      </header>
      <div className={own.columns}>
        <figure className={css.stage}>
          <ArTurntable token={token} name={name} />
        </figure>
        <aside className={own.aside}>
          <InRoom token={token} name={name} />
          <dl className={own.facts}>
            <div>
              <dt>{t("ar.size")}</dt>
              <dd>{size ? <Size>{size}</Size> : "–"}</dd>
            </div>
            {price ? (
              <div>
                <dt>{t("ar.priceWithTax")}</dt>
                <dd className="numeric">{money(price.amount, price.currency)}</dd>
              </div>
            ) : null}
          </dl>
          <p className={css.hint}>{t("ar.until", { date: day(expiresAt) })}</p>
        </aside>
      </div>
    </div>
  );
}

function ArTurntable({ token, name }: { readonly token: string; readonly name: string }) {
  const { t } = useTranslation();
  const { kept } = useKeptView(token, true, load);
  const scene = kept.state === "ready" ? kept.view : undefined;
  const shown = useMemo(() => {
    const { rooms = [], rows = [] } = scene?.parts[0] ?? {};
    return scene && { materials: scene.materials, rooms, rows };
  }, [scene]);
  if (kept.state === "failed") return <p className={own.absent}>{t("ar.noPicture")}</p>;
  if (!shown) return <Skeleton height={280} />;
  return (
    <Turntable inPage name={name} scene={shown} absent={<p className={own.absent}>{t("link.no3d")}</p>} />
  );
}
