import type { SharedDrawings as Drawings } from "@stanza/contract";
import { layOut, PAPER_MARGIN_MM, toSvg } from "@stanza/drawing";
import { client, useTheme } from "@stanza/web-site";
import { Button, Skeleton, useMediaQuery } from "@stanza/web-ui";
import { useId, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useKeptView } from "./kept-view.ts";
import css from "./Link.module.css";

const load = (token: string) => client.getSharedDrawings({ params: { token } });

/**
 * The width that a drawing's texts are laid out for, mm. On a desk it is that of the page's column; on a phone a plan needs more than there
 * is, so that it is shown smaller, to be pulled larger.
 */
const WIDTH_MM = { phone: 110, desk: 165 };

/** Plan and elevations, as on the paper, with the numbers of the positions. */
export function SharedDrawings({ token }: { readonly token: string }) {
  const { t } = useTranslation();
  const id = useId();
  const { kept, again } = useKeptView(token, true, load);
  if (kept.state === "ready" && kept.view.drawings.length === 0) return null;
  return (
    <section className={css.card} aria-labelledby={id} aria-busy={kept.state === "loading"}>
      <h2 id={id}>{t("link.drawings")}</h2>
      {kept.state === "ready" ? (
        kept.view.drawings.map((drawing, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a frozen list
          <SharedDrawing key={index} drawing={drawing} />
        ))
      ) : kept.state === "failed" ? (
        <p className={css.problem} role="alert">
          {t("link.drawingsFailed")} <Button onClick={again}>{t("action.tryAgain")}</Button>
        </p>
      ) : (
        <Skeleton height={300} />
      )}
    </section>
  );
}

function SharedDrawing({ drawing }: { readonly drawing: Drawings["drawings"][number] }) {
  const { t } = useTranslation();
  const theme = useTheme((state) => state.scheme);
  const width = useMediaQuery("(max-width: 899px)") ? WIDTH_MM.phone : WIDTH_MM.desk;
  const { kind, title } = drawing;
  const name =
    title === "" ? t("link.plan") : t(kind === "plan" ? "link.planOf" : "link.wall", { name: title });
  // An SVG inside an image cannot run scripts.
  const source = useMemo(
    () => `data:image/svg+xml,${encodeURIComponent(drawn(drawing, width, theme))}`,
    [drawing, width, theme],
  );
  return (
    <figure className={css.drawing}>
      <figcaption>{name}</figcaption>
      <img src={source} alt={name} />
    </figure>
  );
}

/** A drawing with its texts laid out for a width, mm: what stands beside it takes room of its own, so its scale is found in two steps. */
function drawn(drawing: Drawings["drawings"][number], width: number, theme: "light" | "dark"): string {
  const across = ({ min, max }: typeof drawing.bounds) => max[0] - min[0];
  const free = width - 2 * PAPER_MARGIN_MM;
  const first = Math.max(1, across(drawing.bounds)) / free;
  const scale = Math.max(first, across(layOut(drawing, first).bounds) / free);
  return toSvg(layOut(drawing, scale), { theme, scale });
}
