import type { Delivery } from "@stanza/contract";
import { client, translate, useFormats } from "@stanza/web-site";
import { Button, log, toast } from "@stanza/web-ui";
import { IconAlertTriangle, IconCircleCheck, IconClock } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import css from "./Crm.module.css";

const icons = { waiting: IconClock, sent: IconCircleCheck, failed: IconAlertTriangle } as const;

interface Props {
  readonly delivery: Delivery;
  /** Name of the sent thing. */
  readonly children: ReactNode;
  /** Called once it is on its way again. */
  readonly onAgain: () => Promise<unknown>;
}

/** Something on its way to an outside system, an item of `Deliveries`: what became of it, every try, and the way to try again. */
export function DeliveryLine({ delivery, children, onAgain }: Props) {
  const { t } = useTranslation();
  const { moment } = useFormats();
  const [busy, setBusy] = useState(false);
  const { state, error, attempts, at, by, nextAt } = delivery;
  const Icon = icons[state];
  const again = async () => {
    setBusy(true);
    await sendAgain(delivery.id);
    await onAgain();
    setBusy(false);
  };
  return (
    <li data-state={state}>
      <span className={css.state}>
        <Icon size={16} stroke={1.8} aria-hidden="true" />
        {t(`delivery.state.${state}`)}
      </span>
      <span className={css.about}>
        {children}
        <small>
          {moment(at)} · {by}
        </small>
        {error && state !== "sent" ? <small className={css.why}>{error}</small> : null}
        {nextAt && error ? <small>{t("delivery.next", { time: moment(nextAt) })}</small> : null}
        {attempts.length > 1 ? (
          <details className={css.tries}>
            <summary>{t("delivery.tries", { count: attempts.length })}</summary>
            <ol>
              {attempts.map((attempt) => (
                <li key={attempt.at}>
                  {moment(attempt.at)}: {attempt.error || t("delivery.state.sent")}
                </li>
              ))}
            </ol>
          </details>
        ) : null}
      </span>
      {state === "sent" ? null : (
        <Button size="sm" busy={busy} onClick={() => void again()}>
          {t(state === "failed" ? "delivery.again" : "delivery.now")}
        </Button>
      )}
    </li>
  );
}

/** Puts a delivery on its way again; a refusal is shown to the person. */
export async function sendAgain(id: number): Promise<void> {
  const answer = await client.sendDeliveryAgain({ params: { id } });
  if (answer.status === 200) return;
  if (answer.status === 409) {
    const { error } = answer.body;
    // Somebody else was quicker, or it has arrived by itself: the list will say so.
    if (error === "already-sent") return;
    toast(translate(`delivery.refused.${error}`), { key: "delivery", kind: "error" });
    return;
  }
  log("error", `Delivery not sent again: ${answer.status === 0 ? answer.message : answer.body.message}`);
  toast(translate(answer.status === 0 ? "error.noConnection" : "delivery.refused"), {
    key: "delivery",
    kind: "error",
  });
}

export function Deliveries({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <ul className={css.deliveries} aria-label={label}>
      {children}
    </ul>
  );
}
