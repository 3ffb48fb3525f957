import type { OrderSummary } from "@stanza/contract";
import { projectStatus } from "@stanza/project";
import { formatDate } from "@stanza/quantities";
import type { OpenProject } from "@stanza/web-project";
import { goTo, orderFileUrl, paths, useConfig, useFormats, useSession } from "@stanza/web-site";
import { Button, buttonClass, Money, useDialogs } from "@stanza/web-ui";
import offerCss from "@stanza/web-ui/page.module.css";
import { IconDownload, IconFileCode } from "@tabler/icons-react";
import { useSearch } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Deliveries, DeliveryLine } from "../deliveries/DeliveryLine.tsx";
import { useOffers } from "../page/use-offers.ts";
import { leadToOrder } from "../save/order-project.ts";
import totals from "../totals/Totals.module.css";
import { AcceptedOffer } from "./AcceptedOffer.tsx";
import { ordersChanged, useOrders } from "./order-queries.ts";
import { orderStep } from "./order-step.ts";
import css from "./Summary.module.css";

/** The step towards the order, and the orders that there are, with the files that went to the factory. */
export function OrderCard({
  projectId,
  summary,
}: {
  readonly projectId: number;
  readonly summary: NonNullable<OpenProject["summary"]>;
}) {
  const { t } = useTranslation();
  const { money } = useFormats();
  const profile = useSession((state) => state.profile);
  const readOnly = useConfig((state) => state.config?.readonlystatuses) ?? [];
  const { data: orders = [], isError, refetch } = useOrders(projectId);
  const [isUnderWay, setUnderWay] = useState(false);
  // While the question waits for the person, nothing is at work.
  const isAsking = useDialogs(({ open }) => open.length > 0);
  const readOnlyStatuses = readOnly.flatMap((text) => projectStatus(text) ?? []);
  const step = profile && orderStep(summary.status, profile, readOnlyStatuses);
  const { data: offers } = useOffers(projectId);
  const accepted = offers?.find(({ status }) => status === "accepted");
  const take = async () => {
    if (!step) return;
    setUnderWay(true);
    const amount = accepted && { ...accepted, amount: money(accepted.payable, accepted.currency) };
    await leadToOrder(projectId, step.to, amount);
    setUnderWay(false);
  };
  useAskedAtOnce(projectId, offers !== undefined && step?.to === "ordered" && step.mayTake, take);
  if (orders.length === 0 && !step && !isError) return null;
  return (
    <section className={offerCss.card} aria-label={t("orders.title")}>
      <div className={offerCss.cardHead}>
        <h2>{t("orders.title")}</h2>
        {step ? (
          <Button
            size="sm"
            variant={step.to === "ordered" ? "primary" : "secondary"}
            busy={isUnderWay && !isAsking}
            reason={step.mayTake ? undefined : t("orders.notYours")}
            onClick={() => void take()}
          >
            {t(step.to === "ordered" ? "orders.order" : "orders.prepare")}
          </Button>
        ) : null}
      </div>
      {accepted ? <AcceptedOffer offer={accepted} /> : null}
      {isError ? (
        <p className={css.orderNote}>
          {t("orders.failed")}{" "}
          <Button variant="link" onClick={() => void refetch()}>
            {t("action.tryAgain")}
          </Button>
        </p>
      ) : orders.length === 0 ? (
        <p className={css.orderNote}>{t(`orders.next.${step?.to ?? "ordered"}`)}</p>
      ) : (
        <ul className={totals.documents}>
          {orders.map((order) => (
            <Order key={order.id} order={order} projectId={projectId} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** Asks whether to order as soon as that can be answered, where the address says so: the bell and the letter lead here. */
function useAskedAtOnce(projectId: number, isReady: boolean, take: () => Promise<void>) {
  const { order } = useSearch({ strict: false }) as { readonly order?: unknown };
  const isAsked = order !== undefined;
  const done = useRef(false);
  useEffect(() => {
    if (!isAsked || !isReady || done.current) return;
    done.current = true;
    // A reload asks no second time.
    void goTo(paths.summary({ projectId }), { replace: true });
    void take();
  });
}

function Order({ order, projectId }: { readonly order: OrderSummary; readonly projectId: number }) {
  const { t, i18n } = useTranslation();
  const { moment } = useFormats();
  const { number, deliveries } = order;
  const facts = [
    order.offerNumber === null ? null : t("documents.offer", { number: order.offerNumber }),
    order.replaces === null ? null : t("orders.replaces", { number: order.replaces }),
    order.erpOrder === "" ? null : t("orders.erp", { order: order.erpOrder }),
  ].filter(Boolean);
  return (
    <li className={css.order}>
      <div className={css.orderHead}>
        <IconFileCode size={22} stroke={1.5} aria-hidden="true" />
        <span className={totals.documentText}>
          <strong>{number}</strong>
          <small>
            <time dateTime={order.createdAt} title={moment(order.createdAt)}>
              {formatDate(order.date, i18n.language)}
            </time>{" "}
            · {order.createdBy} · <Money amount={order.payable} currency={order.currency} />
          </small>
          {facts.length > 0 ? <small>{facts.join(" · ")}</small> : null}
          <small title={order.checksum}>{t("orders.checksum", { start: order.checksum.slice(0, 12) })}</small>
        </span>
        <a
          className={buttonClass({ size: "sm" })}
          href={orderFileUrl(order.id)}
          download={`${number}.json`}
          aria-label={t("orders.downloadOf", { number })}
          title={t("orders.downloadOf", { number })}
        >
          <IconDownload size={17} stroke={1.7} aria-hidden="true" />
        </a>
      </div>
      {deliveries.length === 0 ? (
        <p className={offerCss.meta}>{t("orders.noDrop")}</p>
      ) : (
        <Deliveries label={t("orders.deliveriesOf", { number })}>
          {deliveries.map((delivery) => (
            <DeliveryLine key={delivery.id} delivery={delivery} onAgain={() => ordersChanged(projectId)}>
              <strong>{t(`delivery.to.${delivery.kind as "order-post" | "order-folder"}`)}</strong>
            </DeliveryLine>
          ))}
        </Deliveries>
      )}
    </li>
  );
}
