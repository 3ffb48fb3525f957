import type { ProjectDocument } from "@stanza/codecs";
import { customerName, type Offer } from "@stanza/offer";

/** One thing that is looked at before an offer goes out. */
export interface SummaryCheck {
  readonly key: "prices" | "unpriced" | "problems" | "photos" | "customer" | "readOnly" | "approval";
  readonly state: "good" | "look" | "stop";
  readonly count?: number;
}

interface Facts {
  readonly offer: Pick<Offer, "unpriced" | "complete">;
  readonly document: Pick<ProjectDocument, "rows" | "customer" | "business" | "project">;
  /** Articles that the rules complain about, and those that failed. */
  readonly problems: number;
  /** The prices are of an earlier day. */
  readonly pricesAreOld: boolean;
  readonly readOnly: boolean;
  readonly needsApproval: boolean;
}

/** The checks in the order in which they are put right. `stop`: nothing can be sent before. */
export function summaryChecks(facts: Facts): readonly SummaryCheck[] {
  const { offer, document, problems, pricesAreOld, readOnly, needsApproval } = facts;
  const there = new Set(document.project.rows.map(({ id }) => id));
  const photos = Object.entries(document.rows ?? {}).filter(
    ([id, row]) => row.needsPhoto && there.has(id),
  ).length;
  const isNamed = customerName(document.customer, document.business).trim() !== "";
  const checks: readonly (SummaryCheck | null)[] = [
    { key: "prices", state: pricesAreOld ? "look" : "good" },
    { key: "unpriced", state: offer.complete ? "good" : "stop", count: offer.unpriced.length },
    { key: "problems", state: problems === 0 ? "good" : "look", count: problems },
    photos > 0 ? { key: "photos", state: "look", count: photos } : null,
    { key: "customer", state: isNamed ? "good" : "look" },
    needsApproval ? { key: "approval", state: "stop" } : null,
    readOnly ? { key: "readOnly", state: "look" } : null,
  ];
  return checks.filter((check) => check !== null);
}
