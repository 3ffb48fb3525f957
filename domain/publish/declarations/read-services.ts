import {
  emptyScope,
  type OptionList,
  type Scope,
  type ServiceItem,
  variableType,
  withLocal,
} from "@stanza/catalogue";
import { FormulaReader } from "../rules/formulas.ts";
import { readItems } from "../schema/read-shape.ts";
import { type AuthoredCatalogue, serviceSchema } from "../schema/schema.ts";
import type { FaultList } from "../source/fault-list.ts";
import type { Folder } from "../source/folder.ts";
import type { TextReader } from "../source/texts.ts";
import { within, type YamlFile } from "../source/yaml-source.ts";
import type { ShapedVariable } from "./shaped-variable.ts";
import { shapeOnly } from "./variables.ts";

/** Reads delivery, installation and survey. A service's `when` reads the variables that a header can have, and tables. */
export function readServices(
  authored: AuthoredCatalogue,
  file: YamlFile,
  folder: Folder,
  texts: TextReader,
  faults: FaultList,
  shared: {
    readonly variables: ReadonlyMap<string, ShapedVariable>;
    readonly lists: Readonly<Record<string, OptionList>>;
    readonly tables: Scope["tables"];
  },
): readonly ServiceItem[] {
  const source =
    authored.services === undefined ? undefined : folder.yaml(authored.services, file.at(["services"]));
  if (!source) return [];
  let scope: Scope = emptyScope(shared.tables, faults.unknown);
  for (const [code, variable] of shared.variables)
    if (!faults.unknown.has(code))
      scope = withLocal(scope, code, variableType(shapeOnly(variable), shared.lists));
  const reader = new FormulaReader(scope, faults);
  const seen = new Set<string>();
  return readItems(serviceSchema, source.value, source, faults).map(({ item, index }): ServiceItem => {
    const { price } = item;
    if (seen.has(item.cod))
      faults.add(source.at([index, "cod"]), "E_DUPLICATE", `service ${item.cod} occurs twice`);
    seen.add(item.cod);
    return {
      code: item.cod,
      description: texts.read(item.des, source.at([index, "des"])),
      ...reader.optional(item.when, within(source, [index]), ["when"]),
      price:
        "fixed" in price
          ? { kind: "fixed", amount: price.fixed }
          : "perUnit" in price
            ? { kind: "perUnit", amount: price.perUnit, quantity: price.qt }
            : {
                kind: "percentOfGoods",
                percent: price.percentOfGoods,
                ...(price.min === undefined ? {} : { min: price.min }),
              },
      ...(item.vat === undefined ? {} : { vat: item.vat }),
    };
  });
}
