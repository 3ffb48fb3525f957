import path from "node:path";
import { NodeCompiler, type NodeError, type NodeTypstDocument } from "@myriaddreamin/typst-ts-node-compiler";
import { FONT_FOLDERS } from "./font-folders.ts";
import { joinStandards } from "./join-standards.ts";
import type { Diagnostic, PdfStandard, PrintJob, PrintResult } from "./print-job.ts";

/**
 * The child process that compiles documents. One compiler for its whole life: a new one per document leaks 25 MB each, and even this
 * one grows, so the parent replaces the process now and then.
 *
 * The root does not exist on disk: a document sees only the files of its own job.
 */
const ROOT = path.resolve("/stanza-print");
const compiler = NodeCompiler.create({ workspace: ROOT, fontArgs: [{ fontPaths: [...FONT_FOLDERS] }] });

process.on("message", (job: PrintJob) => process.send?.(print(job)));
process.on("disconnect", () => process.exit(0));

function print(job: PrintJob): PrintResult {
  try {
    for (const [name, content] of job.files) compiler.mapShadow(path.join(ROOT, name), Buffer.from(content));
    const compiled = compiler.compile({ mainFileContent: job.main });
    const warnings = diagnosticsOf(compiled.takeWarnings());
    const document = compiled.result;
    if (!document) {
      return {
        id: job.id,
        kind: "refused",
        diagnostics: [...diagnosticsOf(compiled.takeDiagnostics()), ...warnings],
      };
    }
    const { pdf, standards, diagnostics } = exportDocument(document, job.timestamp);
    return {
      id: job.id,
      kind: "printed",
      pdf,
      standards,
      diagnostics: [...diagnostics, ...warnings],
      memory: process.memoryUsage.rss(),
    };
  } catch (error) {
    return { id: job.id, kind: "refused", diagnostics: thrownDiagnostics(error) };
  } finally {
    compiler.resetShadow();
    compiler.evictCache(0);
  }
}

type Exported = Pick<Extract<PrintResult, { kind: "printed" }>, "pdf" | "standards" | "diagnostics">;

/**
 * The document to both standards; what rules one of them out (a character that no font has, for one) does not rule out the document.
 * Setting the pages is the work, an export of them takes a fraction of it.
 */
function exportDocument(document: NodeTypstDocument, creationTimestamp: number): Exported {
  const diagnostics: Diagnostic[] = [];
  const to = (pdfStandard: PdfStandard): Uint8Array | undefined => {
    try {
      return compiler.pdf(document, { creationTimestamp, pdfStandard });
    } catch (error) {
      diagnostics.push(...thrownDiagnostics(error));
      return undefined;
    }
  };
  const [ua, a3] = [to("ua-1"), to("a-3a")];
  if (ua && a3) {
    try {
      return { pdf: joinStandards(ua, a3), standards: ["ua-1", "a-3a"], diagnostics };
    } catch (error) {
      diagnostics.push(...thrownDiagnostics(error));
    }
  }
  if (ua) return { pdf: ua, standards: ["ua-1"], diagnostics };
  if (a3) return { pdf: a3, standards: ["a-3a"], diagnostics };
  return { pdf: compiler.pdf(document, { creationTimestamp }), standards: [], diagnostics };
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
