import { spelling } from "@stanza/catalogue";

/** The words on a sheet of worktops. */
export interface WorktopWords {
  readonly title: string;
  readonly joint: string;
  readonly wall: string;
  readonly unit: string;
  readonly finished: string;
  readonly cutout: string;
}

const WORDS: Readonly<Record<string, WorktopWords>> = {
  en: {
    title: "Worktops",
    joint: "Joint",
    wall: "Wall",
    unit: "Unit",
    finished: "Finished",
    cutout: "Cut-out",
  },
  it: {
    title: "Piani di lavoro",
    joint: "Giunto",
    wall: "Muro",
    unit: "Mobile",
    finished: "A vista",
    cutout: "Foro",
  },
  de: {
    title: "Arbeitsplatten",
    joint: "Stoß",
    wall: "Wand",
    unit: "Schrank",
    finished: "Sichtkante",
    cutout: "Ausschnitt",
  },
};

export function worktopWords(language: string): WorktopWords {
  const words = WORDS[language.split("-")[0] ?? ""] ?? WORDS.en!;
  return { ...words, joint: spelling(words.joint, language) };
}
