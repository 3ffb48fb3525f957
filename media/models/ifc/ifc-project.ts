import { ifcGuid } from "./ifc-guid.ts";
import { type Ref, real, reals, type StepFile, text, word } from "./step-file.ts";

/** What every thing of a file refers to. */
export interface IfcProject {
  readonly history: Ref;
  /** The geometric context of bodies. */
  readonly context: Ref;
  readonly storey: Ref;
  /** The place of the storey. */
  readonly place: Ref;
}

/** Writes who wrote the file, its units, and project, site, building and storey. */
export function openIfcProject(file: StepFile, title: string, at: Date): IfcProject {
  const person = file.add("IFCPERSON", null, text("-"), null, null, null, null, null, null);
  const organization = file.add("IFCORGANIZATION", null, text("Stanza"), null, null, null);
  const author = file.add("IFCPERSONANDORGANIZATION", person, organization, null);
  const application = file.add("IFCAPPLICATION", organization, text("1"), text("Stanza"), text("stanza"));
  const history = file.add(
    "IFCOWNERHISTORY",
    author,
    application,
    null,
    word(".ADDED."),
    null,
    null,
    null,
    Math.floor(at.getTime() / 1000),
  );
  const origin = file.once("IFCCARTESIANPOINT", reals([0, 0, 0]));
  const axes = file.once("IFCAXIS2PLACEMENT3D", origin, null, null);
  const context = file.add(
    "IFCGEOMETRICREPRESENTATIONCONTEXT",
    null,
    text("Model"),
    3,
    word("1.E-05"),
    axes,
    null,
  );
  const body = file.add(
    "IFCGEOMETRICREPRESENTATIONSUBCONTEXT",
    text("Body"),
    text("Model"),
    word("*"),
    word("*"),
    word("*"),
    word("*"),
    context,
    null,
    word(".MODEL_VIEW."),
    null,
  );
  const unit = (kind: string, prefix: string | null, name: string) =>
    file.add("IFCSIUNIT", word("*"), word(kind), prefix === null ? null : word(prefix), word(name));
  const units = file.add("IFCUNITASSIGNMENT", [
    unit(".LENGTHUNIT.", ".MILLI.", ".METRE."),
    unit(".AREAUNIT.", null, ".SQUARE_METRE."),
    unit(".VOLUMEUNIT.", null, ".CUBIC_METRE."),
    unit(".PLANEANGLEUNIT.", null, ".RADIAN."),
  ]);
  const name = text(title || "Project");
  const whole = file.add(
    "IFCPROJECT",
    text(ifcGuid("project")),
    history,
    name,
    null,
    null,
    null,
    null,
    [context],
    units,
  );
  const level = (parent: Ref | null) => file.add("IFCLOCALPLACEMENT", parent, axes);
  const sitePlace = level(null);
  const site = file.add(
    "IFCSITE",
    ...[text(ifcGuid("site")), history, text("Site"), null, null, sitePlace, null, null],
    ...[word(".ELEMENT."), null, null, null, null, null],
  );
  const buildingPlace = level(sitePlace);
  const building = file.add(
    "IFCBUILDING",
    ...[text(ifcGuid("building")), history, text("Building"), null, null, buildingPlace, null, null],
    ...[word(".ELEMENT."), null, null, null],
  );
  const place = level(buildingPlace);
  const storey = file.add(
    "IFCBUILDINGSTOREY",
    ...[text(ifcGuid("storey")), history, text("Storey"), null, null, place, null, null],
    ...[word(".ELEMENT."), real(0)],
  );
  const within = (name: string, outer: Ref, inner: Ref) =>
    file.add("IFCRELAGGREGATES", text(ifcGuid(name)), history, null, null, outer, [inner]);
  within("project site", whole, site);
  within("site building", site, building);
  within("building storey", building, storey);
  return { history, context: body, storey, place };
}
