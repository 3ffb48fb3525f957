import type { FlatDrawing } from "./flatten.ts";

/** A layer of a drawing with what can be a wall on it. */
export interface DrawingLayer {
  readonly name: string;
  /** Lines, chords of arcs included. */
  readonly lines: number;
  /** Its name says that walls are on it. */
  readonly isWall: boolean;
}

/** Words for walls in layer names, in the languages of the drawings one meets (ISO 13567 and AIA names among them). */
const WALL_WORDS =
  /wall|muri?\b|muro|muratur|mur[-_\s]|^mur|[-_]mur|parete|pareti|tramezz|wand|w[aä]nde|mauer|pared|tabique|cloison|porteur|parede|alvenaria|sten[ay]|ścian|scian|stěn|стен|перегородк|duvar|v[äæ]gg|vegg|sein[äa]|zid|fal\b|perete|toix|墙|壁|^a-w|wande/i;
/** Names of layers that have lines along walls which are no walls. */
const NOT_WALL =
  /hatch|patt|fill|tratteg|schraff|dim|quot|cote|text|testo|anno|furn|arred|m[öo]bel|wallpaper|window|fenster|finestr|door|\bport[ae]\b|identif|iden\b|curtain.?track|wall.?(unit|cabinet|cupboard)/i;

/** The layers with lines, those with walls first, then by how much is on them. */
export function layersOf(drawing: FlatDrawing): readonly DrawingLayer[] {
  const counts = new Map<string, number>();
  for (const { layer } of drawing.strokes) counts.set(layer, (counts.get(layer) ?? 0) + 1);
  return [...counts]
    .map(([name, lines]) => ({ name, lines, isWall: WALL_WORDS.test(name) && !NOT_WALL.test(name) }))
    .sort((a, b) => Number(b.isWall) - Number(a.isWall) || b.lines - a.lines || a.name.localeCompare(b.name));
}

/** The layers that are taken for walls when nobody chooses: those that are named so, else the one with the most length of lines. */
export function likelyWallLayers(layers: readonly DrawingLayer[], drawing: FlatDrawing): readonly string[] {
  const named = layers.filter(({ isWall }) => isWall).map(({ name }) => name);
  if (named.length > 0) return named;
  const lengths = new Map<string, number>();
  for (const { layer, from, to, curve } of drawing.strokes) {
    const isCandidate = curve === undefined && !NOT_WALL.test(layer);
    if (isCandidate)
      lengths.set(layer, (lengths.get(layer) ?? 0) + Math.hypot(to[0] - from[0], to[1] - from[1]));
  }
  const [longest] = [...lengths].sort((a, b) => b[1] - a[1]);
  return longest ? [longest[0]] : layers.slice(0, 1).map(({ name }) => name);
}
