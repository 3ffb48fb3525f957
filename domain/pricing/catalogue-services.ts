import type { Choices, OpenCatalogue, ServiceItem } from "@stanza/catalogue";
import { decimal, decimalText } from "@stanza/quantities";
import type { Service } from "./offer-terms.ts";

/**
 * The services that a catalogue offers for a model with these header choices, in the form of an offer's terms. Their conditions hold
 * (`OpenCatalogue.servicesFor`), and the id is the catalogue's code, so that no service is offered twice.
 *
 * throws   `UnknownInCatalogue` for an unknown model
 */
export function catalogueServices(
  catalogue: OpenCatalogue,
  model: string,
  header: Choices,
): readonly Service[] {
  return catalogue.servicesFor(model, header).map(serviceOf);
}

function serviceOf({ code, description, price, vat }: ServiceItem): Service {
  return { id: code, description, ...termsOf(price), ...(vat === undefined ? {} : { vat }) };
}

function termsOf(price: ServiceItem["price"]): Pick<Service, "percent" | "minimum" | "price"> {
  switch (price.kind) {
    case "fixed":
      return { price: price.amount };
    case "percentOfGoods":
      return { percent: price.percent, ...(price.min === undefined ? {} : { minimum: price.min }) };
    case "perUnit":
      return { price: decimalText(decimal(price.amount).times(price.quantity)) };
  }
}
