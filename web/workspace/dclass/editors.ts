import type { ComponentType } from "react";
import { DividerEditor } from "./DividerEditor.tsx";
import type { DclassEditorProps } from "./dclass-editor.ts";
import { ElementsEditor } from "./ElementsEditor.tsx";
import { GenericEditor } from "./GenericEditor.tsx";

/** Editors by the component that a catalogue or the configuration names; every other name gets the table. */
const EDITORS: Readonly<Record<string, ComponentType<DclassEditorProps>>> = {
  "divider-editor": DividerEditor,
  "closet-sections": DividerEditor,
  "shelving-bays": DividerEditor,
  "closet-equipment": ElementsEditor,
  "shelving-elements": ElementsEditor,
};

/** The editor that a component's name stands for. */
export const editorOf = (component: string): ComponentType<DclassEditorProps> =>
  EDITORS[component] ?? GenericEditor;

/** Returns true for components with an editor of their own, in which the article is seen and worked on. */
export const hasEditor = (component: string): boolean => Object.hasOwn(EDITORS, component);

/** Returns true for components that divide a length: those open in the divider maker. */
export const isDivider = (component: string): boolean => editorOf(component) === DividerEditor;
