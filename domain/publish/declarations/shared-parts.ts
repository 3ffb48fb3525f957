import {
  type LookupTable,
  type Material,
  type OptionList,
  type ServiceItem,
  suggest,
} from "@stanza/catalogue";
import { variableSchema } from "../schema/article-schema.ts";
import { readItems, readShape } from "../schema/read-shape.ts";
import { type AuthoredCatalogue, materialSchema } from "../schema/schema.ts";
import { checkPicture } from "../source/check-picture.ts";
import type { FaultList, Place } from "../source/fault-list.ts";
import type { Folder } from "../source/folder.ts";
import type { TextReader } from "../source/texts.ts";
import { overlaid, type Source, within, type YamlFile } from "../source/yaml-source.ts";
import { optionsFromCsv, type ReadOptionList, readOptions } from "./option-lists.ts";
import { readServices } from "./read-services.ts";
import type { ShapedVariable } from "./shaped-variable.ts";
import { readTable } from "./tables.ts";
import { isReadable } from "./variables.ts";

/** The declarations that all articles of a catalogue share, read before any article. */
export class SharedParts {
  readonly materials: readonly Material[];
  /** Absent: the catalogue declares no materials. */
  readonly materialCodes?: ReadonlySet<string>;
  readonly tables = new Map<string, LookupTable>();
  readonly variables = new Map<string, ShapedVariable>();
  readonly dclasses: ReadonlySet<string>;
  readonly services: readonly ServiceItem[];
  readonly lists: Record<string, OptionList> = {};
  readonly #rawVariables = new Map<
    string,
    { readonly raw: Record<string, unknown>; readonly source: Source }
  >();
  readonly #read = new Map<string, ReadOptionList>();
  readonly #folder: Folder;
  readonly #texts: TextReader;
  readonly #faults: FaultList;

  constructor(
    authored: AuthoredCatalogue,
    file: YamlFile,
    folder: Folder,
    texts: TextReader,
    faults: FaultList,
  ) {
    this.#folder = folder;
    this.#texts = texts;
    this.#faults = faults;
    this.dclasses = new Set(Object.keys(authored.dclass));
    this.materials = this.#readMaterials(authored, file);
    if (authored.materials !== undefined)
      this.materialCodes = new Set(this.materials.map((material) => material.code));
    for (const [i, table] of authored.tables.entries()) {
      const place = file.at(["tables", i]);
      const csv = folder.csv(table.file, file.at(["tables", i, "file"]));
      const read = csv && readTable(table, csv, place, faults);
      if (this.tables.has(table.cod)) faults.add(place, "E_DUPLICATE", `table ${table.cod} occurs twice`);
      if (read) this.tables.set(table.cod, read);
      else faults.unknown.add(table.cod);
    }
    const variables = folder.has("variables.yaml") ? folder.yaml("variables.yaml", file.at()) : undefined;
    if (variables) this.#readVariables(variables);
    else if (folder.has("variables.yaml")) faults.unknown.addEverything();
    // Conditions of options read the shared variables.
    this.services = readServices(authored, file, folder, texts, faults, this);
  }

  /** Adds a table under a free code: two versions of an article may have two tables of one name. */
  addTable(table: LookupTable): string {
    let { code } = table;
    const isOther = (known: LookupTable) => JSON.stringify(known.rows) !== JSON.stringify(table.rows);
    for (let known = this.tables.get(code); known && isOther(known); known = this.tables.get(code))
      code += "'";
    this.tables.set(code, { ...table, code });
    return code;
  }

