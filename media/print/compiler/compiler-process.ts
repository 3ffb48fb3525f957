import path from "node:path";
import { NodeCompiler, type NodeError } from "@myriaddreamin/typst-ts-node-compiler";
import { FONT_FOLDERS } from "./font-folders.ts";
import type { Diagnostic, PrintJob, PrintResult } from "./print-job.ts";

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
    const printed = (
      pdf: Uint8Array,
      standard: "ua-1" | "tagged",
      diagnostics: readonly Diagnostic[],
    ): PrintResult => ({
      id: job.id,
      kind: "printed",
      pdf,
      standard,
      diagnostics,
      memory: process.memoryUsage.rss(),
    });
    const options = { creationTimestamp: job.timestamp };
    try {
      return printed(compiler.pdf(document, { ...options, pdfStandard: "ua-1" }), "ua-1", warnings);
    } catch (error) {
      // A character that no font has, for one, rules PDF/UA out but not the document.
      return printed(compiler.pdf(document, options), "tagged", [...thrownDiagnostics(error), ...warnings]);
    }
  } catch (error) {
    return { id: job.id, kind: "refused", diagnostics: thrownDiagnostics(error) };
  } finally {
    compiler.resetShadow();
    compiler.evictCache(0);
  }
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
