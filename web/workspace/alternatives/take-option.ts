import { type PricedAlternative, signedMoney, takeAlternative, undo } from "@stanza/web-project";
import { translate } from "@stanza/web-site";
import { announce, toast } from "@stanza/web-ui";
import i18next from "i18next";

/** Takes an alternative into the project, says so with what it costs, and offers the way back. True: it was taken. */
export function takeOption(alternative: PricedAlternative, name: string, currency: string): boolean {
  const outcome = takeAlternative(alternative);
  if (outcome?.ok !== true) {
    toast(translate("edit.refused"), { kind: "error" });
    return false;
  }
  const difference =
    signedMoney(alternative.difference, currency, i18next.language) || translate("applicator.samePrice");
  const said = translate("alternatives.taken", { name, difference });
  announce(said);
  toast(said, { kind: "success", action: { label: translate("action.undo"), run: undo } });
  return true;
}
