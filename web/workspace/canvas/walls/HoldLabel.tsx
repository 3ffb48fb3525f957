import { gripQuestion } from "@stanza/editor";
import type { Vec2 } from "@stanza/geometry";
import { lengthUnitNow } from "@stanza/web-project";
import { translate } from "@stanza/web-site";
import { cx } from "@stanza/web-ui";
import { useTranslation } from "react-i18next";
import note from "../HandNote.module.css";
import { useHeldGrip } from "./use-wall-tools.ts";
import css from "./Walls.module.css";
import { holdText, wallReasonText, wallRefusal } from "./wall-sentences.ts";

/** Beside a held handle: what it measures or what is typed, why it stops there, or why it may not. `at`: CSS pixels of the view. */
export function HoldLabel({ at }: { readonly at: Vec2 }) {
  const { i18n } = useTranslation();
  const held = useHeldGrip();
  if (!held || (!held.gripped && held.typed === "")) return null;
  const { grip, gripped, typed, refusal } = held;
  const measure = gripped ? holdText(grip.kind, gripped, translate, i18n.language) : "";
  const asked = gripQuestion(held, lengthUnitNow());
  const why = asked
    ? translate("length.askedSentence", { typed: asked.typed, meant: asked.meant })
    : refusal
      ? wallRefusal(refusal, translate)
      : gripped
        ? wallReasonText(gripped.reasons, translate, i18n.language)
        : translate("wallRefused.number");
  return (
    <div className={css.holdLabel} style={{ left: at[0], top: at[1] }}>
      <span className={cx(css.measure, typed !== "" && css.measureTyped)}>
        {typed === "" ? measure : `${typed}▏`}
      </span>
      {why === "" ? null : (
        <span className={cx(note.note, css.why, !asked && (refusal || !gripped) && note.blocked)}>{why}</span>
      )}
    </div>
  );
}
