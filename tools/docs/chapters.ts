import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../boundaries/packages.ts";

/** The places that can be cited: the sections of each chapter, and the numbers of the lists in them. */
export interface Citable {
  /** By the name that a citation uses (`spec 1`, `catalogue.md`): section numbers such as `4.2`. */
  readonly sections: ReadonlyMap<string, ReadonlySet<string>>;
  /** Threats and faults of reliability.md: `T24`, `F14`. */
  readonly requirements: ReadonlySet<string>;
  /** Rules of the totals in quote.md §4: `R8`. */
  readonly rules: ReadonlySet<string>;
  /** Open questions of quote.md §4.2: `13`. */
  readonly questions: ReadonlySet<string>;
  /** Ids of the ledger: `QU-02`. */
  readonly features: ReadonlySet<string>;
  /** Numbers of the decision records: `009`. */
  readonly decisions: ReadonlySet<string>;
}

const SPECIFICATIONS = { "spec 1": "1-core.md", "spec 2": "2-quoting.md" };

const doc = (path: string): string => readFileSync(join(ROOT, "docs", path), "utf8");

const allOf = (pattern: RegExp, text: string): Set<string> =>
  new Set([...text.matchAll(pattern)].map((match) => match[1] ?? ""));

const sectionsOf = (text: string): Set<string> => allOf(/^#+ (\d+(?:\.\d+)*)\.? /gm, text);

/** The names by which the chapters of the design are cited: `catalogue.md`, `quote.md` … */
export const designChapters = (): string[] => readdirSync(join(ROOT, "docs/design"));

/** Reads what `docs/` holds to be cited. */
export function readCitable(): Citable {
  const specifications = Object.entries(SPECIFICATIONS).map(
    ([name, file]) => [name, sectionsOf(doc(`specification/${file}`))] as const,
  );
  const design = designChapters().map((name) => [name, sectionsOf(doc(`design/${name}`))] as const);
  const quote = doc("design/quote.md");
  const openQuestions = quote.slice(quote.indexOf("### 4.2"), quote.indexOf("## 5."));
  return {
    sections: new Map([...specifications, ...design]),
    requirements: allOf(/^\| ([TF]\d{2}) \|/gm, doc("design/reliability.md")),
    rules: allOf(/^- \*\*(R\d+)[ *]/gm, quote),
    questions: allOf(/^\| (\d+) \|/gm, openQuestions),
    features: allOf(/^([A-Z]{2}-\d{2})\t/gm, doc("specification/features.tsv")),
    decisions: new Set(readdirSync(join(ROOT, "docs/decisions")).map((name) => name.slice(0, 3))),
  };
}
