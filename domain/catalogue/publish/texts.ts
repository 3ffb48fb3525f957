import { suggest } from "../rules/suggest.ts";
import type { Text } from "../text.ts";
import type { FaultList, Place } from "./fault-list.ts";

/** Turns authored texts into `Text`: a plain string is in the catalogue's first language, which must never be missing. */
export class TextReader {
  readonly languages: readonly string[];
  readonly #faults: FaultList;

  constructor(languages: readonly string[], faults: FaultList) {
    this.languages = languages;
    this.#faults = faults;
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
