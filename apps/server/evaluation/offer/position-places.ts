import { type ClassificationNode, textIn } from "@stanza/catalogue";
import { type EvaluatedRow, openRoomsOf } from "@stanza/evaluation";
import type { PrintOptions } from "@stanza/print";
import type { Project } from "@stanza/project";
import type { PublishedCatalogue } from "../../catalogues/catalogue-store.ts";

type Place = NonNullable<PrintOptions["places"]>[string];

/**
 * The room of each row of a project, and the folder of the catalogue that its article is sold from, at the top of the
 * model's classification. Generated rows (worktops, plinths) have no folder.
 *
 * language  of the quote
 */
export function openPlaces(
  project: Project,
  catalogues: ReadonlyMap<string, Pick<PublishedCatalogue, "open">>,
  language: string,
): (row: EvaluatedRow) => Place {
  const roomOf = openRoomsOf(project);
  const folders = new Map<string, ReadonlyMap<string, string>>();
  const foldersOf = (catalogue: string, model: string): ReadonlyMap<string, string> => {
    const key = JSON.stringify([catalogue, model]);
    const known = folders.get(key);
    if (known) return known;
    const tree = catalogues.get(catalogue)?.open.models.find(({ code }) => code === model)?.tree ?? [];
    const found = new Map(
      tree.flatMap((folder) =>
        articlesIn(folder).map((article) => [article, textIn(folder.description, language)]),
      ),
    );
    folders.set(key, found);
    return found;
  };
  return (row) => {
    const { catalogue, model, article } = row.row;
    const [room, itemGroup] = [roomOf(row), foldersOf(catalogue, model).get(article)];
    return { ...(room ? { room } : {}), ...(itemGroup === undefined ? {} : { itemGroup }) };
  };
}

const articlesIn = ({ articles, nodes }: ClassificationNode): readonly string[] => [
  ...articles.map(({ code }) => code),
  ...nodes.flatMap(articlesIn),
];
