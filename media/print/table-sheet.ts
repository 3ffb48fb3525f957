import { formatLongDate, formatNumber, parseCalendarDate } from "@stanza/quantities";
import type { DocumentFiles, Picture } from "./document-files.ts";
import type { Fact } from "./fact.ts";
import type { Sender } from "./offer-view.ts";
import type { PrintedPicture } from "./printed-picture.ts";
import { type SheetLabels, sheetLabels } from "./sheet-labels.ts";

/** A cell as it is printed: a text as it stands, a number as the language writes it, a picture of a thing, or nothing. */
export type TableCell = string | number | null | { readonly picture: Picture; readonly thing: string };

export interface PrintedColumn {
  readonly label: string;
  /** A number, with at most so many digits after the decimal sign; absent: texts. */
  readonly decimals?: number;
  /** A mark in its middle. */
  readonly isMark?: boolean;
  /** Texts of a word or two, or pictures: no wider than they are. */
  readonly isShort?: boolean;
}

export interface PrintedTable {
  /** The title above the table; empty for the first, which has the sheet's title. */
  readonly title: string;
  readonly columns: readonly PrintedColumn[];
  readonly sections: readonly {
    /** Empty: the rows have no head. */
    readonly title: string;
    readonly facts: string;
    readonly rows: readonly (readonly TableCell[])[];
  }[];
}

/** Lists on paper, with their head. */
export interface TablePrint {
  readonly sender: Sender;
  readonly project: { readonly number: string; readonly name: string; readonly customer: string };
  /** ISO date. */
  readonly date: string;
  readonly language: string;
  readonly title: string;
  /** Above the tables; absent: none. */
  readonly hero?: Picture;
  readonly tables: readonly PrintedTable[];
  /** Sentences about things that are missing from the lists. */
  readonly warnings: readonly string[];
  /** The sentence that is printed when there is nothing to list. */
  readonly empty: string;
}

/** The JSON that the template reads. */
export interface TableView {
  readonly language: string;
  readonly title: string;
  readonly labels: Pick<SheetLabels, "page">;
  readonly sender: Sender;
  readonly facts: readonly Fact[];
  readonly notes: readonly string[];
  readonly hero: PrintedPicture | null;
  readonly tables: readonly {
    readonly title: string;
    readonly columns: readonly {
      readonly label: string;
      readonly align: "left" | "right" | "center";
      readonly isWide: boolean;
    }[];
    readonly sections: readonly {
      readonly title: string;
      readonly facts: string;
      readonly rows: readonly (readonly (string | PrintedPicture)[])[];
    }[];
  }[];
}

/** files  takes the pictures */
export function tableView(
  { sender, project, language, tables, hero, ...print }: TablePrint,
  files: Pick<DocumentFiles, "hero" | "linePicture">,
): TableView {
  const labels = sheetLabels(language);
  const day = parseCalendarDate(print.date);
  const filled = tables.filter(({ sections }) =>
    sections.some(({ title, rows }) => title || rows.length > 0),
  );
  return {
    language,
    title: `${print.title} · ${project.name}`,
    labels: { page: labels.page },
    sender,
    facts: [
      { label: labels.project, value: project.name },
      ...(project.number ? [{ label: labels.number, value: project.number }] : []),
      ...(project.customer ? [{ label: labels.customer, value: project.customer }] : []),
      { label: labels.date, value: day ? formatLongDate(day, language) : print.date },
    ],
    hero: hero ? files.hero(hero) : null,
    notes: [...(filled.length === 0 ? [print.empty] : []), ...print.warnings],
    tables: filled.map(({ title, columns, sections }) => ({
      title,
      columns: columns.map(({ label, decimals, isMark, isShort }) => ({
        label,
        align: isMark ? "center" : decimals === undefined ? "left" : "right",
        isWide: !isMark && !isShort && decimals === undefined,
      })),
      sections: sections.map((section) => ({
        ...section,
        rows: section.rows.map((row) =>
          columns.map(({ decimals }, i) => {
            const cell = row[i] ?? "";
            if (typeof cell === "string") return cell;
            return typeof cell === "number"
              ? formatNumber(String(cell), language, decimals ?? 2, 0, false)
              : files.linePicture(cell.picture, cell.thing);
          }),
        ),
      })),
    })),
  };
}
