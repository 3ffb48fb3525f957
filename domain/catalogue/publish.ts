/** The publishing half of the package: parser, schema and CSV reader. A browser bundle imports `@stanza/catalogue` alone. */
export type { Catalogue } from "./bundle.ts";
export type { Fault } from "./fault.ts";
export { type CatalogueChange, compareCatalogues } from "./publish/compare-catalogues.ts";
export { examineCatalogue, type Finding } from "./publish/examine-catalogue.ts";
export { type FormatSchema, formatSchemas } from "./publish/format-schemas.ts";
export type { TestResult } from "./publish/golden-tests.ts";
export { type Published, publishCatalogue } from "./publish/publish-catalogue.ts";
export { suggest } from "./rules/suggest.ts";
