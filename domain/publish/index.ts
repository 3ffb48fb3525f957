export { type Published, publishCatalogue } from "./publish-catalogue.ts";
export { type CatalogueChange, compareCatalogues } from "./reports/compare-catalogues.ts";
export { examineCatalogue, type Finding } from "./reports/examine-catalogue.ts";
export type { TestResult } from "./reports/golden-tests.ts";
export { type FormatSchema, formatSchemas } from "./schema/format-schemas.ts";
