export { ENVIRONMENT_DESIGNS } from "./environment-designs.ts";
export {
  DEFAULT_ENVIRONMENT,
  ENVIRONMENT_NAMES,
  type EnvironmentName,
  isEnvironmentName,
} from "./environment-names.ts";
export { environmentPixels, STUDIO_MEAN } from "./environment-pixels.ts";
export { environmentPreview, previewOf } from "./environment-preview.ts";
export {
  type LightPicture,
  RADIANCE_LIMITS,
  RadianceFault,
  readRadiance,
  readRadianceHead,
  toRadiance,
} from "./radiance.ts";
export type { EnvironmentDesign } from "./studio-design.ts";
