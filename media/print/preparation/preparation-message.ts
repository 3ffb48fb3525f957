import type { Picture } from "../document-files.ts";
import type { PrintOptions } from "../print-options.ts";
import type { OfferWork, PreparedDocument, SheetsWork } from "./prepare.ts";

/** The number under which a picture was sent. */
export type PictureKey = number;

interface SentOptions extends Omit<PrintOptions, "pictures" | "hero"> {
  readonly pictures: readonly (readonly [rowId: string, key: PictureKey])[];
  readonly hero?: PictureKey;
}

/** To the thread: pictures one by one, each once, and then the work that they are for. */
export type PreparationMessage =
  | { readonly kind: "picture"; readonly key: PictureKey; readonly picture: Picture }
  | {
      readonly kind: "work";
      readonly id: number;
      /** The pictures that nothing else needs. */
      readonly keys: readonly PictureKey[];
      readonly drawings: readonly PictureKey[];
      readonly work:
        | (Omit<OfferWork, "drawings" | "options"> & { readonly options: SentOptions })
        | Omit<SheetsWork, "drawings">;
    };

export type PreparationAnswer =
  | { readonly id: number; readonly kind: "prepared"; readonly document: PreparedDocument }
  | { readonly id: number; readonly kind: "failed"; readonly message: string };
