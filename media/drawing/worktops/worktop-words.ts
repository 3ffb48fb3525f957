import { spelling } from "@stanza/catalogue";
import { type InEveryLanguage, inLanguage } from "@stanza/quantities";

/** The words on a sheet of worktops. */
export interface WorktopWords {
  readonly title: string;
  readonly joint: string;
  readonly wall: string;
  readonly unit: string;
  readonly finished: string;
  readonly cutout: string;
}

const WORDS: InEveryLanguage<WorktopWords> = {
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
  fr: {
    title: "Plans de travail",
    joint: "Joint",
    wall: "Mur",
    unit: "Meuble",
    finished: "Chant visible",
    cutout: "Découpe",
  },
  es: {
    title: "Encimeras",
    joint: "Junta",
    wall: "Pared",
    unit: "Mueble",
    finished: "Canto visto",
    cutout: "Hueco",
  },
};

export function worktopWords(language: string): WorktopWords {
  const words = inLanguage(WORDS, language);
  return { ...words, joint: spelling(words.joint, language) };
}
