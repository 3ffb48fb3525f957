import { afterFirstPicture } from "@stanza/web-project";
import { lazyPart } from "@stanza/web-ui";

// Parts that a view shows only when somebody starts something there; fetched as soon as the first picture stands.
export const ContextBar = lazyPart(async () => (await import("./ContextBar.tsx")).ContextBar);
export const WallBar = lazyPart(async () => (await import("./walls/WallBar.tsx")).WallBar);
export const DrawnWalls = lazyPart(async () => (await import("./plan/DrawnWalls.tsx")).DrawnWalls);
export const DivideMark = lazyPart(async () => (await import("./walls/DivideMark.tsx")).DivideMark);
export const Loupe = lazyPart(async () => (await import("./plan/Loupe.tsx")).Loupe);
export const SnapChip = lazyPart(async () => (await import("./walls/SnapChip.tsx")).SnapChip);
export const SceneDrawing = lazyPart(async () => (await import("./scene3d/SceneDrawing.tsx")).SceneDrawing);
export const WalkControls = lazyPart(async () => (await import("./scene3d/WalkControls.tsx")).WalkControls);

// Parts that stand over a view from the start but show nothing until there is something to act on.
export const DimensionLayer = lazyPart(
  async () => (await import("./dimensions/DimensionLayer.tsx")).DimensionLayer,
  afterFirstPicture,
);
export const HintBar = lazyPart(
  async () => (await import("../frame/HintBar.tsx")).HintBar,
  afterFirstPicture,
);
export const InstructionBar = lazyPart(
  async () => (await import("../frame/InstructionBar.tsx")).InstructionBar,
  afterFirstPicture,
);
export const MeasureBar = lazyPart(
  async () => (await import("./dimensions/MeasureBar.tsx")).MeasureBar,
  afterFirstPicture,
);
export const RoomNotices = lazyPart(
  async () => (await import("../frame/RoomNotices.tsx")).RoomNotices,
  afterFirstPicture,
);
export const SceneSelection = lazyPart(
  async () => (await import("./scene3d/SceneSelection.tsx")).SceneSelection,
  afterFirstPicture,
);
export const SceneWallHandles = lazyPart(
  async () => (await import("./scene3d/SceneWallHandles.tsx")).SceneWallHandles,
  afterFirstPicture,
);
export const TraceBar = lazyPart(
  async () => (await import("./trace/TraceBar.tsx")).TraceBar,
  afterFirstPicture,
);
export const TraceLayer = lazyPart(
  async () => (await import("./trace/TraceLayer.tsx")).TraceLayer,
  afterFirstPicture,
);
export const TurnHandle = lazyPart(
  async () => (await import("./plan/TurnHandle.tsx")).TurnHandle,
  afterFirstPicture,
);
export const WallHandles = lazyPart(
  async () => (await import("./walls/WallHandles.tsx")).WallHandles,
  afterFirstPicture,
);
