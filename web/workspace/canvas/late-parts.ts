import { afterFirstPicture } from "@stanza/web-project";
import { lazyPart } from "@stanza/web-ui";

// Parts that a view shows only when somebody starts something there; fetched as soon as the first picture stands.
export const ContextBar = lazyPart(async () => (await import("./ContextBar.tsx")).ContextBar);
export const WallBar = lazyPart(async () => (await import("./walls/WallBar.tsx")).WallBar);
export const DrawnWalls = lazyPart(async () => (await import("./plan/DrawnWalls.tsx")).DrawnWalls);
export const Loupe = lazyPart(async () => (await import("./plan/Loupe.tsx")).Loupe);
export const SnapChip = lazyPart(async () => (await import("./walls/SnapChip.tsx")).SnapChip);
export const RestingPhotograph = lazyPart(
  async () => (await import("./scene3d/RestingPhotograph.tsx")).RestingPhotograph,
  afterFirstPicture,
);
export const SceneDrawing = lazyPart(async () => (await import("./scene3d/SceneDrawing.tsx")).SceneDrawing);
export const WalkControls = lazyPart(async () => (await import("./scene3d/WalkControls.tsx")).WalkControls);

// Parts that stand over a view from the start but show nothing until there is something to act on. They come as one file.
const standing = () => import("./standing-parts.ts");
export const DivideMark = lazyPart(async () => (await standing()).DivideMark, afterFirstPicture);
export const DimensionLayer = lazyPart(async () => (await standing()).DimensionLayer, afterFirstPicture);
export const HintBar = lazyPart(async () => (await standing()).HintBar, afterFirstPicture);
export const InstructionBar = lazyPart(async () => (await standing()).InstructionBar, afterFirstPicture);
export const MeasureBar = lazyPart(async () => (await standing()).MeasureBar, afterFirstPicture);
export const RoomNotices = lazyPart(async () => (await standing()).RoomNotices, afterFirstPicture);
export const SceneSelection = lazyPart(async () => (await standing()).SceneSelection, afterFirstPicture);
export const SceneWallHandles = lazyPart(async () => (await standing()).SceneWallHandles, afterFirstPicture);
export const TraceBar = lazyPart(async () => (await standing()).TraceBar, afterFirstPicture);
export const TraceLayer = lazyPart(async () => (await standing()).TraceLayer, afterFirstPicture);
export const TurnHandle = lazyPart(async () => (await standing()).TurnHandle, afterFirstPicture);
export const WallHandles = lazyPart(async () => (await standing()).WallHandles, afterFirstPicture);
