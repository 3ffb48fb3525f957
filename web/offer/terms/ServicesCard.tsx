import type { Offer } from "@stanza/offer";
import type { OfferTerms, Service } from "@stanza/pricing";
import { editAgreement } from "@stanza/web-project";
import css from "@stanza/web-ui/page.module.css";
import { useTranslation } from "react-i18next";
import { AddService } from "./AddService.tsx";
import { ServiceFields } from "./ServiceFields.tsx";
import form from "./Terms.module.css";
import { useCatalogueServices } from "./use-catalogue-services.ts";

interface Props {
  readonly offer: Offer;
  readonly terms: OfferTerms;
  readonly readOnly: boolean;
}

/** Services sold with the goods of a catalogue: each a percentage of them or a price by itself. */
export function ServicesCard({ offer, terms, readOnly }: Props) {
  const { t } = useTranslation();
  const { offered, known } = useCatalogueServices();
  const first = offer.groups[0]?.catalogue;
  const servicesOf = (catalogue: string) => terms.services[catalogue] ?? [];
  const change = (catalogue: string, services: readonly Service[]) =>
    editAgreement({ terms: { ...terms, services: { ...terms.services, [catalogue]: services } } });
  const all = offer.groups.flatMap(({ catalogue, title }) =>
    servicesOf(catalogue).map((service) => ({ catalogue, title, service })),
  );
  const isTaken = (catalogue: string, id: string) => servicesOf(catalogue).some((one) => one.id === id);
  /** The catalogue sells the service, but not with the model's choices as they are now. */
  const isNotOffered = (catalogue: string, id: string) =>
    (known.get(catalogue)?.has(id) ?? false) &&
    !offered.some((one) => one.catalogue === catalogue && one.service.id === id);
  const helpOf = (catalogue: string, title: string, id: string) => {
    if (isNotOffered(catalogue, id)) return t("services.notNow");
    return offer.groups.length > 1 ? title : undefined;
  };
  return (
    <section className={css.card} aria-label={t("services.title")}>
      <div className={css.cardHead}>
        <h2>{t("services.title")}</h2>
        {readOnly || first === undefined ? null : (
          <AddService
            offered={offered.filter(({ catalogue, service }) => !isTaken(catalogue, service.id))}
            onAdd={(catalogue, service) => change(catalogue, [...servicesOf(catalogue), service])}
            first={first}
          />
        )}
      </div>
      {all.length === 0 ? (
        <p className={form.nothing}>{t("services.none")}</p>
      ) : (
        <ul className={form.services}>
          {all.map(({ catalogue, title, service }) => (
            <ServiceFields
              key={service.id}
              offer={offer}
              catalogue={catalogue}
              service={service}
              help={helpOf(catalogue, title, service.id)}
              readOnly={readOnly}
              onChange={(next) =>
                change(
                  catalogue,
                  servicesOf(catalogue).map((one) => (one.id === service.id ? { ...one, ...next } : one)),
                )
              }
              onRemove={() =>
                change(
                  catalogue,
                  servicesOf(catalogue).filter((one) => one.id !== service.id),
                )
              }
            />
          ))}
        </ul>
      )}
    </section>
  );
}
