// What reads documents and rows that nobody has checked, with Zod and its schemas: loaded when there is some.
export { decodeClipboard, decodeProject } from "@stanza/codecs";
