import type { DclassView } from "./dclass-view.ts";

/** Why there is nothing to edit a variable with; the messages are the specification's, hosts match on them (spec 2 §5). */
export class DclassRefused extends Error {
  constructor(message: "This variable is not a dClass" | "dClass is not declared in configuration file") {
    super(message);
    this.name = "DclassRefused";
  }
}

/**
 * The UI component that edits a variable of a dynamic class: what the deployment's configuration declares for the class, else what its
 * catalogue names. Throws `DclassRefused` with the specification's texts for a variable of another kind and for a class that neither
 * declares.
 *
 * declared  `dclass` of the configuration file: component by class
 *
 * Source: spec 2 §5; spec 1 §3 (config file: dclass entries with comp).
 */
export function dclassComponent(
  variable: { readonly kind: string; readonly list?: Pick<DclassView, "dclass" | "component"> },
  declared: Readonly<Record<string, { readonly comp: string }>>,
): string {
  const { kind, list } = variable;
  if (kind !== "dclass" || !list) throw new DclassRefused("This variable is not a dClass");
  const configured = Object.hasOwn(declared, list.dclass) ? declared[list.dclass]!.comp : undefined;
  const component = configured || list.component;
  if (!component) throw new DclassRefused("dClass is not declared in configuration file");
  return component;
}
