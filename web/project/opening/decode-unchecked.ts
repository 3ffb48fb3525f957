// Readers for documents and rows that nobody has checked, with Zod and its schemas: loaded only when there are some.
export { decodeClipboard, decodeProject, readProjectFile, salvageProject } from "@stanza/codecs";
