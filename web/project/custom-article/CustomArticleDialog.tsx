import { LIMITS, OWN_LINE_UNITS, type OwnLine, type OwnLineUnit } from "@stanza/project";
import { translate, useSession } from "@stanza/web-site";
import {
  Button,
  type Dialog,
  DialogBody,
  type DialogControls,
  DialogFooter,
  IconButton,
  Money,
  SelectField,
  TextField,
} from "@stanza/web-ui";
import { IconPlus, IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import css from "./CustomArticle.module.css";
import {
  type DraftFault,
  draftOf,
  emptyDraft,
  faultsOf,
  type LineDraft,
  linesOf,
  totalOf,
} from "./line-draft.ts";
import { tellEmptyCustom } from "./refuse-empty-custom.ts";

interface Props {
  readonly lines: readonly OwnLine[];
  /** It is not in the project yet. */
  readonly isNew: boolean;
}

function CustomArticle({ lines, isNew, resolve, close }: Props & DialogControls<readonly OwnLine[]>) {
  const { t } = useTranslation();
  const currency = useSession((state) => state.profile?.shop.currency ?? "EUR");
  const [drafts, setDrafts] = useState<readonly LineDraft[]>(() =>
    lines.length > 0 ? lines.map(draftOf) : [emptyDraft(crypto.randomUUID())],
  );
  const [isChecked, setIsChecked] = useState(false);
  const change = (id: string, next: Partial<LineDraft>) =>
    setDrafts((so) => so.map((draft) => (draft.id === id ? { ...draft, ...next } : draft)));
  const save = () => {
    setIsChecked(true);
    if (drafts.some((draft) => faultsOf(draft).length > 0)) return;
    const typed = linesOf(drafts);
    if (typed.length > 0) resolve(typed);
    else void tellEmptyCustom();
  };
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <DialogBody>
        <p>{t("custom.hint")}</p>
        <ul className={css.lines}>
          {drafts.map((draft, place) => (
            <Line
              key={draft.id}
              draft={draft}
              place={place + 1}
              currency={currency}
              faults={isChecked ? faultsOf(draft) : []}
              onChange={(next) => change(draft.id, next)}
              onRemove={() => setDrafts((so) => so.filter(({ id }) => id !== draft.id))}
            />
          ))}
        </ul>
        <div className={css.sum}>
          <Button
            size="sm"
            icon={<IconPlus size={16} />}
            reason={drafts.length >= LIMITS.maxOwnLines ? t("custom.full") : undefined}
            onClick={() => setDrafts((so) => [...so, emptyDraft(crypto.randomUUID())])}
          >
            {t("custom.addLine")}
          </Button>
          <span>
            {t("custom.total")} <Money amount={totalOf(drafts, 2)} currency={currency} />
          </span>
        </div>
      </DialogBody>
      <DialogFooter>
        <Button onClick={close}>{t("action.cancel")}</Button>
        <Button type="submit" variant="primary">
          {isNew ? t("custom.add") : t("action.save")}
        </Button>
      </DialogFooter>
    </form>
  );
}

function Line({
  draft,
  place,
  currency,
  faults,
  onChange,
  onRemove,
}: {
  readonly draft: LineDraft;
  readonly place: number;
  readonly currency: string;
  readonly faults: readonly DraftFault[];
  readonly onChange: (next: Partial<LineDraft>) => void;
  readonly onRemove: () => void;
}) {
  const { t } = useTranslation();
  const unitName = (unit: OwnLineUnit) => (unit === "pc" ? t("custom.pieces") : t(`details.unit.${unit}`));
  return (
    <li className={css.line}>
      <TextField
        className={css.code}
        label={t("custom.code")}
        value={draft.code}
        maxLength={LIMITS.maxCode}
        autoComplete="off"
        data-autofocus={place === 1 || undefined}
        error={faults.includes("code") ? t("custom.missing") : undefined}
        onChange={(event) => onChange({ code: event.target.value })}
      />
      <TextField
        className={css.description}
        label={t("custom.description")}
        value={draft.description}
        maxLength={LIMITS.maxDescription}
        autoComplete="off"
        onChange={(event) => onChange({ description: event.target.value })}
      />
      <TextField
        className={css.quantity}
        label={t("custom.quantity")}
        value={draft.quantity}
        inputMode="decimal"
        autoComplete="off"
        error={faults.includes("quantity") ? t("number.bad") : undefined}
        onChange={(event) => onChange({ quantity: event.target.value })}
      />
      <SelectField
        className={css.unit}
        label={t("custom.unit")}
        value={draft.unit}
        options={OWN_LINE_UNITS.map((unit) => ({ value: unit, label: unitName(unit) }))}
        onChange={(event) => onChange({ unit: event.target.value as OwnLineUnit })}
      />
      <TextField
        className={css.price}
        label={t("custom.unitPrice")}
        value={draft.unitPrice}
        inputMode="decimal"
        autoComplete="off"
        unit={currency}
        error={faults.includes("unitPrice") ? t("number.bad") : undefined}
        onChange={(event) => onChange({ unitPrice: event.target.value })}
      />
      <IconButton
        className={css.remove}
        label={t("custom.removeLine", { place })}
        icon={<IconTrash size={17} stroke={1.7} />}
        onClick={onRemove}
      />
    </li>
  );
}

export const customArticleDialog: Dialog<Props, readonly OwnLine[]> = {
  options: () => ({
    title: translate("custom.title"),
    width: 800,
    mode: "semipersistent",
    single: "custom-article",
  }),
  Content: CustomArticle,
};
