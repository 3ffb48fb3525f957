import type { SharedDrawings as Drawings } from "@stanza/contract";
import { toSvg } from "@stanza/drawing";
import { client, useTheme } from "@stanza/web-site";
import { Button, Skeleton, useMediaQuery } from "@stanza/web-ui";
import { useId, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useKeptView } from "./kept-view.ts";
import css from "./Link.module.css";

const load = (token: string) => client.getSharedDrawings({ params: { token } });

/** Figures and lines are drawn for the width that there is, so that they can be read on a phone. */
const SIZES = { phone: { width: 340, height: 420 }, desk: { width: 700, height: 560 } };

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
  const size = useMediaQuery("(max-width: 899px)") ? SIZES.phone : SIZES.desk;
  const { kind, title } = drawing;
  const name =
    title === "" ? t("link.plan") : t(kind === "plan" ? "link.planOf" : "link.wall", { name: title });
  // An SVG inside an image cannot run scripts.
  const source = useMemo(
    () => `data:image/svg+xml,${encodeURIComponent(toSvg(drawing, { theme, size }))}`,
    [drawing, theme, size],
  );
  return (
    <figure className={css.drawing}>
      <figcaption>{name}</figcaption>
      <img src={source} alt={name} />
    </figure>
  );
}
