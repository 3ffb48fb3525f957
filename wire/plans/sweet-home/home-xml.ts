import { SaxesParser } from "saxes";
import { PLAN_LIMITS } from "../plan-limits.ts";
import { PlanRefusal } from "../plan-refusal.ts";

/** An element of a home with its content. Attributes are text as written. */
export interface HomeElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly HomeElement[];
}

interface Open {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: HomeElement[];
}

/** Elements whose content is for the 3D view only; they are read over, which keeps large homes small. */
const SKIPPED = new Set([
  "material",
  "transformation",
  "texture",
  "property",
  "lightSource",
  "lightSourceMaterial",
]);

/** The prefix of a namespace; other programs write one. */
const PREFIX = /^[\w-]+:/;

/**
 * The elements of a home's XML. The parser is strict and knows no document types, so that entities of the file's own (and with them
 * entity bombs) are an error and nothing outside is ever read.
 *
 * refused   `damaged` with line and column; `tooManyParts`; `notAPlan` when the root is no `home`
 */
export function parseHomeXml(text: string): HomeElement {
  const parser = new SaxesParser({ xmlns: false, position: true });
  const open: Open[] = [];
  let root: HomeElement | undefined;
  let elements = 0;
  let skipping = 0;
  parser.on("error", (error) => {
    throw new PlanRefusal("damaged", `the XML is broken: ${error.message}`);
  });
  parser.on("opentag", (tag) => {
    if (++elements > PLAN_LIMITS.maxXmlElements || open.length > PLAN_LIMITS.maxXmlDepth)
      throw new PlanRefusal("tooManyParts", "the home has more elements than a plan can have");
    if (open.length === 0 && tag.name.replace(PREFIX, "") !== "home")
      throw new PlanRefusal("notAPlan", `the XML is a ${tag.name.slice(0, 60)}, not a home`);
    const name = tag.name.replace(PREFIX, "");
    if (skipping > 0 || SKIPPED.has(name)) skipping++;
    else open.push({ tag: name, attributes: tag.attributes as Record<string, string>, children: [] });
  });
  parser.on("closetag", () => {
    if (skipping > 0) {
      skipping--;
      return;
    }
    const done = open.pop();
    if (!done) return;
    const parent = open.at(-1);
    if (parent) parent.children.push(done);
    else root = done;
  });
  parser.write(text).close();
  if (!root) throw new PlanRefusal("damaged", "the XML has no home");
  return root;
}

/** The numbers of an element's attributes; a value that is no finite number, or beyond any home, counts as absent. */
export function numberOf(element: HomeElement, name: string): number | undefined {
  const text = element.attributes[name];
  if (text === undefined || text.trim() === "") return undefined;
  const value = Number(text);
  return Number.isFinite(value) && Math.abs(value) < 1e7 ? value : undefined;
}
