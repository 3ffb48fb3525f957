// What stands over the views from the start and is fetched after the first picture (`late-parts.ts`).

export { keepPreflight } from "../checks/keep-preflight.ts";
export { HintBar } from "../frame/HintBar.tsx";
export { InstructionBar } from "../frame/InstructionBar.tsx";
export { RoomNotices } from "../frame/RoomNotices.tsx";
export { DimensionLayer } from "./dimensions/DimensionLayer.tsx";
export { MeasureBar } from "./dimensions/MeasureBar.tsx";
export { TurnHandle } from "./plan/TurnHandle.tsx";
export { SceneSelection } from "./scene3d/SceneSelection.tsx";
export { SceneWallHandles } from "./scene3d/SceneWallHandles.tsx";
export { TraceBar } from "./trace/TraceBar.tsx";
export { TraceLayer } from "./trace/TraceLayer.tsx";
export { DivideMark } from "./walls/DivideMark.tsx";
export { WallHandles } from "./walls/WallHandles.tsx";
