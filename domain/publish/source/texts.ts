import { suggest, type Text } from "@stanza/catalogue";
import type { Cell } from "./csv-table.ts";
import type { FaultList, Place } from "./fault-list.ts";

/** Turns authored texts into `Text`: a plain string is in the catalogue's first language, which must never be missing. */
export class TextReader {
  readonly languages: readonly string[];
  readonly #faults: FaultList;
  readonly #wanted: readonly string[];

  /** wanted  the languages whose absence from a text is worth a warning; absent: all */
  constructor(languages: readonly string[], faults: FaultList, wanted: readonly string[] = languages) {
    this.languages = languages;
    this.#faults = faults;
    this.#wanted = wanted;
  }

  /** A reader for texts from columns such as `des.it`. A missing language is reported once, at the header, not at every line. */
  forColumns(header: readonly Cell[]): TextReader {
    const names = new Set(header.map(({ text }) => text));
    const bases = new Set(
      [...names].flatMap((name) =>
        this.languages.some((one) => name.endsWith(`.${one}`)) ? [name.split(".", 1)[0]!] : [],
      ),
    );
    const missing = this.languages.filter((language) => {
      const without = [...bases].filter((base) => !names.has(`${base}.${language}`));
      for (const base of without)
        this.#faults.warn(
          header.findLast(({ text }) => text.startsWith(`${base}.`))!,
          "W_LANG",
          `there is no column '${base}.${language}', so nothing here is translated into '${language}'`,
          `${base}.${language}`,
        );
      return without.length > 0;
    });
    return new TextReader(
      this.languages,
      this.#faults,
      this.languages.filter((language) => !missing.includes(language)),
    );
  }

  read(authored: string | Readonly<Record<string, string>>, place: Place): Text {
    const [first = "en"] = this.languages;
    if (typeof authored === "string") return { [first]: authored };
    for (const language of Object.keys(authored)) {
      if (this.languages.includes(language)) continue;
      this.#faults.add(
        place,
        "E_LANG",
        `'${language}' is not a language of the catalogue (${this.languages.join(", ")})`,
        suggest(language, this.languages),
      );
    }
    if (authored[first] === undefined)
      this.#faults.add(
        place,
        "E_LANG",
        `the text is missing in '${first}', the language that others fall back to`,
      );
    else
      for (const language of this.#wanted)
        if (authored[language] === undefined)
          this.#faults.warn(
            place,
            "W_LANG",
            `the text is missing in '${language}'; people read '${authored[first]}' instead`,
          );
    return authored;
  }

  readOptional(
    authored: string | Readonly<Record<string, string>> | undefined,
    place: Place,
    fallback: string,
  ): Text {
    return authored === undefined ? { [this.languages[0] ?? "en"]: fallback } : this.read(authored, place);
  }
}