  #readMaterials(authored: AuthoredCatalogue, file: YamlFile): readonly Material[] {
    const source =
      authored.materials === undefined
        ? undefined
        : this.#folder.yaml(authored.materials, file.at(["materials"]));
    if (!source) return [];
    const seen = new Set<string>();
    return readItems(materialSchema, source.value, source, this.#faults).map(({ item, index }) => {
      if (seen.has(item.cod))
        this.#faults.add(source.at([index, "cod"]), "E_DUPLICATE", `material ${item.cod} occurs twice`);
      seen.add(item.cod);
      return {
        code: item.cod,
        description: this.#texts.readOptional(item.des, source.at([index, "des"]), item.cod),
        color: item.color.toLowerCase(),
        roughness: item.roughness,
        metalness: item.metalness,
        opacity: item.opacity,
        pattern: item.pattern,
        ...(item.accent === undefined ? {} : { accent: item.accent.toLowerCase() }),
      };
    });
  }

  #readVariables(file: YamlFile): void {
    const list = Array.isArray(file.value) ? file.value : [];
    if (!Array.isArray(file.value) && file.value !== null) {
      this.#faults.add(file.at(), "E_SCHEMA", "expected a list of variables (lines starting with '- ')");
      this.#faults.unknown.addEverything();
    }
    for (const [i, raw] of list.entries()) {
      const source = within(file, [i]);
      const shaped = this.shape(raw, source, `variables.yaml`);
      if (!shaped) {
        if (typeof raw === "object" && raw !== null && "cod" in raw)
          this.#faults.unknown.add(String(raw.cod));
        continue;
      }
      const { cod } = shaped.authored;
      if (!isReadable(shaped)) this.#faults.unknown.add(cod);
      if (this.variables.has(cod))
        this.#faults.add(source.at(["cod"]), "E_DUPLICATE", `variable ${cod} occurs twice`);
      this.variables.set(cod, shaped);
      this.#rawVariables.set(cod, { raw, source });
    }
  }

  /** Checks a variable's shape and reads its options, from CSV or written inline. */
  shape(raw: unknown, source: Source, owner: string): ShapedVariable | undefined {
    const authored = readShape(variableSchema, raw, source, this.#faults);
    if (!authored) return undefined;
    if (authored.kind !== "option") return { authored, source };
    const { options } = authored;
    const list =
      typeof options === "string"
        ? this.#fromCsv(options, source.at(["options"]))
        : this.#inline(`${owner}#${authored.cod}`, options, within(source, ["options"]));
    return { authored, source, ...(list ? { list } : {}) };
  }

  /** A shared variable in an article, with the article's own texts and limits over the shared ones. */
  use(
    authored: string | { readonly cod: string; readonly [key: string]: unknown },
    source: Source,
    owner: string,
  ): ShapedVariable | undefined {
    const code = typeof authored === "string" ? authored : authored.cod;
    const shared = this.#rawVariables.get(code);
    if (!shared && this.#faults.unknown.has(code)) return undefined;
    if (!shared) {
      const place = typeof authored === "string" ? source.at() : source.at(["cod"]);
      this.#faults.add(
        place,
        "E_NAME",
        `there is no shared variable '${code}'`,
        suggest(code, this.#rawVariables.keys()),
      );
      return undefined;
    }
    if (typeof authored === "string") return this.variables.get(code);
    return this.shape(
      { ...shared.raw, ...authored },
      overlaid(shared.source, source, new Set(Object.keys(authored))),
      "options" in authored ? owner : "variables.yaml",
    );
  }

  #fromCsv(path: string, place: Place): ReadOptionList | undefined {
    const known = this.#read.get(path);
    if (known) return known;
    const csv = this.#folder.csv(path, place);
    return csv && this.#keep(optionsFromCsv(csv, this.#texts, this.#faults));
  }

  #inline(key: string, options: readonly unknown[], source: Source): ReadOptionList {
    return this.#read.get(key) ?? this.#keep(readOptions(key, options, source, this.#texts, this.#faults));
  }

  /** The places of the options of a list, by code. */
  optionPlaces(key: string): ReadonlyMap<string, Place> | undefined {
    return this.#read.get(key)?.places;
  }

  #placeOfOption({ key, places }: ReadOptionList, code: string): Place {
    return places.get(code) ?? { file: key, line: 1, column: 1 };
  }

  #keep(read: ReadOptionList): ReadOptionList {
    this.#read.set(read.key, read);
    this.lists[read.key] = read.list;
    for (const { code, image } of read.list.options)
      checkPicture(image, this.#placeOfOption(read, code), (path) => this.#folder.has(path), this.#faults);
    if (this.materialCodes)
      for (const option of read.list.options) {
        const code = option.attributes.material;
        if (code !== undefined && code !== "" && !this.materialCodes.has(String(code)))
          this.#faults.add(
            this.#placeOfOption(read, option.code),
            "E_MATERIAL",
            `option ${option.code}: there is no material '${code}'`,
            suggest(String(code), this.materialCodes),
          );
      }
    return read;
  }
}
