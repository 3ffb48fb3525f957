import { type PriceMatrix, suggest } from "@stanza/catalogue";
import type { ReadArticle } from "../articles/read-article.ts";
import { checkFormula } from "../rules/check.ts";
import type { FaultList } from "../source/fault-list.ts";
import type { ReadPriceList } from "./read-price-list.ts";

/**
 * Checks every article's ERP lines against every price list: matrices and written-out items must exist, a matrix with columns needs a
 * column key, and the conditions of surcharges must be sound for each article that names them.
 */
export function checkPrices(
  articles: readonly ReadArticle[],
  lists: readonly ReadPriceList[],
  faults: FaultList,
): void {
  for (const { rule, reader, erpPlaces } of articles) {
    for (const [i, line] of rule.erp.entries()) {
      const source = erpPlaces[i]!;
      for (const { list, conditions, unreadable } of lists) {
        // A derived list has the entries of its base, so only the base is checked.
        if (list.derivedFrom) continue;
        if (line.price.kind === "matrix") {
          const { matrix: code, keys } = line.price;
          const matrix = list.matrices[code];
          if (unreadable.has(code)) continue;
          if (!matrix)
            faults.add(
              source.at(["price", "matrix"]),
              "E_MATRIX",
              `price list ${list.code} has no matrix ${code}`,
              suggest(code, Object.keys(list.matrices)),
            );
          else {
            const needed = keysOf(matrix);
            if (!needed.includes(keys.length))
              faults.add(
                source.at(["price", "keys"]),
                "E_MATRIX",
                `matrix ${code} of ${list.code} is asked with ${needed.join(" or ")} keys, not ${keys.length}`,
              );
          }
        }
        if (line.price.kind === "item") {
          const [item] = line.price.item;
          if (
            line.price.item.length === 1 &&
            typeof item === "string" &&
            list.items[item] === undefined &&
            !unreadable.has("items")
          )
            faults.add(
              source.at(["price", "item"]),
              "E_ITEM",
              `price list ${list.code} has no item ${item}`,
              suggest(item, Object.keys(list.items)),
            );
        }
        for (const [k, code] of line.surcharges.entries()) {
          const rows = conditions.filter((condition) => condition.code === code);
          if (rows.length === 0 && !unreadable.has("surcharges") && !unreadable.has(code))
            faults.add(
              source.at(["surcharges", k]),
              "E_SURCHARGE",
              `price list ${list.code} has no surcharge ${code}`,
              suggest(
                code,
                list.surcharges.map((surcharge) => surcharge.code),
              ),
            );
          for (const { formula, at } of rows) {
            const { type, faults: found } = checkFormula(formula.tree, reader.scope, formula.offsets);
            for (const fault of found)
              faults.add(
                at(fault.offset),
                fault.code,
                `${fault.message} (article ${rule.neutro})`,
                fault.suggestion,
              );
            if (type && type.kind !== "bool")
              faults.add(at(0), "E_TYPE", "a surcharge's 'when' is a condition");
          }
        }
      }
    }
  }
}

/** The numbers of keys with which a matrix may be read. */
function keysOf({ layers, columnKeys }: PriceMatrix): readonly number[] {
  if (layers) return [3];
  return columnKeys.length === 1 ? [1, 2] : [2];
}
