// The sections of the room's panel that `RoomPanel.tsx` and its parts fetch after itself.
export { HiddenNote, LayersSection } from "../layers/LayersSection.tsx";
export { BuildingSection } from "./BuildingSection.tsx";
export { ModelSection } from "./ModelSection.tsx";
export { RoomActions } from "./RoomActions.tsx";
export { SurfaceSection } from "./SurfaceSection.tsx";
export { WallMaterial } from "./WallMaterial.tsx";
