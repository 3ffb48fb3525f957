import path from "node:path";
import { setImmediate as othersFirst } from "node:timers/promises";
import { NodeCompiler, type NodeError, type NodeTypstDocument } from "@myriaddreamin/typst-ts-node-compiler";
import { partedOffer } from "../offer-parts.ts";
import type { OfferView } from "../offer-view.ts";
import { FONT_FOLDERS } from "./font-folders.ts";
import { joinParts } from "./join-parts.ts";
import { joinStandards } from "./join-standards.ts";
import type { Diagnostic, PdfStandard, PrintJob, PrintProgress, PrintResult } from "./print-job.ts";
import { type SetPart, setInParts } from "./set-in-parts.ts";

/**
 * The child process that compiles documents. One compiler for its whole life: a new one per document leaks 25 MB each, and even this
 * one grows, so the parent replaces the process now and then.
 *
 * The root does not exist on disk: a document sees only the files of its own job.
 */
const ROOT = path.resolve("/stanza-print");
const compiler = NodeCompiler.create({ workspace: ROOT, fontArgs: [{ fontPaths: [...FONT_FOLDERS] }] });
/** The offer's view, which is another in each part. */
const VIEW = "data/offer.json";

process.on("message", async (job: PrintJob) => process.send?.(await print(job)));
process.on("disconnect", () => process.exit(0));

async function print(job: PrintJob): Promise<PrintResult> {
  try {
    for (const [name, content] of job.files) compiler.mapShadow(path.join(ROOT, name), Buffer.from(content));
    const exported = job.partWeight === undefined ? setWhole(job) : await setParted(job, job.partWeight);
    return { id: job.id, kind: "printed", ...exported, memory: process.memoryUsage.rss() };
  } catch (error) {
    const diagnostics = error instanceof Refused ? error.diagnostics : thrownDiagnostics(error);
    return { id: job.id, kind: "refused", diagnostics };
  } finally {
    compiler.resetShadow();
    compiler.evictCache(0);
  }
}

/** The engine does not set the document. */
class Refused extends Error {
  readonly diagnostics: readonly Diagnostic[];
  constructor(diagnostics: readonly Diagnostic[]) {
    super("The document was refused.");
    this.diagnostics = diagnostics;
  }
}

interface SetDocument {
  readonly document: NodeTypstDocument;
  readonly warnings: readonly Diagnostic[];
}

function setDocument(main: string): SetDocument {
  const compiled = compiler.compile({ mainFileContent: main });
  const warnings = diagnosticsOf(compiled.takeWarnings());
  const document = compiled.result;
  if (!document) throw new Refused([...diagnosticsOf(compiled.takeDiagnostics()), ...warnings]);
  return { document, warnings };
}

type Exported = Pick<Extract<PrintResult, { kind: "printed" }>, "pdf" | "standards" | "diagnostics">;

function setWhole({ main, timestamp }: PrintJob): Exported {
  const { document, warnings } = setDocument(main);
  const exports = exportBoth(document, timestamp);
  const { pdf, standards, diagnostics } = inStandards(document, timestamp, exports, exports.standards);
  return { pdf, standards, diagnostics: [...diagnostics, ...warnings] };
}

/** Sets and exports one part after the other, so that the engine holds only one, and joins them. */
async function setParted({ id, main, timestamp, files }: PrintJob, partWeight: number): Promise<Exported> {
  const view = JSON.parse(Buffer.from(files.get(VIEW) ?? []).toString("utf8")) as OfferView;
  const offer = partedOffer(view, (drawing) => files.get(drawing.path.slice(1))?.length ?? 0);
  const warnings: Diagnostic[] = [];
  const open = (part: object): NodeTypstDocument => {
    compiler.mapShadow(path.join(ROOT, VIEW), Buffer.from(JSON.stringify(part)));
    const set = setDocument(main);
    warnings.push(...set.warnings);
    return set.document;
  };
  let title: NodeTypstDocument | undefined;
  const set = async (part: object) => {
    const document = open(part);
    const [places] = compiler.query(document, { selector: "<places>", field: "value" }) as Pick<
      SetPart,
      "marks" | "annexes"
    >[];
    if (!places) throw new Error("The document does not say where its items are.");
    const isFirst = "part" in part && (part.part as { isFirst?: boolean }).isFirst === true;
    if (isFirst) title = document;
    const exports = exportBoth(document, timestamp);
    const { numOfPages } = document;
    await forget();
    process.send?.({ id, kind: "part" } satisfies PrintProgress);
    return { ...places, pages: numOfPages, exports };
  };
  const parts = await setInParts(offer, set, partWeight);
  const pages = parts.reduce((sum, { from, to }) => sum + to - from, 0);
  const frames = exportBoth(open(offer.frame(pages)), timestamp);
  const all = [...parts.map(({ part }) => part.exports), frames];
  const standards = all.reduce<readonly PdfStandard[]>(
    (common, one) => common.filter((standard) => one.standards.includes(standard)),
    ["ua-1", "a-3a"],
  );
  const [first, ...rest] = parts;
  if (!first || !title) throw new Error("A document without a first part.");
  const own = inStandards(title, timestamp, first.part.exports, standards);
  const pdf = joinParts(
    [{ ...first, pdf: own.pdf }, ...rest.map((part) => ({ ...part, pdf: best(part.part.exports) }))],
    best(frames),
  );
  const diagnostics = [...all.flatMap((one) => one.diagnostics), ...own.diagnostics, ...warnings];
  return { pdf, standards: own.standards, diagnostics: unique(diagnostics) };
}

