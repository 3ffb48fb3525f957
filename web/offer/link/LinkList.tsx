import type { OfferLink, OfferSummary } from "@stanza/contract";
import { client, deviceOf, okBody, translate, useFormats } from "@stanza/web-site";
import { ask, Button, log, Skeleton, toast } from "@stanza/web-ui";
import { IconChevronDown, IconEye } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { offerChanged, useOfferLinks } from "../status/offer-queries.ts";
import css from "./OfferLink.module.css";

/** The links that were made of an offer, newest first. */
export function LinkList({ offer }: { readonly offer: OfferSummary }) {
  const { t } = useTranslation();
  const { data, isError, refetch } = useOfferLinks(offer.id);
  if (isError && !data)
    return (
      <p role="alert">
        {t("offerLink.listFailed")}{" "}
        <Button variant="link" onClick={() => void refetch()}>
          {t("action.tryAgain")}
        </Button>
      </p>
    );
  if (!data) return <Skeleton height={72} />;
  if (data.length === 0) return <p className={css.nothing}>{t("offerLink.none")}</p>;
  return (
    <ul className={css.links} aria-label={t("offerLink.links")}>
      {data.map((link) => (
        <Link key={link.id} link={link} offer={offer} />
      ))}
    </ul>
  );
}

function Link({ link, offer }: { readonly link: OfferLink; readonly offer: OfferSummary }) {
  const { t } = useTranslation();
  const { day, moment } = useFormats();
  const [open, setOpen] = useState(false);
  const name = link.recipient || t("offerLink.anybody");
  const end =
    link.state === "revoked" && link.revokedAt
      ? t("offerLink.revokedOn", { date: day(link.revokedAt) })
      : t(link.state === "expired" ? "offerLink.endedOn" : "offerLink.opensUntil", {
          date: day(link.expiresAt),
        });
  const { prices, ...parts } = link.shows;
  const hidden = [
    ...(prices === "total" ? [t("offerLink.pricesBy.total")] : []),
    ...(["drawings", "scene", "comments"] as const).flatMap((part) =>
      parts[part] ? [] : [t(`offerLink.without.${part}`)],
    ),
  ];
  return (
    <li data-state={link.state}>
      <div className={css.link}>
        <span className={css.about}>
          <strong>{name}</strong>
          <small>
            {end} · {t("offerLink.madeBy", { name: link.createdBy, date: day(link.createdAt) })}
          </small>
          {hidden.length > 0 ? <small>{hidden.join(" · ")}</small> : null}
        </span>
        {link.views === 0 ? (
          <small className={css.views0}>{t("offerLink.notOpened")}</small>
        ) : (
          <Button
            size="sm"
            variant="subtle"
            aria-expanded={open}
            icon={<IconEye size={16} stroke={1.7} />}
            title={
              link.lastViewedAt ? t("offerLink.lastOpened", { date: moment(link.lastViewedAt) }) : undefined
            }
            onClick={() => setOpen(!open)}
          >
            {t("offerLink.opened", { count: link.views })}
            <IconChevronDown size={14} aria-hidden="true" className={css.chevron} />
          </Button>
        )}
        {link.state === "active" ? (
          <Button size="sm" variant="danger" onClick={() => void revoke(link, name, offer)}>
            {t("offerLink.revoke")}
            <span className="visually-hidden">: {name}</span>
          </Button>
        ) : null}
      </div>
      {open ? <Views linkId={link.id} /> : null}
    </li>
  );
}

async function revoke(link: OfferLink, name: string, offer: OfferSummary): Promise<void> {
  const answer = await ask({
    title: translate("offerLink.revokeTitle"),
    text: translate("offerLink.revokeText", { name }),
    mode: "semipersistent",
    choices: [
      { answer: "keep", label: translate("offerLink.keep") },
      { answer: "revoke", label: translate("offerLink.revoke"), look: "danger" },
    ],
  });
  if (answer !== "revoke") return;
  const done = await client.revokeOfferLink({ params: { id: link.id } });
  if (done.status !== 204) {
    log("error", `Link not revoked: ${done.status === 0 ? done.message : done.body.message}`);
    toast(translate("offerLink.revokeFailed"), { key: "offer-link", kind: "error" });
  }
  await offerChanged(offer);
}

function Views({ linkId }: { readonly linkId: number }) {
  const { t } = useTranslation();
  const { moment } = useFormats();
  const { data, isError } = useQuery({
    queryKey: ["offer-link-views", linkId],
    queryFn: async ({ signal }) =>
      okBody(await client.listOfferLinkViews({ params: { id: linkId }, signal })).views,
  });
  if (isError) return <p role="alert">{t("offerLink.listFailed")}</p>;
  if (!data) return <Skeleton height={40} />;
  const visitors = [...new Set(data.map(({ visitor }) => visitor))].toReversed();
  return (
    <ol className={css.visits}>
      {data.map(({ at, visitor, userAgent }) => (
        <li key={`${at} ${visitor}`}>
          {moment(at)}
          <span>
            {t("offerLink.visitor", { number: visitors.indexOf(visitor) + 1 })}
            {deviceOf(userAgent) ? ` · ${deviceOf(userAgent)}` : ""}
          </span>
        </li>
      ))}
    </ol>
  );
}
