import { DclassRefused } from "@stanza/catalogue";
import { newDocument } from "@stanza/codecs";
import { evaluateProject } from "@stanza/evaluation";
import { accepted, addRow, newProject, useCatalogue } from "@stanza/project";
import { showProject, undo, useCatalogues, useProject } from "@stanza/web-project";
import { useConfig } from "@stanza/web-site";
import { closeAllDialogs, useDialogs, useLogs } from "@stanza/web-ui";
import i18next from "i18next";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { demoCatalogue } from "../../../fixtures/demo-catalogues.ts";
import { openVariant } from "../variants/dialog/open-variant.ts";
import { openDclass } from "./open-dclass.ts";

const { bundle, open } = demoCatalogue("armadio");
const model = open.defaultModel().code;

function evaluatedRows() {
  const { project } = useProject.getState().open!.document;
  return evaluateProject(project, new Map([[open.code, open]])).rows.filter((row) => !row.automatic);
}
const choices = () => useProject.getState().open!.document.project.rows[0]!.choices;
/** Waits for the dialog, whose code is loaded when it is first wanted. */
const shown = () => vi.waitUntil(() => useDialogs.getState().open[0], { timeout: 25_000, interval: 5 });

beforeAll(async () => {
  await i18next.init({ lng: "en" });
});

beforeEach(() => {
  useCatalogues.setState({
    status: "ready",
    loaded: new Map([[open.code, { version: open.version, bundle, open, prices: null }]]),
  });
  const used = accepted(useCatalogue(newProject(), { catalogue: open.code, version: open.version, model }));
  const placement = { on: "room", at: [0, 0, 0], rotY: 0 } as const;
  const row = { id: "closet", catalogue: open.code, model, article: "CL-2424", placement };
  showProject({
    document: newDocument(accepted(addRow(used, row))),
    projectId: null,
    revision: null,
    summary: null,
    owner: "guest",
    isSaved: true,
    saveState: { kind: "saved", at: null },
  });
  useConfig.setState({ dclass: {} });
});

afterEach(() => closeAllDialogs());

test("[SH-13] the divider maker is 1200 wide, other dynamic classes 1000, the choice of a variant 800 and not dismissible when mandatory", async () => {
  const widths = async (opening: Promise<unknown>) => {
    opening.catch(() => {});
    const { options, finish } = await shown();
    finish(undefined, false);
    await opening.catch(() => {});
    return [options.width, options.mode];
  };
  expect(await widths(openDclass(evaluatedRows(), "CLOSETSTRUCT"))).toEqual([1200, "semipersistent"]);
  expect(await widths(openDclass(evaluatedRows(), "CLITEMS"))).toEqual([1000, "semipersistent"]);
  expect(await widths(openVariant(evaluatedRows(), "CARC"))).toEqual([800, "persistent"]);
  expect(await widths(openVariant(evaluatedRows(), "BACK"))).toEqual([800, "none"]);
});

test("[CA-04] what is chosen is one undoable change; leaving without an answer rejects with false", async () => {
  const chosen = openDclass(evaluatedRows(), "CLOSETSTRUCT");
  (await shown()).finish("700|824|800", true);
  expect(await chosen).toBe("700|824|800");
  expect(choices()).toEqual({ CLOSETSTRUCT: "700|824|800" });
  undo();
  expect(choices()).toEqual({});
  const left = openDclass(evaluatedRows(), "CLOSETSTRUCT").catch((reason: unknown) => reason);
  (await shown()).finish(undefined, false);
  expect(await left).toBe(false);
  expect(choices()).toEqual({});
});

test("[CA-04] the deployment's configuration may declare another component", async () => {
  useConfig.setState({ dclass: { SECTIONS: { comp: "table" } } });
  const opening = openDclass(evaluatedRows(), "CLOSETSTRUCT").catch(() => {});
  const { options, finish } = await shown();
  expect(options.width).toBe(1000);
  finish(undefined, false);
  await opening;
});

test("[CA-04] a variable that is no dynamic class is refused in the specification's words, in a dialog and in the log", async () => {
  const refused = openDclass(evaluatedRows(), "W").catch((thrown: unknown) => thrown);
  const { props, options } = await shown();
  expect(props).toMatchObject({ message: "This variable is not a dClass", name: "W" });
  expect(options.width).toBe(500);
  expect(await refused).toBeInstanceOf(DclassRefused);
  expect(useLogs.getState().entries[0]?.message ?? "").toContain("This variable is not a dClass");
});