/** Lets go of a part that was exported: the engine's documents go when JavaScript collects what holds them. */
async function forget(): Promise<void> {
  compiler.evictCache(0);
  await othersFirst();
  globalThis.gc?.();
  await othersFirst();
}

function unique(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return [...new Map(diagnostics.map((one) => [`${one.path} ${one.message}`, one])).values()];
}

/** A document in the standards that nothing rules out, each in a file of its own; without any there is a plain one. */
interface Exports {
  readonly files: ReadonlyMap<PdfStandard | "plain", Uint8Array>;
  readonly standards: readonly PdfStandard[];
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * The document to both standards; what rules one of them out (a character that no font has, for one) does not rule out the document.
 * Setting the pages is the work, an export of them takes a fraction of it.
 */
function exportBoth(document: NodeTypstDocument, creationTimestamp: number): Exports {
  const diagnostics: Diagnostic[] = [];
  const files = new Map<PdfStandard | "plain", Uint8Array>();
  const standards: PdfStandard[] = [];
  for (const pdfStandard of ["ua-1", "a-3a"] as const) {
    try {
      files.set(pdfStandard, compiler.pdf(document, { creationTimestamp, pdfStandard }));
      standards.push(pdfStandard);
    } catch (error) {
      diagnostics.push(...thrownDiagnostics(error));
    }
  }
  if (standards.length === 0) files.set("plain", compiler.pdf(document, { creationTimestamp }));
  return { files, standards, diagnostics };
}

const best = ({ files }: Exports): Uint8Array => files.values().next().value ?? new Uint8Array();

/** One file that claims these standards. */
function inStandards(
  document: NodeTypstDocument,
  creationTimestamp: number,
  { files, diagnostics }: Exports,
  standards: readonly PdfStandard[],
): Exported {
  const [ua, a3] = (["ua-1", "a-3a"] as const).map((standard) =>
    standards.includes(standard) ? files.get(standard) : undefined,
  );
  if (ua && a3) {
    try {
      return { pdf: joinStandards(ua, a3), standards: ["ua-1", "a-3a"], diagnostics };
    } catch (error) {
      return { pdf: ua, standards: ["ua-1"], diagnostics: [...diagnostics, ...thrownDiagnostics(error)] };
    }
  }
  if (ua) return { pdf: ua, standards: ["ua-1"], diagnostics };
  if (a3) return { pdf: a3, standards: ["a-3a"], diagnostics };
  const plain = files.get("plain") ?? compiler.pdf(document, { creationTimestamp });
  return { pdf: plain, standards: [], diagnostics };
}

function diagnosticsOf(error: NodeError | null): readonly Diagnostic[] {
  return error ? compiler.fetchDiagnostics(error).map(toDiagnostic) : [];
}

/** The engine throws objects without a message whose diagnostics are read apart. */
function thrownDiagnostics(error: unknown): readonly Diagnostic[] {
  if (
    typeof error === "object" &&
    error !== null &&
    "shortDiagnostics" in error &&
    Array.isArray(error.shortDiagnostics)
  ) {
    if (error.shortDiagnostics.length > 0) return error.shortDiagnostics.map(toDiagnostic);
  }
  return [{ severity: "error", message: error instanceof Error ? error.message : String(error), path: "" }];
}

function toDiagnostic(raw: unknown): Diagnostic {
  const { severity, message, path: file } = raw as { severity?: unknown; message?: unknown; path?: unknown };
  return {
    severity: severity === 2 || severity === "warning" ? "warning" : "error",
    message: typeof message === "string" ? message : JSON.stringify(raw),
    path: typeof file === "string" ? file : "",
  };
}
