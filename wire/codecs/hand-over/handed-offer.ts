import { ownValue } from "@stanza/catalogue";
import type { Offer } from "@stanza/offer";
import type { OrderFile } from "./order-file.ts";

/** Marks of the projects that an offer does not print, by the offer's row id. */
export interface RowMarks {
  readonly projectId: string;
  readonly needsPhoto: boolean;
  readonly reference: string;
  /** rifGmk of lines, by their id. */
  readonly lines: Readonly<Record<string, string>>;
}

/** The parts of an offer that go to outside systems, in the names of the order file. */
export function handedParties({ shop, customer, business, shipping }: Offer) {
  return {
    shop: { code: shop.code, name: shop.name, country: shop.country },
    customer: {
      firstName: customer.firstName,
      lastName: customer.lastName,
      email: customer.email,
      phone: customer.phone,
      vatNumber: customer.vatNumber,
      address: customer.address,
    },
    business: business ? { ...business } : null,
    shipping: shipping ?? null,
  } satisfies Pick<OrderFile, "shop" | "customer" | "business" | "shipping">;
}

export function handedPositions(
  offer: Offer,
  marks: (rowId: string) => RowMarks | undefined,
): OrderFile["positions"] {
  return offer.groups.flatMap(({ catalogue, positions }) =>
    positions.map((position) => {
      const marked = marks(position.rowId);
      return {
        number: position.number,
        rowId: position.rowId,
        projectId: marked?.projectId ?? offer.project.id,
        catalogue,
        description: position.description,
        note: position.note,
        quantity: position.quantity,
        automatic: position.automatic,
        needsPhoto: marked?.needsPhoto ?? false,
        reference: marked?.reference ?? "",
        amount: position.amount,
        lines: position.lines.map((line) => ({
          id: line.id,
          code: line.code,
          description: line.description,
          variants: line.variants.map(([code, value]) => ({ code, value })),
          quantity: line.quantity,
          unit: line.unit,
          included: line.included,
          unitPrice: line.unitPrice ?? null,
          amount: line.amount ?? null,
          discountGroup: line.discountGroup,
          reference: ownValue(marked?.lines, line.id) ?? "",
        })),
      };
    }),
  );
}

export function handedTotals(offer: Offer): OrderFile["totals"] {
  const charge = ({ code, charged, amount, rate }: Offer["delivery"]) => ({ code, charged, amount, rate });
  return {
    gross: offer.gross,
    discount: offer.discount,
    goods: offer.goods,
    services: offer.servicesTotal,
    delivery: charge(offer.delivery),
    installation: charge(offer.installation),
    net: offer.netTotal,
    taxes: offer.taxes.map(({ rate, base, tax }) => ({ rate, base, tax })),
    tax: offer.tax,
    total: offer.total,
    rounding: offer.rounding,
    payable: offer.payable,
    deposit: offer.deposit ?? null,
  };
}
