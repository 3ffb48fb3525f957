import { suggest } from "@stanza/catalogue";
import { type CsvTable, readCsvTable } from "./csv-table.ts";
import type { FaultList, Place } from "./fault-list.ts";
import { readYaml, type YamlFile } from "./yaml-source.ts";

/** A catalogue's files by path. Each is read once, and files that nothing refers to can be reported. */
export class Folder {
  readonly #files: ReadonlyMap<string, string>;
  readonly #faults: FaultList;
  /** Files that exist but could not be read as text. */
  readonly #unreadable: ReadonlySet<string>;
  readonly #csv = new Map<string, CsvTable | undefined>();
  readonly #yaml = new Map<string, YamlFile | undefined>();

  constructor(
    files: ReadonlyMap<string, string>,
    faults: FaultList,
    unreadable: ReadonlySet<string> = new Set(),
  ) {
    this.#files = files;
    this.#faults = faults;
    this.#unreadable = unreadable;
  }

  has(path: string): boolean {
    return this.#files.has(path) || this.#unreadable.has(path);
  }

  /** Reads a YAML file; a missing one is reported at `place`, which refers to it. */
  yaml(path: string, place: Place): YamlFile | undefined {
    if (!this.#yaml.has(path)) {
      const text = this.#text(path, place);
      this.#yaml.set(path, text === undefined ? undefined : readYaml(path, text, this.#faults));
    }
    return this.#yaml.get(path);
  }

  csv(path: string, place: Place): CsvTable | undefined {
    if (!this.#csv.has(path)) {
      const text = this.#text(path, place);
      this.#csv.set(path, text === undefined ? undefined : readCsvTable(path, text, this.#faults));
    }
    return this.#csv.get(path);
  }

  /** The YAML files in a folder, by name. */
  under(folder: string): readonly string[] {
    return [...this.#files.keys()]
      .filter((path) => path.startsWith(`${folder}/`) && /\.ya?ml$/.test(path))
      .sort();
  }

  /** YAML and CSV files that were never read: a forgotten entry in catalogue.yaml, or a mistaken name. */
  reportUnused(): void {
    for (const path of [...this.#files.keys()].sort()) {
      if (!/^(articles|auto|galleries|models|options|prices|tables)\/.*\.(yaml|yml|csv)$/.test(path))
        continue;
      if (this.#csv.has(path) || this.#yaml.has(path)) continue;
      this.#faults.add(
        { file: path, line: 1, column: 1 },
        "E_UNUSED",
        "nothing refers to this file; list it in catalogue.yaml or remove it",
      );
    }
  }

  #text(path: string, place: Place): string | undefined {
    const text = this.#files.get(path);
    if (text === undefined && !this.#unreadable.has(path))
      this.#faults.add(place, "E_FILE", `there is no file ${path}`, suggest(path, this.#files.keys()));
    return text;
  }
}
