import type { ErpData, ErpPerson } from "@stanza/embed";
import type { Address } from "@stanza/offer";
import { editAgreement, useProject } from "@stanza/web-project";
import { sells, useSession } from "@stanza/web-site";

/**
 * Takes what an ERP says of the customer, of where the goods go and of discounts. It is a wish of whoever is signed in, and the server checks
 * it as it checks theirs; who sells nothing sets no discount (reliability.md T10).
 */
export function takeTerms({
  customer,
  consignee,
  discounts,
}: Pick<ErpData, "customer" | "consignee" | "discounts">): void {
  const document = useProject.getState().open?.document;
  if (!document) return;
  const { terms } = document;
  const mayDiscount = sells(useSession.getState().profile) && discounts.length > 0;
  const change = {
    ...(customer ? { customer: { ...document.customer, ...personOf(customer, document.customer) } } : {}),
    ...(consignee ? { shipping: addressOf(consignee, document.shipping) } : {}),
    ...(mayDiscount ? { terms: { ...terms, discounts: { ...terms.discounts, standard: discounts } } } : {}),
    ...(customer?.cod ? { head: { customerCode: customer.cod } } : {}),
  };
  if (Object.keys(change).length > 0) editAgreement(change);
}

const NOWHERE: Address = { street: "", postalCode: "", city: "", county: "", country: "", countryCode: "" };

/** What is named takes the place of what was known. */
const named = <T extends object>(fields: T): Partial<T> =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== ""),
  ) as Partial<T>;

function addressOf(person: ErpPerson, known: Address = NOWHERE): Address {
  const { street, postalCode, city, county, country, countrycode } = person;
  return {
    ...known,
    ...named({ street, postalCode, city, county, country, countryCode: countrycode?.toUpperCase() }),
  } as Address;
}

function personOf(person: ErpPerson, known: { readonly address: Address }) {
  const { firstName, lastName, email, mobile, vat } = person;
  return {
    ...named({ firstName, lastName, email, phone: mobile, vatNumber: vat }),
    address: addressOf(person, known.address),
  };
}
