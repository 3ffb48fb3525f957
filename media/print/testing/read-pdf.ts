import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const PT_TO_MM = 25.4 / 72;

/** Runs one of Poppler's tools or qpdf on a PDF; `{pdf}` and `{out}` in the arguments stand for the file and a place for its output. */
function poppler(tool: string, pdf: Uint8Array, args: readonly string[]): string {
  const folder = mkdtempSync(path.join(tmpdir(), "stanza-pdf-"));
  try {
    const [file, out] = [path.join(folder, "in.pdf"), path.join(folder, "out")];
    writeFileSync(file, pdf);
    const filled = args.map((arg) => arg.replace("{pdf}", file).replace("{out}", out));
    const printed = execFileSync(tool, filled, {
      encoding: "utf8",
      maxBuffer: 64e6,
      stdio: ["ignore", "pipe", "pipe"],
    });
    return args.includes("{out}") ? readFileSync(out, "utf8") : printed;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

export const pdfText = (pdf: Uint8Array): string => poppler("pdftotext", pdf, ["-layout", "{pdf}", "-"]);

export const pdfInfo = (pdf: Uint8Array): string => poppler("pdfinfo", pdf, ["{pdf}"]);

/** The names of the fonts in a PDF, without the mark of a subset. */
export function pdfFonts(pdf: Uint8Array): readonly string[] {
  const rows = poppler("pdffonts", pdf, ["{pdf}"]).trim().split("\n").slice(2);
  return rows.map((row) => row.split(/\s+/)[0]!.replace(/^[A-Z]{6}\+/, ""));
}

/** The lengths of all straight lines on a page, mm of paper. Without `-noshrink` Poppler makes an A4 page a thousandth smaller. */
export function pdfLineLengths(pdf: Uint8Array, page: number): readonly number[] {
  const svg = poppler("pdftocairo", pdf, [
    "-svg",
    "-noshrink",
    "-f",
    String(page),
    "-l",
    String(page),
    "{pdf}",
    "{out}",
  ]);
  return [...svg.matchAll(/<path[^>]*? d="([^"]*)"(?: transform="matrix\(([^)]*)\)")?/g)].flatMap(
    ([, d, matrix]) => {
      const scale = matrix === undefined ? 1 : Math.abs(Number(matrix.split(",")[0]));
      const points = [...d!.matchAll(/([MLC])\s*([-\d.]+)\s+([-\d.]+)/g)];
      return points.flatMap(([, command, x, y], i) => {
        const before = points[i - 1];
        if (command !== "L" || !before) return [];
        return [Math.hypot(Number(x) - Number(before[2]), Number(y) - Number(before[3])) * scale * PT_TO_MM];
      });
    },
  );
}

/** The first page as a small JPEG. */
export function pdfJpeg(pdf: Uint8Array): Uint8Array {
  const folder = mkdtempSync(path.join(tmpdir(), "stanza-pdf-"));
  try {
    const file = path.join(folder, "in.pdf");
    writeFileSync(file, pdf);
    execFileSync("pdftoppm", ["-jpeg", "-r", "20", "-singlefile", file, path.join(folder, "out")], {
      stdio: "ignore",
    });
    return readFileSync(path.join(folder, "out.jpg"));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The number of pictures of pixels that a PDF holds. */
export function pdfImageCount(pdf: Uint8Array): number {
  return poppler("pdfimages", pdf, ["-list", "{pdf}"]).trim().split("\n").length - 2;
}

/** The faults that qpdf finds in a PDF's structure; empty: none. */
export function pdfFaults(pdf: Uint8Array): string {
  try {
    const said = poppler("qpdf", pdf, ["--check", "{pdf}"]);
    return said.includes("No syntax or stream encoding errors found") ? "" : said;
  } catch (error) {
    return String(error);
  }
}

/** The metadata packet (XMP) that the document's catalogue names. */
export function pdfMetadata(pdf: Uint8Array): string {
  return poppler("pdfinfo", pdf, ["-meta", "{pdf}"]);
}

/** The document's own objects as qpdf writes them out, streams left alone. */
export function pdfObjects(pdf: Uint8Array): Readonly<Record<string, PdfObject>> {
  const json = JSON.parse(poppler("qpdf", pdf, ["--json", "--json-stream-data=none", "{pdf}"])) as {
    readonly qpdf: readonly [unknown, Readonly<Record<string, PdfObject>>];
  };
  return json.qpdf[1];
}

export interface PdfObject {
  readonly value?: unknown;
  readonly stream?: { readonly dict: Readonly<Record<string, unknown>> };
}

/** The files in a PDF: names, and the bytes of the first as text. */
export function pdfAttachments(pdf: Uint8Array): {
  readonly names: readonly string[];
  readonly first: string;
} {
  const list = poppler("pdfdetach", pdf, ["-list", "{pdf}"]);
  const names = [...list.matchAll(/^\d+: (.*)$/gm)].map(([, name]) => name!);
  return { names, first: poppler("pdfdetach", pdf, ["-save", "1", "-o", "{out}", "{pdf}"]) };
}
