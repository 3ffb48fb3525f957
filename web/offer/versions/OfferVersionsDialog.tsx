import type { OfferSummary } from "@stanza/contract";
import { changeOrderUrl, translate, useFormats } from "@stanza/web-site";
import {
  Button,
  buttonClass,
  type Dialog,
  DialogBody,
  type DialogControls,
  DialogFooter,
  IconButton,
  Money,
  SelectField,
  Skeleton,
} from "@stanza/web-ui";
import comparisonCss from "@stanza/web-ui/comparison.module.css";
import { IconArrowsExchange, IconCopyPlus, IconFileDiff, IconFileTypePdf } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useOffers } from "../page/use-offers.ts";
import { showOffer } from "../print/PdfDialog.tsx";
import { OfferStatusBadge } from "../status/OfferStatusBadge.tsx";
import { Difference } from "./Difference.tsx";
import css from "./OfferVersions.module.css";
import { restoreToCopy } from "./restore-to-copy.ts";

interface Props {
  readonly projectId: number;
  /** The later one to begin with; absent: the newest. */
  readonly offerId?: number;
}

/** The versions of a project's offer, any two of them side by side. */
function OfferVersionsContent({ projectId, offerId, close }: Props & DialogControls<void>) {
  const { t } = useTranslation();
  const { data, isError, refetch } = useOffers(projectId);
  const [chosen, setChosen] = useState<{ readonly from?: number; readonly to?: number }>({ to: offerId });
  const offers = data ?? [];
  const to =
    offers.find(({ id }) => id === chosen.to) ??
    offers.find((one) => offers.some((other) => other !== one && isAlike(one, other))) ??
    offers[0];
  const others = offers.filter((one) => to && one !== to && isAlike(one, to));
  const earlier =
    others.find((one) => to && one.version < to.version) ?? others[0] ?? offers.find((one) => one !== to);
  const from = offers.find(({ id }) => id === chosen.from && id !== to?.id) ?? earlier;
  return (
    <>
      <DialogBody className={css.body}>
        {isError && !data ? (
          <p role="alert">
            {t("documents.failed")}{" "}
            <Button variant="link" onClick={() => void refetch()}>
              {t("action.tryAgain")}
            </Button>
          </p>
        ) : !data ? (
          <Skeleton height={240} />
        ) : !from || !to ? (
          <p className={css.nothing}>{t("offerVersions.onlyOne")}</p>
        ) : (
          <>
            <div className={comparisonCss.sides}>
              <Version
                label={t("offerVersions.from")}
                offer={from}
                offers={offers.filter(({ id }) => id !== to.id)}
                onChoose={(id) => setChosen({ from: id, to: to.id })}
              />
              <IconButton
                className={comparisonCss.swap}
                label={t("offerVersions.swap")}
                icon={<IconArrowsExchange size={20} stroke={1.7} />}
                onClick={() => setChosen({ from: to.id, to: from.id })}
              />
              <Version
                label={t("offerVersions.to")}
                offer={to}
                offers={offers.filter(({ id }) => id !== from.id)}
                onChoose={(id) => setChosen({ from: from.id, to: id })}
              />
            </div>
            <Difference from={from} to={to} />
          </>
        )}
      </DialogBody>
      <DialogFooter>
        {from && to && from.currency === to.currency ? (
          <a
            className={buttonClass({})}
            href={changeOrderUrl(from.id, to.id)}
            target="_blank"
            rel="noreferrer"
            data-start
          >
            <IconFileDiff size={18} stroke={1.7} aria-hidden="true" />
            {t("offerVersions.changeOrder")}
          </a>
        ) : null}
        <Button variant="primary" onClick={close}>
          {t("action.done")}
        </Button>
      </DialogFooter>
    </>
  );
}

/** Returns true for offers of the same projects: only then do the offers themselves differ, and not their projects. */
const isAlike = (one: OfferSummary, other: OfferSummary): boolean =>
  one.combines.join() === other.combines.join();

interface VersionProps {
  readonly label: string;
  readonly offer: OfferSummary;
  readonly offers: readonly OfferSummary[];
  readonly onChoose: (id: number) => void;
}

function Version({ label, offer, offers, onChoose }: VersionProps) {
  const { t } = useTranslation();
  const { moment } = useFormats();
  const [busy, setBusy] = useState(false);
  const name = ({ version, number }: OfferSummary) => t("offerVersions.version", { version, number });
  return (
    <section className={css.version} aria-label={`${label}: ${name(offer)}`}>
      <SelectField
        label={label}
        value={String(offer.id)}
        onChange={(event) => onChoose(Number(event.target.value))}
        options={offers.map((one) => ({ value: String(one.id), label: name(one) }))}
      />
      <p className={css.facts}>
        <OfferStatusBadge status={offer.status} />
        <small>
          {moment(offer.createdAt)} · {offer.createdBy}
        </small>
        <strong>
          <Money amount={offer.payable} currency={offer.currency} />
        </strong>
      </p>
      <p className={css.actions}>
        <Button
          size="sm"
          icon={<IconFileTypePdf size={16} stroke={1.7} />}
          reason={offer.state === "complete" ? undefined : t("documents.pending")}
          onClick={() => void showOffer({ offerId: offer.id, number: offer.number })}
        >
          {t("offerVersions.open")}
        </Button>
        {offer.combines.length > 0 ? null : (
          <Button
            size="sm"
            busy={busy}
            icon={<IconCopyPlus size={16} stroke={1.7} />}
            onClick={async () => {
              setBusy(true);
              await restoreToCopy(offer);
              setBusy(false);
            }}
          >
            {t("offerVersions.restore")}
          </Button>
        )}
      </p>
    </section>
  );
}

export const offerVersionsDialog: Dialog<Props, void> = {
  options: () => ({
    title: translate("offerVersions.title"),
    width: 1000,
    mode: "none",
    single: "offer-versions",
  }),
  Content: OfferVersionsContent,
};
