import { lazyPart } from "../ui/lazy-part.tsx";

// What comes into a view only once somebody takes something up there; fetched as soon as the first picture stands.
export const ContextBar = lazyPart(async () => (await import("./ContextBar.tsx")).ContextBar);
export const WallBar = lazyPart(async () => (await import("./walls/WallBar.tsx")).WallBar);
export const DrawnWalls = lazyPart(async () => (await import("./plan/DrawnWalls.tsx")).DrawnWalls);
export const Loupe = lazyPart(async () => (await import("./plan/Loupe.tsx")).Loupe);
export const SnapChip = lazyPart(async () => (await import("./walls/SnapChip.tsx")).SnapChip);
export const SceneDrawing = lazyPart(async () => (await import("./scene3d/SceneDrawing.tsx")).SceneDrawing);
export const SceneSelection = lazyPart(
  async () => (await import("./scene3d/SceneSelection.tsx")).SceneSelection,
);
export const WalkControls = lazyPart(async () => (await import("./scene3d/WalkControls.tsx")).WalkControls);
