import { type PricedAlternative, signedMoney, takeAlternative, tellStepAs, undo } from "@stanza/web-project";
import { translate } from "@stanza/web-site";
import { toast } from "@stanza/web-ui";
import i18next from "i18next";

/** Takes an alternative into the project, shows what it costs, and offers the way back. True: it was taken. */
export function takeOption(alternative: PricedAlternative, name: string, currency: string): boolean {
  const outcome = takeAlternative(alternative);
  if (outcome?.ok !== true) {
    toast(translate("edit.refused"), { kind: "error" });
    return false;
  }
  const difference =
    signedMoney(alternative.difference, currency, i18next.language) || translate("alternatives.samePrice");
  const said = translate("alternatives.taken", { name, difference });
  tellStepAs(() => name);
  toast(said, { kind: "success", quiet: true, action: { label: translate("action.undo"), run: undo } });
  return true;
}
