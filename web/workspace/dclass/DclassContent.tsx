import { type DclassRow, type EvaluatedArticle, textIn } from "@stanza/catalogue";
import { ArticlePicture } from "@stanza/web-pictures";
import { type ChoiceTarget, Price } from "@stanza/web-project";
import { Button, DialogBody, type DialogControls, DialogFooter } from "@stanza/web-ui";
import livePrice from "@stanza/web-ui/live-price.module.css";
import { IconAlertTriangle, IconArrowBackUp } from "@tabler/icons-react";
import { useCallback, useDeferredValue, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import css from "./Dclass.module.css";
import { type DclassDraft, DclassDrafting } from "./dclass-draft.ts";
import { editorOf, isDivider } from "./editors.ts";
import { openArticle } from "./elevation.ts";
import { recordName } from "./record-name.ts";
import { askServer } from "./server-divider.ts";
import { usePriceDifference } from "./use-price-difference.ts";

export interface DclassProps {
  readonly target: ChoiceTarget;
  /** Code of the variable. */
  readonly code: string;
  readonly component: string;
  readonly mandatory: boolean;
}

/** A dynamic class being edited, with the article as it would be; answers with the class's canonical text. */
export function DclassContent({
  target,
  code,
  component,
  mandatory,
  resolve,
  close,
}: DclassProps & DialogControls<string>) {
  const { t } = useTranslation();
  const [drafting] = useState(() => new DclassDrafting(target, code));
  const [draft, setDraft] = useState<DclassDraft>(drafting.draft);
  const first = useRef(draft);
  const Editor = editorOf(component);
  const [isAsking, setIsAsking] = useState(false);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const edit = (rows: readonly DclassRow[]) => {
    setRefused([]);
    setDraft(drafting.edit(rows));
  };
  const submit = async () => {
    if (!isDivider(component)) return resolve(draft.text);
    setIsAsking(true);
    const said = await askServer(target, code, draft.text);
    setIsAsking(false);
    if (said.kind === "sound") resolve(said.text);
    else setRefused(said.because);
  };
  const price = usePriceDifference(target, draft.article);
  const priceOf = useCallback((article: EvaluatedArticle) => price(article)?.difference, [price]);
  const isWrong = draft.problems.length > 0;
  return (
    <>
      <DialogBody className={css.body}>
        {mandatory && first.current.text === "" ? (
          <p className={css.mandatory}>{t("dclass.mandatory")}</p>
        ) : null}
        <Editor
          drafting={drafting}
          draft={draft}
          edit={edit}
          material={(material) => target.catalogue.material(material)}
          priceOf={priceOf}
          live={<Live target={target} draft={draft} first={first.current} refused={refused} />}
        />
      </DialogBody>
      <DialogFooter>
        <Button data-start onClick={() => edit(drafting.usual())}>
          {t("dclass.usual")}
        </Button>
        <Button
          icon={<IconArrowBackUp size={17} />}
          reason={draft.text === first.current.text ? t("dclass.unchanged") : undefined}
          onClick={() => edit(first.current.list.rows)}
        >
          {t("dclass.startAgain")}
        </Button>
        {mandatory ? null : <Button onClick={close}>{t("action.cancel")}</Button>}
        <Button
          variant="primary"
          reason={isWrong ? t("dclass.fixFirst") : undefined}
          busy={isAsking}
          onClick={() => void submit()}
        >
          {t("dclass.choose")}
        </Button>
      </DialogFooter>
    </>
  );
}

interface LiveProps {
  readonly target: ChoiceTarget;
  readonly draft: DclassDraft;
  /** The draft with which the dialog was opened. */
  readonly first: DclassDraft;
  /** Why the server did not take the draft. */
  readonly refused: readonly string[];
}

/** Picture, price and problems; they follow when the page has time. */
function Live({ target, draft, first, refused }: LiveProps) {
  const { t, i18n } = useTranslation();
  const shown = useDeferredValue(draft.article);
  const article = useMemo(() => openArticle(shown), [shown]);
  const price = usePriceDifference(target, first.article);
  const now = useMemo(() => price(shown), [price, shown]);
  // Once each, and only what this draft has brought about.
  const fresh = draft.elsewhere.filter(
    ({ code }, index, all) =>
      all.findIndex((one) => one.code === code) === index &&
      !first.elsewhere.some((one) => one.code === code),
  );
  return (
    <div className={css.live}>
      <ArticlePicture article={article} catalogue={target.catalogue} className={css.livePicture} />
      <p className={livePrice.price} role="status">
        {now ? (
          <>
            <Price amount={now.total} currency={now.currency} className={livePrice.amount} />
            <span>{now.difference}</span>
          </>
        ) : (
          t("variants.noPrice")
        )}
      </p>
      {draft.problems.length > 0 ? (
        <ul className={css.problems} role="alert">
          {draft.problems.map(({ row, because }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: problems have no identity of their own
            <li key={index}>
              <IconAlertTriangle size={15} aria-hidden="true" />
              <span>
                {row === undefined ? "" : `${recordName(draft.list, row, t, i18n.language)}: `}
                {textIn(because, i18n.language)}
              </span>
            </li>
          ))}
        </ul>
      ) : null}
      {refused.length > 0 ? (
        <div className={css.problems} role="alert">
          <p>{t("dclass.serverRefused")}</p>
          <ul>
            {refused.map((because) => (
              <li key={because}>
                <IconAlertTriangle size={15} aria-hidden="true" />
                <span>{because}</span>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {fresh.length > 0 ? (
        <div className={css.elsewhere} role="status">
          <p>{t("dclass.elsewhere")}</p>
          <ul>
            {fresh.map(({ code, because }) => (
              <li key={code}>{textIn(because, i18n.language)}</li>
            ))}
          </ul>
        </div>
      ) : null}
    </div>
  );
}
