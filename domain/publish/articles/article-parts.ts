import {
  type AnchorRule,
  type ClearanceRule,
  type ErpRule,
  type PartRule,
  type PlanRule,
  type PriceRule,
  suggest,
  type Text,
  type TextTemplate,
} from "@stanza/catalogue";
import { type FormulaReader, resultLiterals } from "../rules/formulas.ts";
import type { AuthoredArticle, AuthoredPart } from "../schema/article-schema.ts";
import type { FaultList, Place } from "../source/fault-list.ts";
import type { TextReader } from "../source/texts.ts";
import { type Source, within } from "../source/yaml-source.ts";
import { readOpen } from "./read-open.ts";

/** The things outside the article that its parts and lines refer to. */
export interface ArticleReferences {
  readonly texts: TextReader;
  readonly faults: FaultList;
  /** Absent: the catalogue declares no materials, so none is checked. */
  readonly materials?: ReadonlySet<string>;
  readonly hasFile: (path: string) => boolean;
}

export function readPart(
  part: AuthoredPart,
  source: Source,
  outer: FormulaReader,
  refs: ArticleReferences,
): PartRule {
  const { rule: repeat, inner: reader } = outer.repeat(part.repeat, source, ["repeat"]);
  const material = reader.template(part.material ?? "", source, ["material"]);
  checkMaterial(material, source.at(["material"]), refs);
  const base = {
    id: part.id,
    ...reader.optional(part.when, source, ["when"]),
    ...repeat,
    at: reader.quantity3(part.at, source, ["at"]),
    ...(part.rot ? { rot: reader.quantity3(part.rot, source, ["rot"]) } : {}),
    layer: part.layer ?? "carcass",
    material,
    ...(part.name === undefined ? {} : { name: refs.texts.read(part.name, source.at(["name"])) }),
    ...readOpen(part.open, source, reader, refs.faults),
  };
  switch (part.type) {
    case "panel":
      return {
        ...base,
        type: "panel",
        size: reader.quantity3(part.size, source, ["size"]),
        grain: part.grain,
        ...(part.edges === undefined ? {} : { edges: part.edges }),
        cut: part.cut,
      };
    case "box":
      return { ...base, type: "box", size: reader.quantity3(part.size, source, ["size"]) };
    case "cylinder":
      return {
        ...base,
        type: "cylinder",
        radius: reader.quantity(part.r, source, ["r"]),
        height: reader.quantity(part.h, source, ["h"]),
        axis: part.axis,
      };
    case "revolution":
      return {
        ...base,
        type: "revolution",
        profile: part.profile.map((point, i) => reader.quantity2(point, source, ["profile", i])),
        axis: part.axis,
      };
    case "extrusion":
      return {
        ...base,
        type: "extrusion",
        profile: part.profile.map((point, i) => reader.quantity2(point, source, ["profile", i])),
        length: reader.quantity(part.length, source, ["length"]),
        axis: part.axis,
        ...(part.cut ? { cut: true, grain: part.grain ?? "none" } : {}),
      };
    case "mesh": {
      const file = reader.template(part.file, source, ["file"]);
      const [plain] = file;
      if (file.length === 1 && typeof plain === "string" && !refs.hasFile(plain))
        refs.faults.add(source.at(["file"]), "E_FILE", `there is no file ${plain}`);
      return {
        ...base,
        type: "mesh",
        file,
        ...(part.size ? { size: reader.quantity3(part.size, source, ["size"]) } : {}),
        ...reader.optional(part.mirror, source, ["mirror"]),
      };
    }
  }
}

/** Reports a material code that is written out and unknown; codes that come from options are checked with the options. */
export function checkMaterial(
  template: TextTemplate,
  place: Place,
  { materials, faults }: Pick<ArticleReferences, "materials" | "faults">,
): void {
  const [only] = template;
  if (!materials || template.length !== 1 || only === undefined) return;
  const codes = typeof only === "string" ? [only] : resultLiterals(only.formula.tree);
  for (const code of codes)
    if (code !== "" && !materials.has(code))
      faults.add(place, "E_MATERIAL", `there is no material '${code}'`, suggest(code, materials));
}

export function readAnchor(
  anchor: AuthoredArticle["anchors"][number],
  source: Source,
  reader: FormulaReader,
  faults: FaultList,
): AnchorRule {
  if (anchor.dir.every((share) => share === 0))
    faults.add(
      source.at(["dir"]),
      "E_RANGE",
      `anchor '${anchor.id}' points nowhere: its direction is 0 on every axis`,
    );
  return {
    id: anchor.id,
    kind: anchor.kind,
    at: reader.quantity3(anchor.at, source, ["at"]),
    dir: anchor.dir,
    ...(anchor.size ? { size: reader.quantity2(anchor.size, source, ["size"]) } : {}),
    ...(anchor.accepts ? { accepts: anchor.accepts } : {}),
    ...reader.optional(anchor.when, source, ["when"]),
    ...(anchor.dist === undefined ? {} : { dist: reader.quantity(anchor.dist, source, ["dist"]) }),
  };
}

