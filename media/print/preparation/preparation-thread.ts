import { parentPort } from "node:worker_threads";
import type { Drawing } from "@stanza/drawing";
import type { Picture } from "../document-files.ts";
import type { PreparationAnswer, PreparationMessage } from "./preparation-message.ts";
import { type PreparationWork, prepare } from "./prepare.ts";

/** Pictures that have come for work that has not. */
const pictures = new Map<number, Picture>();
const pictureOf = (key: number): Picture => {
  const found = pictures.get(key);
  if (!found) throw new Error(`Picture ${key} has not come.`);
  return found;
};

parentPort?.on("message", (message: PreparationMessage) => {
  if (message.kind === "picture") pictures.set(message.key, message.picture);
  else {
    const answer = answerOf(message);
    const contents = answer.kind === "prepared" ? answer.document.files.map(([, content]) => content) : [];
    // Encoded texts have a buffer of their own; bytes of a photograph that several rows share are one.
    const buffers = new Set(contents.map(({ buffer }) => buffer as ArrayBuffer));
    parentPort?.postMessage(answer, [...buffers]);
    for (const key of message.keys) pictures.delete(key);
  }
});

function answerOf({ id, ...message }: Extract<PreparationMessage, { kind: "work" }>): PreparationAnswer {
  try {
    return { id, kind: "prepared", document: prepare(workOf(message)) };
  } catch (error) {
    return { id, kind: "failed", message: error instanceof Error ? error.message : String(error) };
  }
}

function workOf({
  work,
  drawings: keys,
}: Pick<Extract<PreparationMessage, { kind: "work" }>, "work" | "drawings">): PreparationWork {
  const drawings = keys.map((key) => pictureOf(key) as Drawing);
  if (work.kind === "sheets") return { ...work, drawings };
  const { pictures: sent, hero, ...options } = work.options;
  return {
    ...work,
    drawings,
    options: {
      ...options,
      pictures: Object.fromEntries(sent.map(([rowId, key]) => [rowId, pictureOf(key)])),
      ...(hero === undefined ? {} : { hero: pictureOf(hero) }),
    },
  };
}
