/** What a module of a build imports, and who loads it later. Modules are named by their ids. */
export interface ModuleLinks {
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
  readonly dynamicImporters: readonly string[];
}
