import { join } from "node:path";
import { openCatalogue } from "@stanza/catalogue";
import { type TechnicalTable, technicalSheet } from "@stanza/codecs";
import { drawElevation, drawPlan } from "@stanza/drawing";
import { billOfMaterials, evaluateProject } from "@stanza/evaluation";
import { openPrinter, type PrintedTable } from "@stanza/print";
import { accepted, addRoom, addRow, newProject, type Project, useCatalogue } from "@stanza/project";
import { publishCatalogue } from "@stanza/publish";
import { readCatalogueFolder } from "../../tools/catalogue/read-catalogue-folder.ts";

const ROOT = join(import.meta.dirname, "../..");
const PRINT = {
  sender: { name: "Fornace S.r.l.", lines: ["Via della Fornace 7", "50023 Impruneta (FI)"] },
  project: { number: "501", name: "Base 600", customer: "" },
  date: "2026-11-27",
  language: "it",
} as const;

/** The documents of the workshop, from one base unit of the kitchen catalogue hung on the left and on the right. */
export default async function documents(): Promise<Readonly<Record<string, Uint8Array>>> {
  const catalogue = kitchenCatalogue();
  const catalogues = new Map([[catalogue.code, catalogue]]);
  const left = unit(catalogue, "L");
  const right = unit(catalogue, "R");
  const evaluated = evaluateProject(left, catalogues);
  const bill = technicalSheet(billOfMaterials(left, evaluated, catalogues), "bill-of-materials", "it", {
    weight: "kg",
    volume: "m3",
  });
  const printer = openPrinter({ brandFolder: import.meta.dirname });
  const views = (project: Project) => elevationsOf(project, catalogue);
  try {
    const sheet = async (name: string, project: Project) =>
      (
        await printer.printDrawings(views(project), {
          ...PRINT,
          project: { ...PRINT.project, number: name },
          paper: "a4",
        })
      ).pdf;
    const plan = drawPlan({ rooms: left.rooms, evaluated, language: "it", title: "503" });
    const tables = async (title: string, printed: readonly PrintedTable[]) =>
      (await printer.printTables({ ...PRINT, title, tables: printed, warnings: [], empty: bill.empty })).pdf;
    return {
      "necklabel.pdf": await tables("Etichetta collo", [neckLabel(evaluated.rows[0]!)]),
      "boxbomdetail.pdf": await tables(bill.title, bill.tables.map(printable)),
      "501Sx.pdf": await sheet("501 Sx", left),
      "502Dx.pdf": await sheet("502 Dx", right),
      "503.pdf": (
        await printer.printDrawings([plan], {
          ...PRINT,
          project: { ...PRINT.project, number: "503" },
          paper: "a4",
        })
      ).pdf,
    };
  } finally {
    await printer.close();
  }
}

type Kitchen = ReturnType<typeof openCatalogue>;
type Row = ReturnType<typeof evaluateProject>["rows"][number];

function kitchenCatalogue(): Kitchen {
  const read = readCatalogueFolder(join(ROOT, "catalogues/cucina"));
  if (!read.ok) throw new Error(read.message);
  const published = publishCatalogue(read.files);
  if (!published.ok) throw new Error(published.faults.map(({ message }) => message).join("\n"));
  return openCatalogue(published.catalogue);
}

/** One base unit in an alcove, its door hung on one side. */
function unit(catalogue: Kitchen, side: "L" | "R"): Project {
  let ids = 0;
  const newId = () => `id${++ids}`;
  const model = catalogue.defaultModel().code;
  const { code, version } = catalogue;
  const used = accepted(
    useCatalogue(newProject({ description: "Base 600" }), { catalogue: code, version, model }),
  );
  const room = accepted(addRoom(used, { template: "rt2", dimensions: [1200, 1800, 1200], newId }));
  return accepted(
    addRow(room, {
      id: newId(),
      catalogue: code,
      model,
      article: "BASE-1D-600",
      choices: { SIDE: side },
      placement: { on: "room", at: [600, 0, 0], rotY: 0 },
    }),
  );
}

/** The wall that the unit stands at. */
function elevationsOf(project: Project, catalogue: Kitchen) {
  const [room] = project.rooms;
  const wall = room?.walls[1]?.id;
  if (!room || !wall) throw new Error("The room has no back wall.");
  const evaluated = evaluateProject(project, new Map([[catalogue.code, catalogue]]));
  const materials = (code: string) => catalogue.material(code);
  const drawing = drawElevation({ room, wall, evaluated, materials, language: "it" });
  if (!drawing) throw new Error("The back wall cannot be drawn.");
  return [drawing];
}

/** What is glued to the neck of the parcel. */
function neckLabel({ row, article, description }: Row): PrintedTable {
  const [width, height, depth] = article.box;
  const cell = (label: string, value: string) => [label, value];
  return {
    title: "",
    columns: [{ label: "Collo", isShort: true }, { label: "1 / 1" }],
    sections: [
      {
        title: description.it ?? row.article,
        facts: row.article,
        rows: [
          cell("Codice", row.article),
          cell("Modello", row.model),
          cell("Cerniera", "Sinistra"),
          cell("Misure L × A × P", `${width} × ${height} × ${depth} mm`),
        ],
      },
    ],
  };
}

/** A list as it is printed: a column whose value stands in a section's title is left out. */
function printable({ name, columns, sections }: TechnicalTable, at: number): PrintedTable {
  const shown = <T>(cells: readonly T[]) => cells.filter((_, i) => !columns[i]?.isInTitle);
  return {
    title: at === 0 ? "" : name,
    columns: shown(columns),
    sections: sections.map(({ title, facts, rows }) => ({
      title,
      facts,
      rows: rows.map((row) =>
        shown(row).map((cell) =>
          cell.kind === "text" ? cell.text : cell.kind === "number" ? cell.number : null,
        ),
      ),
    })),
  };
}
