import { QUOTE_KINDS } from "@stanza/project";
import { editor, useOpenProject } from "@stanza/web-project";
import { Button, IconButton, Segmented } from "@stanza/web-ui";
import { IconPencil, IconSquareDashed, IconTrash } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import {
  beginWriting,
  keep,
  removeSelectedQuote,
  startMeasuring,
  useChosenQuote,
  useMeasuring,
} from "./measure-tool.ts";
import css from "./Quotes.module.css";
import { showQuotes, useQuoteFlags } from "./quote-flags.ts";

/** What the measuring hand makes and which quotes are shown; or what can be done with the selected one. */
export function MeasureBar() {
  const { t } = useTranslation();
  const measuring = useMeasuring();
  const shown = useQuoteFlags((state) => state.shown);
  if (!measuring) return <SelectedBar />;
  const { making: kind, points } = measuring;
  const step = points.length;
  return (
    <section className={css.bar} aria-label={t("quote.title")}>
      <Segmented
        label={t("quote.kind")}
        value={kind}
        options={QUOTE_KINDS.map((value) => ({ value, label: t(`quote.kinds.${value}`) }))}
        onChange={startMeasuring}
      />
      <span className={css.step} role="status">
        {t(`quote.step.${kind}${Math.min(step, 2) as 0 | 1 | 2}`)}
      </span>
      <fieldset className={css.flags}>
        <legend className="visually-hidden">{t("quote.shown")}</legend>
        {QUOTE_KINDS.map((one) => (
          <label key={one}>
            <input
              type="checkbox"
              checked={shown.includes(one)}
              onChange={(event) => showQuotes(one, event.target.checked)}
            />
            {t(`quote.flags.${one}`)}
          </label>
        ))}
      </fieldset>
      <SelectedActions />
      <Button size="sm" onClick={() => editor.putAway()}>
        {t("quote.done")}
      </Button>
    </section>
  );
}

function SelectedBar() {
  const { t } = useTranslation();
  const selected = useChosenQuote((state) => state.selected);
  const isThere = useOpenProject()?.document.project.quotes?.some(({ id }) => id === selected);
  return isThere ? (
    <section className={css.bar} aria-label={t("quote.selected")}>
      <SelectedActions />
    </section>
  ) : null;
}

function SelectedActions() {
  const { t } = useTranslation();
  const selected = useChosenQuote((state) => state.selected);
  const quote = useOpenProject()?.document.project.quotes?.find(({ id }) => id === selected);
  if (!quote) return null;
  const hasWords = quote.kind === "text" || quote.kind === "highlight";
  return (
    <>
      {hasWords ? (
        <IconButton
          label={t("quote.write")}
          icon={<IconPencil size={18} />}
          onClick={() => beginWriting(quote)}
        />
      ) : null}
      {quote.kind === "highlight" ? (
        <IconButton
          label={t("quote.box")}
          icon={<IconSquareDashed size={18} />}
          pressed={quote.outline === "box"}
          onClick={() =>
            keep({ ...quote, outline: quote.outline === "box" ? "cloud" : "box" }, "edit.quoteOutline")
          }
        />
      ) : null}
      <IconButton
        label={t("quote.remove")}
        icon={<IconTrash size={18} />}
        onClick={() => removeSelectedQuote(quote.id)}
      />
    </>
  );
}
