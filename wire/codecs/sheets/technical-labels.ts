import type { ErpLine } from "@stanza/catalogue";
import type { BomPart } from "@stanza/evaluation";
import type { TechnicalSheetKind } from "./technical-sheet.ts";

/** The words of technical sheets; `{name}`s are filled in. */
export interface TechnicalLabels {
  readonly titles: Readonly<Record<TechnicalSheetKind, string>>;
  /** Names of the further sheets of a workbook: at most 31 letters, none of []:*?/\. */
  readonly boards: string;
  readonly position: string;
  readonly positions: string;
  readonly room: string;
  readonly rooms: string;
  readonly roomNumber: string;
  readonly kind: string;
  readonly article: string;
  readonly line: string;
  readonly fitting: string;
  readonly code: string;
  readonly description: string;
  readonly quantity: string;
  readonly unit: string;
  readonly units: Readonly<Record<ErpLine["unit"], string>>;
  readonly widthMm: string;
  readonly heightMm: string;
  readonly depthMm: string;
  readonly weight: string;
  readonly volume: string;
  readonly goods: string;
  readonly catalogue: string;
  readonly all: string;
  readonly unweighed: string;
  readonly note: string;
  readonly generated: string;
  readonly material: string;
  readonly materialCode: string;
  readonly thicknessMm: string;
  readonly lengthMm: string;
  /** The label of the corners of a board that is no rectangle, `length/width`. */
  readonly outline: string;
  readonly grain: string;
  readonly alongLength: string;
  readonly noGrain: string;
  /** Edges along the length and across it, two of each. */
  readonly edges: readonly [string, string, string, string];
  readonly panels: string;
  readonly panelCount: string;
  readonly areaM2: string;
  readonly edgeM: string;
  readonly edgeBand: string;
  readonly parts: string;
  readonly shape: string;
  readonly shapes: Readonly<Record<BomPart["shape"], string>>;
  readonly failed: string;
  readonly empty: string;
}
