import type { Delivery } from "@stanza/contract";
import { useFormats } from "@stanza/web-site";
import { IconAlertTriangle, IconCircleCheck, IconClock } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import css from "./Deliveries.module.css";
import { DeliveryItem } from "./DeliveryItem.tsx";

const icons = { waiting: IconClock, sent: IconCircleCheck, failed: IconAlertTriangle } as const;

interface Props {
  readonly delivery: Delivery;
  /** Name of the sent thing. */
  readonly children: ReactNode;
  /** Called once it is on its way again. */
  readonly onAgain: () => Promise<unknown>;
}

/** A delivery to an outside system with every try. */
export function DeliveryLine({ delivery, children, onAgain }: Props) {
  const { t } = useTranslation();
  const { moment } = useFormats();
  const { id, state, error, attempts, at, by, nextAt } = delivery;
  return (
    <DeliveryItem
      id={id}
      state={state}
      icon={icons[state]}
      words={t(`delivery.state.${state}`)}
      again={t(state === "failed" ? "delivery.again" : "delivery.now")}
      onAgain={onAgain}
    >
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
    </DeliveryItem>
  );
}

/** A list of deliveries. */
export function Deliveries({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <ul className={css.deliveries} aria-label={label}>
      {children}
    </ul>
  );
}
