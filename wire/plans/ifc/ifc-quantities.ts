import { IFCELEMENTQUANTITY, IFCQUANTITYAREA, IFCRELDEFINESBYPROPERTIES } from "web-ifc";
import { type IfcModel, numberOf, referenceOf, referencesOf, textOf } from "./ifc-model.ts";

/**
 * The net floor areas that the file states beside the geometry of its spaces, in its own unit; most files state none.
 *
 * Source: IFC 4, `Qto_SpaceBaseQuantities`; IFC 2x3, `BaseQuantities`.
 */
export function netFloorAreas(model: IfcModel): ReadonlyMap<number, number> {
  const areas = new Map<number, number>();
  for (const id of model.idsOf(IFCRELDEFINESBYPROPERTIES)) {
    const relation = model.entity(id);
    const set = referenceOf(relation.RelatingPropertyDefinition);
    if (set === null || model.typeOf(set) !== IFCELEMENTQUANTITY) continue;
    for (const quantity of referencesOf(model.entity(set).Quantities)) {
      if (model.typeOf(quantity) !== IFCQUANTITYAREA) continue;
      const { Name, AreaValue } = model.entity(quantity);
      const area = numberOf(AreaValue);
      if (textOf(Name) !== "NetFloorArea" || area === null) continue;
      for (const space of referencesOf(relation.RelatedObjects)) areas.set(space, area);
    }
  }
  return areas;
}
