import { isZip } from "@stanza/codecs";
import { type DxfDrawing, openDxf } from "./dxf/dxf-plan.ts";
import { isBinaryDxf } from "./dxf/groups.ts";
import { isStep } from "./ifc/ifc-file.ts";
import type { ImportedPlan } from "./imported-plan.ts";
import { PLAN_LIMITS } from "./plan-limits.ts";
import { type PlanOutcome, PlanRefusal, type PlanRefusalCause, planOutcome } from "./plan-refusal.ts";
import { readHome } from "./sweet-home/home-plan.ts";
import { decodeText, readSweetHome } from "./sweet-home/read-sweet-home.ts";

/** A file that is read: a plan, a drawing of which a person still says what its walls are, or an IFC file, which `openIfc` reads. */
export type OpenedPlan =
  | { readonly kind: "plan"; readonly plan: ImportedPlan }
  | { readonly kind: "drawing"; readonly drawing: DxfDrawing }
  | { readonly kind: "ifc" };

/** Returns why a file of this size is refused, before a byte of it is read; `null`: it is read. */
export function refusedBySize(size: number): PlanRefusalCause | null {
  if (size === 0) return "empty";
  return size > PLAN_LIMITS.maxFileBytes ? "tooLarge" : null;
}

/**
 * Opens a file of another program by what is in it, whatever its name: a DXF (text or binary), a `.sh3d` archive, the XML of a home; an IFC file
 * is only known as one.
 *
 * onProgress   0 … 1
 */
export function openPlan(bytes: Uint8Array, onProgress?: (share: number) => void): PlanOutcome<OpenedPlan> {
  return planOutcome((): OpenedPlan => {
    const tooLarge = refusedBySize(bytes.length);
    if (tooLarge === "empty") throw new PlanRefusal("empty", "the file is empty");
    if (tooLarge) throw new PlanRefusal(tooLarge, `the file has ${Math.round(bytes.length / 1e6)} MB`);
    if (isZip(bytes)) return { kind: "plan", plan: readSweetHome(bytes) };
    if (isDwg(bytes)) throw new PlanRefusal("dwg", "the file is a DWG, not a DXF");
    if (!isBinaryDxf(bytes) && isXml(bytes)) return { kind: "plan", plan: readHome(decodeText(bytes)) };
    if (isStep(bytes)) return { kind: "ifc" };
    if (isProject(bytes)) throw new PlanRefusal("projectFile", "the file is a project, not a plan");
    return { kind: "drawing", drawing: openDxf(bytes, onProgress) };
  });
}

/** DWG files begin with their version, AC1015 for 2000. */
const isDwg = (bytes: Uint8Array): boolean => /^(?:AC1\d{3}|AC2\.\d{2}|MC0\.0)/.test(head(bytes, 6));

/** A download of this program begins with its format, a host's with its id or its rows. */
const isProject = (bytes: Uint8Array): boolean =>
  /^\s*\{\s*"/.test(decodeText(bytes.subarray(0, 1000)).replace(/^\uFEFF/, ""));

const isXml = (bytes: Uint8Array): boolean =>
  /^\s*</.test(decodeText(bytes.subarray(0, 1000)).replace(/^\uFEFF/, ""));

const head = (bytes: Uint8Array, length: number): string => String.fromCharCode(...bytes.subarray(0, length));