export function readPlan(
  item: AuthoredArticle["plan"][number],
  source: Source,
  reader: FormulaReader,
  faults: FaultList,
): PlanRule {
  const points = { rect: 2, line: 2, arc: 1, poly: 2, text: 1 }[item.type];
  if (item.pts.length < points || (item.type !== "poly" && item.pts.length > points))
    faults.add(
      source.at(["pts"]),
      "E_SHAPE",
      `${item.type} takes ${points} point(s), not ${item.pts.length}`,
    );
  if (item.type === "arc")
    for (const key of ["r", "a0", "a1"] as const)
      if (item[key] === undefined) faults.add(source.at(), "E_SHAPE", `an arc needs '${key}'`);
  if (item.type === "text" && item.text === undefined)
    faults.add(source.at(), "E_SHAPE", "a text needs 'text'");
  return {
    type: item.type,
    points: item.pts.map((point, i) => reader.quantity2(point, source, ["pts", i])),
    ...(item.r === undefined ? {} : { radius: reader.quantity(item.r, source, ["r"]) }),
    ...(item.a0 === undefined ? {} : { startAngle: reader.quantity(item.a0, source, ["a0"]) }),
    ...(item.a1 === undefined ? {} : { endAngle: reader.quantity(item.a1, source, ["a1"]) }),
    ...(item.text === undefined ? {} : { text: reader.template(item.text, source, ["text"]) }),
    style: item.style,
    ...reader.optional(item.when, source, ["when"]),
  };
}

export function readClearance(
  item: AuthoredArticle["clearances"][number],
  source: Source,
  reader: FormulaReader,
  texts: TextReader,
): ClearanceRule {
  return {
    id: item.id,
    ...reader.optional(item.when, source, ["when"]),
    at: reader.quantity3(item.at, source, ["at"]),
    size: reader.quantity3(item.size, source, ["size"]),
    severity: item.severity,
    because: texts.read(item.because, source.at(["because"])),
  };
}

export function readErp(
  line: AuthoredArticle["erp"][number],
  source: Source,
  outer: FormulaReader,
  refs: ArticleReferences,
  article: {
    readonly description: Text;
    readonly variables: ReadonlySet<string>;
    /** Variables that are not sent with a line. */
    readonly internal: ReadonlySet<string>;
  },
): ErpRule {
  const { rule: repeat, inner: reader } = outer.repeat(line.repeat, source, ["repeat"]);
  for (const [i, code] of line.var.entries())
    if (!article.variables.has(code))
      refs.faults.add(
        source.at(["var", i]),
        "E_NAME",
        `there is no variable '${code}'`,
        suggest(code, article.variables),
      );
  for (const [i, code] of line.var.entries())
    if (article.internal.has(code))
      refs.faults.add(
        source.at(["var", i]),
        "E_SHAPE",
        `${code} does not go out with a line: it says 'erp: false'`,
      );
  return {
    id: line.id,
    code: reader.template(line.cod, source, ["cod"]),
    description: line.des === undefined ? article.description : refs.texts.read(line.des, source.at(["des"])),
    quantity: reader.quantity(line.qt, source, ["qt"]),
    unit: line.um,
    level: line.level,
    ...reader.optional(line.when, source, ["when"]),
    ...repeat,
    variables: line.var,
    extra: Object.entries(line.extra).map(([code, text]) => ({
      code,
      text: reader.template(text, source, ["extra", code]),
    })),
    price: readPrice(line, within(source, ["price"]), source, reader, refs.faults),
    surcharges: line.surcharges,
    discountable: line.discountable,
  };
}

function readPrice(
  { price, level }: AuthoredArticle["erp"][number],
  source: Source,
  line: Source,
  reader: FormulaReader,
  faults: FaultList,
): PriceRule {
  if (!price) {
    if (level === 0)
      faults.add(line.at(), "E_PRICE", "the line has no price; write price: {none: true} where it is free");
    return { kind: "none" };
  }
  if ("none" in price) return { kind: "none" };
  if ("item" in price) return { kind: "item", item: reader.template(price.item, source, ["item"]) };
  const keys = price.keys.map((key, i) =>
    typeof key === "number"
      ? { source: String(key), tree: { op: "literal", value: key } as const }
      : reader.formula(key, "plain", source, ["keys", i]),
  );
  return { kind: "matrix", matrix: price.matrix, keys };
}
