/** The built-in environments without three.js: their names, and pictures of them for choosing. */
export {
  DEFAULT_ENVIRONMENT,
  ENVIRONMENT_NAMES,
  type EnvironmentName,
  isEnvironmentName,
  previewOf,
} from "@stanza/environments";
