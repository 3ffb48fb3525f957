import { parentPort, workerData } from "node:worker_threads";
import { openCatalogue } from "@stanza/catalogue";
import type { Project } from "@stanza/project";
import { readVersion } from "../catalogues/version-folder.ts";
import { openOf, priceBook } from "./evaluator.ts";
import { type Reckoning, type ReckonTerms, reckon } from "./reckon.ts";

export interface WorkerTask {
  readonly id: number;
  readonly project: Project;
  readonly catalogues: readonly { readonly code: string; readonly version: string }[];
  readonly priceLists: Readonly<Record<string, string>>;
  readonly terms: ReckonTerms;
}

export interface WorkerAnswer {
  readonly id: number;
  readonly reckoning?: Reckoning;
  readonly error?: string;
}

const { catalogueHome } = workerData as { readonly catalogueHome: string };
const opened = new Map<string, ReturnType<typeof open>>();

function open(code: string, version: string) {
  const stored = readVersion(catalogueHome, code, version);
  if (!stored) throw new Error(`Catalogue ${code} ${version} is not in the data folder.`);
  return {
    open: openCatalogue(stored.catalogue),
    priceLists: new Map(stored.priceLists.map((list) => [list.code, list])),
  };
}

function answer({ id, project, catalogues, priceLists, terms }: WorkerTask): WorkerAnswer {
  try {
    const used = new Map(
      catalogues.map(({ code, version }) => {
        const key = `${code} ${version}`;
        const known = opened.get(key) ?? open(code, version);
        opened.set(key, known);
        return [code, known] as const;
      }),
    );
    const { priced, failed } = reckon(project, openOf(used), priceBook(used, { priceLists }), terms);
    return { id, reckoning: { priced, failed } };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on("message", (task: WorkerTask) => parentPort?.postMessage(answer(task)));
