import { Price, signedPrice, useEvaluation } from "@stanza/web-project";
import { AppLink, paths } from "@stanza/web-site";
import { Button, buttonClass, cx } from "@stanza/web-ui";
import { usePriceDelta } from "@stanza/web-workspace";
import { IconArrowLeft, IconColumns3, IconDeviceFloppy, IconLockOpen } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import css from "./ClosetWizard.module.css";

interface Props {
  readonly name: string;
  readonly rowId: string;
  readonly reason: string | undefined;
  readonly onSave: () => void;
  /** One of several on its screen. */
  readonly isPart: boolean;
  /** Opens all steps; absent: it is not for this person, or done. */
  readonly onDebug: (() => void) | undefined;
}

/** The closet's name, what it costs now and by how much that changed, and saving. */
export function ClosetBar({ name, rowId, reason, isPart, onSave, onDebug }: Props) {
  const { t } = useTranslation();
  return (
    <header className={css.bar}>
      {isPart ? (
        <h2 className={css.name}>{name}</h2>
      ) : (
        <>
          <AppLink href={paths.workspace()} className={cx(buttonClass({ variant: "subtle" }), css.leave)}>
            <IconArrowLeft size={18} className={css.arrow} aria-hidden="true" />
            <span>{t("closet.toRoom")}</span>
          </AppLink>
          <h1 className={css.name}>{name}</h1>
          <AppLink
            href={paths.multiCloset({ rowId })}
            className={cx(buttonClass({ variant: "subtle" }), css.leave)}
            title={t("multiCloset.open")}
          >
            <IconColumns3 size={18} aria-hidden="true" />
            <span>{t("multiCloset.open")}</span>
          </AppLink>
        </>
      )}
      <PriceNow rowId={rowId} />
      {onDebug ? (
        <Button
          variant="subtle"
          icon={<IconLockOpen size={18} />}
          title={t("closet.debugHint")}
          onClick={onDebug}
        >
          {t("closet.debug")}
        </Button>
      ) : null}
      <Button icon={<IconDeviceFloppy size={18} />} reason={reason} onClick={onSave}>
        {t("closet.save")}
      </Button>
    </header>
  );
}

function PriceNow({ rowId }: { readonly rowId: string }) {
  const { t, i18n } = useTranslation();
  const priced = useEvaluation((state) => state.priced);
  const updating = useEvaluation((state) => state.updating);
  const row = priced?.rows.find((one) => one.rowId === rowId);
  const isUnpriced = row?.lines.some(({ price }) => price.kind === "unpriced") ?? false;
  const delta = usePriceDelta(rowId, row?.total);
  return (
    <p className={css.price} role="status" aria-busy={updating}>
      {!priced || !row ? null : isUnpriced ? (
        t("variants.noPrice")
      ) : (
        <>
          <Price amount={row.total} currency={priced.currency} />
          {delta === null ? null : (
            <small data-less={delta.startsWith("-") || undefined}>
              {signedPrice(delta, priced.currency, i18n.language)}
            </small>
          )}
        </>
      )}
    </p>
  );
}
