import { addPeriod } from "@stanza/quantities";
import type { FaultList } from "../source/fault-list.ts";
import type { ReadPriceList } from "./read-price-list.ts";

/**
 * Warns of two price lists of one currency that are valid on the same days, because the choice between them would be arbitrary. A list
 * derived from another by a factor is valid beside it on purpose.
 */
export function warnOfOverlaps(lists: readonly ReadPriceList[], faults: FaultList): void {
  const own = lists.filter(({ list }) => !list.derivedFrom);
  for (const [i, one] of own.entries())
    for (const other of own.slice(i + 1)) {
      const [earlier, later] = one.list.validFrom <= other.list.validFrom ? [one, other] : [other, one];
      const { list } = earlier;
      const from = later.list.validFrom;
      if (list.currency !== later.list.currency || (list.validTo ?? "9") < from) continue;
      const ends = [list.validTo, later.list.validTo].filter((end) => end !== undefined).sort();
      const until = ends[0] === undefined ? "" : ` to ${ends[0]}`;
      faults.warn(
        earlier.file.at([list.validTo === undefined ? "validFrom" : "validTo"]),
        "W_OVERLAP",
        `${list.code} and ${later.list.code} are both in ${list.currency} and valid from ${from}${until}`,
        list.validFrom < from ? `validTo: '${addPeriod(from, { count: -1, unit: "day" })}'` : undefined,
      );
    }
}
