import { basename } from "node:path";
import type { Citable } from "./chapters.ts";
import type { RepositoryText } from "./repository-texts.ts";

/** A place in a text that points to a document. */
export interface Citation {
  readonly path: string;
  readonly line: number;
  /** The citation as it is checked, e.g. `spec 2 §3`, `reliability.md T24`, `[QU-02]`. */
  readonly cited: string;
  /** The fault of the citation; absent for a good one. */
  readonly fault?: string;
}

interface Mention {
  readonly at: number;
  readonly name: string;
}

/** Its comments name the questions that its lines answer by their number alone. */
const ANSWERS = "domain/pricing/readings.ts";

/** The farthest that a section may stand behind the document that it belongs to, characters. */
const REACH = 110;

/** Standards of others whose sections are cited beside ours. */
const STANDARDS = /\bRFC \d+|\bITU-T T\.\d+|\bPNG \(W3C\)|\bAPPNOTE\.TXT/g;

/** Ways to cite that readers could not follow: documents outside the repository, and short names that nothing explains. */
const REFUSED = [
  { form: /\b[Ii]ssue \d+\b/g, instead: "cite the section or decision that holds the reason" },
  { form: /\bS[12] ?§/g, instead: "write spec 1 or spec 2" },
  { form: /[(,] ?[12] §/g, instead: "write spec 1 or spec 2" },
  { form: /(?<![\w/-])design\.md\b/g, instead: "cite docs/architecture.md" },
  { form: /(?:; |\()[TF]\d{2}\)?(?=["`])|(?<=["`])[TF]\d{2}(?=: )/g, instead: "lead the title with [T24]" },
];

/** Comment marks and line ends become spaces, so that a citation may break over lines; offsets stay. */
const joined = (text: string): string =>
  text.replace(/\n[ \t]*(?:\*(?!\/)|\/\/|#(?!#))?/g, (lineEnd) => " ".repeat(lineEnd.length));

/** Every citation of a text, good or not. A chapter of the design may leave its own name out. */
export function findCitations({ path, text }: RepositoryText, citable: Citable): Citation[] {
  const flat = joined(text);
  const documents = documentsIn(flat, citable);
  const own = path.startsWith("docs/design/") ? basename(path) : undefined;
  const documentOf = (at: number): string | undefined => {
    const before = documents.findLast((mention) => mention.at < at && at - mention.at < REACH);
    return before?.name ?? own;
  };
  const found: Citation[] = [];
  const note = (at: number, cited: string, fault: string | undefined): void => {
    const line = text.slice(0, at).split("\n").length;
    found.push({ path, line, cited, ...(fault !== undefined && { fault }) });
  };
  const each = (pattern: RegExp, visit: (id: string, at: number) => void): void => {
    for (const match of flat.matchAll(pattern)) visit(match[1] ?? "", match.index);
  };

  each(/§ ?([A-Z]\.[\d.]*\d|\d+(?:\.\d+)*)/g, (section, at) => {
    const name = documentOf(at);
    if (name === undefined) return note(at, `§${section}`, "a section without its document");
    const sections = citable.sections.get(name);
    if (sections === undefined) return; // a standard
    note(at, `${name} §${section}`, sections.has(section) ? undefined : `${name} has no §${section}`);
  });
  each(/(?<![\w-])(R\d{1,2})(?![\w-])/g, (rule, at) => {
    if (documentOf(at) === "quote.md")
      note(at, `quote.md ${rule}`, unknown(citable.rules, rule, "no such rule"));
  });
  each(/(?<=[\s(])\[(\d{1,2})\]/g, (question, at) => {
    const isAnswer = path === ANSWERS || documentOf(at) === "quote.md";
    if (isAnswer)
      note(at, `quote.md [${question}]`, unknown(citable.questions, question, "no such question"));
  });
  if (/\.(tsx?|md)$/.test(path)) {
    const requirement = (id: string, at: number): void =>
      note(at, `reliability.md ${id}`, unknown(citable.requirements, id, "no such threat or fault"));
    each(/(?<![\w$}.:/"'`#-]|\d )([TF]\d{2})(?![\w-]|:\d|\.\d)/g, requirement);
  }
  each(/\[([A-Z]{2}-\d{2})\]/g, (id, at) =>
    note(at, `[${id}]`, unknown(citable.features, id, "the ledger has no such id")),
  );
  each(/\b[Dd]ecision (\d{3})\b/g, (number, at) =>
    note(at, `decision ${number}`, unknown(citable.decisions, number, "no such decision")),
  );
  for (const { form, instead } of REFUSED)
    for (const match of flat.matchAll(form)) note(match.index, match[0], instead);
  return found;
}

const unknown = (known: ReadonlySet<string>, id: string, fault: string): string | undefined =>
  known.has(id) ? undefined : fault;

function documentsIn(flat: string, { sections }: Citable): Mention[] {
  const chapters = [...sections.keys()]
    .filter((name) => name.endsWith(".md"))
    .join("|")
    .replaceAll(".", "\\.");
  const ours = new RegExp(`\\b(?:[Ss](pec [12])\\b|(?<![\\w-])(${chapters}))`, "g");
  const mentions = [
    ...[...flat.matchAll(ours)].map((match) => ({
      at: match.index,
      name: match[2] ?? `s${match[1]}`,
    })),
    ...[...flat.matchAll(STANDARDS)].map((match) => ({ at: match.index, name: match[0] })),
  ];
  return mentions.sort((a, b) => a.at - b.at);
}
