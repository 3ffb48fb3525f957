import { createRequire } from "node:module";
import path from "node:path";

/** The weights that documents use; each is a folder of the font package with one TrueType file. */
const WEIGHTS = ["400Regular", "400Regular_Italic", "500Medium", "600SemiBold", "700Bold"] as const;

const home = path.dirname(
  createRequire(import.meta.url).resolve("@expo-google-fonts/noto-sans/package.json"),
);

/** The folders of our documents' fonts (Noto Sans, SIL Open Font Licence). */
export const FONT_FOLDERS: readonly string[] = WEIGHTS.map((weight) => path.join(home, weight));
