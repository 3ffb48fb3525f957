import { textIn } from "@stanza/catalogue";
import { SIDE_VARIABLE, sideOf } from "@stanza/editor";
import type { RowId } from "@stanza/project";
import { ArticlePicture } from "@stanza/web-pictures";
import {
  choiceTargets,
  choose,
  currentScene,
  resolveChoices,
  useCatalogues,
  useReadOnlyReason,
} from "@stanza/web-project";
import { translate } from "@stanza/web-site";
import { type Dialog, DialogBody, type DialogControls, DialogForm } from "@stanza/web-ui";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import css from "./ItemPosition.module.css";

const SIDES = ["L", "R"] as const;
const NAMES = { L: "position.left", R: "position.right" } as const;

function ItemPosition({ row: id, resolve, close }: { readonly row: RowId } & DialogControls<void>) {
  const { t, i18n } = useTranslation();
  const reason = useReadOnlyReason();
  const row = currentScene().evaluated.rows.find((one) => one.row.id === id);
  const catalogue = useCatalogues((state) => state.loaded.get(row?.row.catalogue ?? "")?.open);
  const [side, setSide] = useState(() => (row ? sideOf(row) : undefined) ?? "L");
  const shown = useMemo(() => {
    const [target] = row ? choiceTargets([row]) : [];
    return SIDES.map((one) => {
      const resolved = target && resolveChoices(target, { [SIDE_VARIABLE]: one });
      const view = resolved?.evaluation.views().find(({ code }) => code === SIDE_VARIABLE);
      const refusal = view?.options?.find(({ code }) => code === one)?.refusal;
      return { side: one, article: resolved?.evaluation.result, refusal };
    });
  }, [row]);
  if (!row || sideOf(row) === undefined)
    return (
      <DialogBody>
        <p>{t("position.none")}</p>
      </DialogBody>
    );
  return (
    <DialogForm
      submit={t("position.use")}
      reason={reason}
      onSubmit={() => {
        if (side !== sideOf(row)) choose([row], { [SIDE_VARIABLE]: side });
        resolve();
      }}
      onCancel={close}
    >
      <p className={css.text}>{t("position.text")}</p>
      <fieldset className={css.sides}>
        <legend className="visually-hidden">{t("canvas.choosePosition")}</legend>
        {shown.map(({ side: one, article, refusal }) => (
          <label key={one} className={css.side} data-refused={refusal ? true : undefined}>
            <input
              type="radio"
              name="side"
              value={one}
              checked={side === one}
              disabled={refusal !== undefined}
              onChange={() => setSide(one)}
              data-autofocus={side === one || undefined}
            />
            <ArticlePicture article={article} catalogue={catalogue} className={css.picture} />
            <span className={css.name}>{t(NAMES[one])}</span>
            {refusal ? (
              <span className={css.refusal}>
                {t("position.notAvailable", { reason: textIn(refusal.because, i18n.language) })}
              </span>
            ) : null}
          </label>
        ))}
      </fieldset>
    </DialogForm>
  );
}

/** "Choose item position" (spec 1 §8): left or right, with a drawing of each. */
export const itemPositionDialog: Dialog<{ readonly row: RowId }, void> = {
  options: () => ({
    title: translate("canvas.choosePosition"),
    width: 400,
    mode: "none",
    single: "item-position",
  }),
  Content: ItemPosition,
};
