import type { PositionWords } from "@stanza/offer";
import type { LengthUnit } from "@stanza/quantities";
import type { PrintedAcceptance } from "./acceptance-view.ts";
import type { Picture } from "./document-files.ts";
import type { Sender } from "./offer-view.ts";
import type { PositionPlace, PrintLayout } from "./print-layout.ts";

export interface PrintOptions {
  readonly sender: Sender;
  /** The unit of the drawings' scale bars; absent: millimetres, and so metres. */
  readonly lengthUnit?: LengthUnit;
  /** The pictures in an offer's lines, by row id. */
  readonly pictures?: Readonly<Record<string, Picture>>;
  /** What the positions are, by row id, in words of the offer's language. */
  readonly words?: Readonly<Record<string, PositionWords>>;
  /** The room, on the first page. */
  readonly hero?: Picture;
  /** True prints article codes, for dealers; absent: false. */
  readonly codes?: boolean;
  /** Absent: `USUAL_LAYOUT`. */
  readonly layout?: PrintLayout;
  /** Address of the client's page, printed as a QR code; absent: none. */
  readonly link?: string;
  /** The acceptance of the offer, in the place of its signature; absent: it is to be signed. */
  readonly acceptance?: PrintedAcceptance;
  /** The places by row id, for groupings by room and by item group. */
  readonly places?: Readonly<Record<string, PositionPlace>>;
}
