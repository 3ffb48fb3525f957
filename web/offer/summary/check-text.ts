import { translate } from "@stanza/web-site";
import type { SummaryCheck } from "./summary-checks.ts";

/** A check in words. `readOnlyReason`: why the project cannot be changed, where it cannot. */
export function checkText({ key, state, count }: SummaryCheck, readOnlyReason?: string): string {
  if (key === "readOnly") return readOnlyReason ?? translate("panel.readOnly");
  if (key === "approval") return translate("summary.check.approval.bad");
  if (key === "photos") return translate("summary.check.photos.bad", { count: count ?? 0 });
  return translate(`summary.check.${key}.${state === "good" ? "good" : "bad"}`, { count: count ?? 0 });
}
