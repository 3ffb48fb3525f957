import type { DclassView } from "./dclass-view.ts";

/** Thrown when no component can edit a variable. The messages are the specification's, because hosts match on them (spec 2 §5). */
export class DclassRefused extends Error {
  constructor(message: "This variable is not a dClass" | "dClass is not declared in configuration file") {
    super(message);
    this.name = "DclassRefused";
  }
}

/**
 * Finds the UI component that edits a variable of a dynamic class: the one in the deployment's configuration, else the catalogue's. Throws
 * `DclassRefused` with the specification's texts for another kind of variable and for a class without a component.
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
