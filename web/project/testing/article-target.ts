import type { Choices, OpenCatalogue } from "@stanza/catalogue";
import { evaluateProject } from "@stanza/evaluation";
import { type DemoName, demoCatalogue } from "../../../fixtures/demo-catalogues.ts";
import type { ChoiceTarget } from "../choices/resolve-choices.ts";

/** One article of a demo catalogue as the editors of its values take it. */
export const articleTarget = (name: DemoName, article: string, choices: Choices = {}): ChoiceTarget =>
  targetIn(demoCatalogue(name).open, article, choices);

/** The same of any catalogue. */
export function targetIn(open: OpenCatalogue, article: string, choices: Choices): ChoiceTarget {
  const row = {
    id: "r",
    catalogue: open.code,
    model: open.defaultModel().code,
    article,
    choices,
    placement: { on: "room", at: [0, 0, 0], rotY: 0 },
    quantity: 1,
  } as const;
  const { rows } = evaluateProject(
    { catalogues: {}, rooms: [], rows: [row], automaticEdits: {} },
    new Map([[open.code, open]]),
  );
  return { catalogue: open, row: rows[0]!, header: {} };
}
