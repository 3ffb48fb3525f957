import type { Offer } from "@stanza/offer";
import { type OfferTerms, type Service, textIn } from "@stanza/pricing";
import { editAgreement } from "@stanza/web-project";
import { IconButton, TextField } from "@stanza/web-ui";
import css from "@stanza/web-ui/page.module.css";
import { IconTrash } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { DecimalField } from "../rows/DecimalField.tsx";
import { ExplainedMoney } from "../totals/ExplainedMoney.tsx";
import { AddService } from "./AddService.tsx";
import form from "./Terms.module.css";
import { useCatalogueServices } from "./use-catalogue-services.ts";

interface Props {
  readonly offer: Offer;
  readonly terms: OfferTerms;
  readonly readOnly: boolean;
}

/** Services sold with the goods of a catalogue: a percentage of them or a price of their own. */
export function ServicesCard({ offer, terms, readOnly }: Props) {
  const { t, i18n } = useTranslation();
  const catalogues = offer.groups.map(({ catalogue, title }) => ({ catalogue, title }));
  const change = (catalogue: string, services: readonly Service[]) =>
    editAgreement({ terms: { ...terms, services: { ...terms.services, [catalogue]: services } } });
  const all = catalogues.flatMap(({ catalogue, title }) =>
    (terms.services[catalogue] ?? []).map((service) => ({ catalogue, title, service })),
  );
  const first = catalogues[0]?.catalogue;
  const { offered, known } = useCatalogueServices();
  const isTaken = (catalogue: string, id: string) =>
    terms.services[catalogue]?.some((service) => service.id === id) ?? false;
  /** One of the catalogue's own, which it does not offer with the model's choices as they are now. */
  const isNotOffered = (catalogue: string, id: string) =>
    (known.get(catalogue)?.has(id) ?? false) &&
    !offered.some((one) => one.catalogue === catalogue && one.service.id === id);
  return (
    <section className={css.card} aria-label={t("services.title")}>
      <div className={css.cardHead}>
        <h2>{t("services.title")}</h2>
        {readOnly || first === undefined ? null : (
          <AddService
            offered={offered.filter(({ catalogue, service }) => !isTaken(catalogue, service.id))}
            onAdd={(catalogue, service) => change(catalogue, [...(terms.services[catalogue] ?? []), service])}
            first={first}
          />
        )}
      </div>
      {all.length === 0 ? (
        <p className={form.nothing}>{t("services.none")}</p>
      ) : (
        <ul className={form.services}>
          {all.map(({ catalogue, title, service }) => {
            const list = terms.services[catalogue] ?? [];
            const update = (next: Partial<Service>) =>
              change(
                catalogue,
                list.map((s) => (s.id === service.id ? { ...s, ...next } : s)),
              );
            const name = textIn(service.description, i18n.language);
            const amount = offer.services.find(
              (s) => s.id === service.id && s.catalogue === catalogue,
            )?.amount;
            return (
              <li key={service.id} className={form.service}>
                <TextField
                  key={name}
                  label={t("services.name")}
                  defaultValue={name}
                  readOnly={readOnly}
                  help={
                    isNotOffered(catalogue, service.id)
                      ? t("services.notNow")
                      : catalogues.length > 1
                        ? title
                        : undefined
                  }
                  onBlur={(event) => {
                    const text = event.target.value.trim();
                    if (text !== name && text !== "") update({ description: { [i18n.language]: text } });
                  }}
                />
                <DecimalField
                  label={t("services.percent")}
                  unit="%"
                  most={100}
                  readOnly={readOnly}
                  value={
                    service.percent === undefined || String(service.percent) === "0"
                      ? ""
                      : String(service.percent)
                  }
                  onCommit={(percent) => update({ percent: percent === "" ? undefined : percent })}
                />
                <DecimalField
                  label={t("services.price")}
                  readOnly={readOnly || Number(service.percent ?? 0) > 0}
                  value={service.price === undefined ? "" : String(service.price)}
                  onCommit={(price) => update({ price: price === "" ? "0" : price })}
                />
                <DecimalField
                  label={t(offer.unitedStates ? "link.salesTax" : "terms.vat")}
                  unit="%"
                  most={100}
                  readOnly={readOnly}
                  value={service.vat === undefined || service.vat === null ? "" : String(service.vat)}
                  onCommit={(vat) => update({ vat: vat === "" ? undefined : vat })}
                />
                <strong className={form.price}>
                  {amount === undefined ? (
                    "–"
                  ) : (
                    <ExplainedMoney
                      of={{ kind: "service", catalogue, id: service.id }}
                      name={name}
                      amount={amount}
                      currency={offer.currency}
                    />
                  )}
                </strong>
                <label className={form.offered} title={t("services.offered")}>
                  <input
                    type="checkbox"
                    checked={service.offered ?? true}
                    disabled={readOnly}
                    aria-label={t("services.offeredOf", { name })}
                    onChange={(event) => update({ offered: event.target.checked })}
                  />
                </label>
                {readOnly ? null : (
                  <IconButton
                    label={t("services.remove", { name })}
                    icon={<IconTrash size={17} stroke={1.7} />}
                    onClick={() =>
                      change(
                        catalogue,
                        list.filter((s) => s.id !== service.id),
                      )
                    }
                  />
                )}
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
