import {
  redo,
  stepName,
  undo,
  undoable,
  useEvaluation,
  useOpenProject,
  useProjectTotal,
} from "@stanza/web-project";
import { translate } from "@stanza/web-site";
import { cx, IconButton, Money } from "@stanza/web-ui";
import { IconArrowBackUp, IconArrowForwardUp } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import css from "./ArticleFrame.module.css";
import { CartButton } from "./CartButton.tsx";

/** The line along the bottom of a frame: back and forward, what the frame has besides, the price, and the way into the cart. */
export function FrameStrip({ children }: { readonly children?: ReactNode }) {
  const { t, i18n } = useTranslation();
  const open = useOpenProject();
  const next = open ? undoable(open) : {};
  const nameOf = (step: NonNullable<typeof next.undo>) => stepName(step, translate, i18n.language);
  return (
    <section className={css.strip} aria-label={t("articleFrame.strip")} data-region>
      <IconButton
        label={next.undo ? t("history.undo", { step: nameOf(next.undo) }) : t("action.undo")}
        icon={<IconArrowBackUp size={18} />}
        reason={next.undo ? undefined : t("action.nothingToUndo")}
        onClick={undo}
      />
      <IconButton
        label={next.redo ? t("history.redo", { step: nameOf(next.redo) }) : t("action.redo")}
        icon={<IconArrowForwardUp size={18} />}
        reason={next.redo ? undefined : t("action.nothingToRedo")}
        onClick={redo}
      />
      {children}
      <span className={css.space} />
      <Total />
      <CartButton />
    </section>
  );
}

function Total() {
  const total = useProjectTotal();
  const updating = useEvaluation((state) => state.updating);
  if (!total) return null;
  return (
    <p className={cx(css.total, updating && css.updating)} aria-busy={updating}>
      <span>{total.label}</span>
      <Money amount={total.amount} currency={total.currency} className={css.amount} />
    </p>
  );
}
