import { join } from "node:path";
import { publishCatalogue } from "@stanza/publish";
import { readCatalogueFolder } from "../tools/catalogue/read-catalogue-folder.ts";
import { type Bench, cpuMs, cpuOfEach } from "./measure.ts";

const NAMES = ["cucina", "armadio", "pertica", "soggiorno", "bagno", "muri", "luce", "smalto", "fuoco"];

/** Publishing the demo catalogues from the texts of their files, golden tests included, against the JSON of what comes out of it. */
export const bench: Bench = {
  name: "publish",
  async run() {
    const folders = NAMES.map((name) => {
      const read = readCatalogueFolder(join(import.meta.dirname, "../catalogues", name));
      if (!read.ok) throw new Error(read.message);
      return read.files;
    });
    const publish = () =>
      folders.map((files) => {
        const result = publishCatalogue(files);
        if (!result.ok) throw new Error(JSON.stringify(result.faults[0]));
        return result;
      });
    const beforeFirst = cpuMs();
    const made = publish();
    const first = cpuMs() - beforeFirst;
    const bundles = made.map(({ catalogue, priceLists }) => ({ catalogue, priceLists }));
    const [warm, copy] = await cpuOfEach([publish, () => JSON.parse(JSON.stringify(bundles))], {
      rounds: 5,
      warmUps: 1,
    });
    const articles = made.reduce((sum, { catalogue }) => sum + Object.keys(catalogue.articles).length, 0);
    const tests = made.reduce((sum, one) => sum + one.tests.length, 0);
    const reference = `its bundles through JSON and back: ${copy!.toFixed(0)} ms`;
    return [
      {
        name: `publish of ${NAMES.length} catalogues, ${articles} articles, ${tests} golden tests`,
        value: warm! / 1000,
        unit: "s",
        reference,
        ratio: warm! / copy!,
        bar: { of: "value", atMost: 3 },
      },
      {
        name: "publish: the first time in a process",
        value: first / 1000,
        unit: "s",
        reference,
        ratio: first / copy!,
        bar: { of: "value", atMost: 3 },
      },
    ];
  },
};
