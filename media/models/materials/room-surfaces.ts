import type { Surface } from "../scene/scene-input.ts";

const paint = (color: string): Surface => ({
  color,
  roughness: 0.92,
  metalness: 0,
  opacity: 1,
  pattern: "plain",
});

/** The viewer's own floors and wall paints, by the codes that a room stores. */
export const ROOM_SURFACES: Readonly<Record<string, Surface>> = {
  "floor-oak": {
    color: "#c9ab86",
    accent: "#93745a",
    roughness: 0.58,
    metalness: 0,
    opacity: 1,
    pattern: "planks",
  },
  "floor-walnut": {
    color: "#8a6143",
    accent: "#4f3423",
    roughness: 0.55,
    metalness: 0,
    opacity: 1,
    pattern: "planks",
  },
  "floor-bleached": {
    color: "#dccdb6",
    accent: "#b39f84",
    roughness: 0.62,
    metalness: 0,
    opacity: 1,
    pattern: "planks",
  },
  "floor-tile": {
    color: "#d9d4ca",
    accent: "#a39c8e",
    roughness: 0.42,
    metalness: 0,
    opacity: 1,
    pattern: "tile",
  },
  "floor-concrete": {
    color: "#b9b5ad",
    accent: "#8f8a81",
    roughness: 0.6,
    metalness: 0,
    opacity: 1,
    pattern: "concrete",
  },
  "wall-white": paint("#f1eee8"),
  "wall-linen": paint("#e4dccd"),
  "wall-sage": paint("#bcc3b1"),
  "wall-clay": paint("#cfa994"),
  "wall-slate": paint("#7c858a"),
  "ceiling-white": paint("#f7f5f1"),
};

/** The surface of a part while its catalogue's material is not known. */
export const UNKNOWN_SURFACE: Surface = {
  color: "#cfc9bd",
  roughness: 0.8,
  metalness: 0,
  opacity: 1,
  pattern: "plain",
};
