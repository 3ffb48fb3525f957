import type { Drawing } from "@stanza/drawing";
import type { Offer } from "@stanza/offer";
import { openPrinter, type PrinterOptions } from "./open-printer.ts";
import type { PrintOptions } from "./print-options.ts";

/** Prints one offer with a printer opened for it alone, for commands; see `OfferPrinter.print`. */
export async function printOffer(
  offer: Offer,
  drawings: readonly Drawing[],
  options: PrintOptions & Pick<PrinterOptions, "brandFolder">,
): Promise<Uint8Array> {
  const { brandFolder, ...print } = options;
  const printer = openPrinter(brandFolder === undefined ? {} : { brandFolder });
  try {
    return (await printer.print(offer, drawings, print)).pdf;
  } finally {
    await printer.close();
  }
}
