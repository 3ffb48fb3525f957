import { OWN_REFUSALS, REFUSALS } from "@stanza/embed";
import type { FrameFault } from "@stanza/web-workspace";

/** A fault of the frame in the words that hosts know from commands; choices with the code that was asked for. */
export function faultWords({ kind, code }: FrameFault): string {
  switch (kind) {
    case "catalogue":
      return code === "" ? REFUSALS.catalogue : REFUSALS.unknownCatalogue;
    case "model":
      return REFUSALS.unknownModel;
    case "article":
      return REFUSALS.unknownArticle;
    case "variant":
      return `${OWN_REFUSALS.unknownVariant}: ${code}`;
    case "value":
      return `${OWN_REFUSALS.refusedVariant}: ${code}`;
    case "place":
      return OWN_REFUSALS.noPlace;
    case "connection":
      return OWN_REFUSALS.connection;
    case "kept":
      return OWN_REFUSALS.cancelled;
  }
}
