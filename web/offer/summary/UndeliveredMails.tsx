import { client, okBody } from "@stanza/web-site";
import offerCss from "@stanza/web-ui/page.module.css";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { lookAgainMs } from "../crm/crm-queries.ts";
import { Deliveries, DeliveryLine } from "../deliveries/DeliveryLine.tsx";
import css from "./Summary.module.css";

/** Mails of this project's offers that do not get through; nothing where all do. Uploads and orders have places of their own. */
export function UndeliveredMails({ projectId }: { readonly projectId: number }) {
  const { t } = useTranslation();
  const { data, refetch } = useQuery({
    queryKey: ["deliveries", projectId],
    queryFn: async ({ signal }) =>
      okBody(await client.listDeliveries({ params: { id: projectId }, signal })).deliveries,
    refetchInterval: ({ state }) => lookAgainMs(state.data ?? [], Date.now()),
  });
  const mails = (data ?? []).filter(
    ({ kind, state, error }) => kind === "mail" && state !== "sent" && error !== "",
  );
  if (mails.length === 0) return null;
  return (
    <section className={offerCss.card} aria-label={t("delivery.undelivered")}>
      <div className={offerCss.cardHead}>
        <h2>{t("delivery.undelivered")}</h2>
      </div>
      <div className={css.mails}>
        <Deliveries label={t("delivery.undelivered")}>
          {mails.map((delivery) => (
            <DeliveryLine key={delivery.id} delivery={delivery} onAgain={refetch}>
              <strong>{delivery.about}</strong>
            </DeliveryLine>
          ))}
        </Deliveries>
      </div>
    </section>
  );
}
