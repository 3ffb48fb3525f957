import i18next, { type PostProcessorModule } from "i18next";
import { mark } from "./marks.ts";

/** Texts that were said outside of a render, e.g. for the title of a dialog, are remembered; of more the oldest are forgotten. */
const MOST_SAID = 5000;

const said = new Map<string, Set<string>>();
let isMarking = false;

const processor: PostProcessorModule = {
  type: "postProcessor",
  name: "stanza-translator",
  process(text, asked) {
    const key = Array.isArray(asked) ? asked.at(-1) : asked;
    if (typeof text !== "string" || key === undefined) return text;
    if (isMarking) return mark(text, key);
    note(text, key);
    return text;
  },
};

function note(text: string, key: string): void {
  const keys = said.get(text) ?? new Set();
  said.delete(text);
  said.set(text, keys.add(key));
  const oldest = said.size > MOST_SAID ? said.keys().next().value : undefined;
  if (oldest !== undefined) said.delete(oldest);
}

/** Hears from now on which texts are said; each is said as it was before. */
export function hearTexts(): () => void {
  i18next.use(processor);
  const before = i18next.options.postProcess;
  i18next.options.postProcess = processor.name;
  return () => {
    i18next.options.postProcess = before;
    said.clear();
  };
}

/** The keys whose texts were this one. */
export const keysSaid = (text: string): readonly string[] => [...(said.get(text) ?? [])];

/** While `work` runs every text carries the key that it has. Nothing that runs later has seen one of them. */
export function whileMarking<T>(work: () => T): T {
  isMarking = true;
  try {
    return work();
  } finally {
    isMarking = false;
  }
}
