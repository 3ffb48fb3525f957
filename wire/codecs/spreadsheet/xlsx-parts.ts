import { inflateEntry, isZip, type ZipEntry, ZipFault, type ZipLimits, zipEntries } from "../zip/read-zip.ts";
import { NoTables } from "./table-faults.ts";
import { readElements } from "./xml-elements.ts";

/** A sheet of a hundred thousand rows packs a hundred times; larger ones are no price list. */
const LIMITS: ZipLimits = {
  maxZipEntries: 20_000,
  maxInflatedBytes: 200_000_000,
  maxInflateRatio: 300,
};
const MOST_BYTES_ALTOGETHER = 300_000_000;

/** The parts of a workbook's archive, each inflated when it is asked for and never more of them than memory is there for. */
export class XlsxParts {
  readonly #bytes: Uint8Array;
  readonly #entries: ReadonlyMap<string, ZipEntry>;
  #inflated = 0;

  /** Throws `NoTables` where the bytes are no archive that can be read. */
  constructor(bytes: Uint8Array) {
    if (bytes[0] === 0xd0 && bytes[1] === 0xcf)
      throw new NoTables(
        "oldWorkbook",
        "the file is an old .xls or has a password; save it as .xlsx without one",
      );
    if (!isZip(bytes)) throw new NoTables("damaged", "the file is no workbook; save it as .xlsx");
    this.#bytes = bytes;
    this.#entries = new Map(
      explained(() => zipEntries(bytes, LIMITS)).map((entry) => [pathKey(entry.name), entry]),
    );
  }

  get names(): readonly string[] {
    return [...this.#entries.values()].map(({ name }) => name);
  }

  bytes(path: string): Uint8Array | undefined {
    const entry = this.#entries.get(pathKey(path));
    if (!entry) return undefined;
    const bytes = explained(() => inflateEntry(this.#bytes, entry, LIMITS));
    this.#inflated += bytes.length;
    if (this.#inflated > MOST_BYTES_ALTOGETHER)
      throw new NoTables("zipBomb", "the workbook is too large to be a price list");
    return bytes;
  }

  text(path: string): string | undefined {
    const bytes = this.bytes(path);
    return bytes && new TextDecoder().decode(bytes);
  }

  /** The paths that a part refers to, by their ids (OPC relationships). */
  targets(path: string): ReadonlyMap<string, string> {
    const cut = path.lastIndexOf("/") + 1;
    const folder = path.slice(0, cut);
    const targets = new Map<string, string>();
    const content = this.text(`${folder}_rels/${path.slice(cut)}.rels`);
    if (content !== undefined)
      readElements(content, {
        Relationship: ({ attributes: { Id = "", Target = "", TargetMode } }) => {
          if (TargetMode !== "External") targets.set(Id, resolved(folder, Target));
        },
      });
    return targets;
  }
}

const pathKey = (path: string) => path.replace(/^\//, "").toLowerCase();

/** `../media/a.png` seen from `xl/drawings/` is `xl/media/a.png`. */
function resolved(folder: string, target: string): string {
  if (target.startsWith("/")) return target.slice(1);
  const steps: string[] = folder.split("/").filter((step) => step !== "");
  for (const step of target.split("/")) {
    if (step === "..") steps.pop();
    else if (step !== "." && step !== "") steps.push(step);
  }
  return steps.join("/");
}

function explained<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof ZipFault)) throw new NoTables("damaged", "the file is damaged; save it again");
    if (error.cause === "zipEncrypted")
      throw new NoTables("encrypted", "the file has a password; save it without one");
    if (error.cause === "damaged")
      throw new NoTables("damaged", `the file is damaged (${error.message}); save it again as .xlsx`);
    throw new NoTables("zipBomb", "the workbook is too large to be a price list");
  }
}
