/** The modules that one module of a build imports, now or later, and those that load it later. Modules are named by their ids. */
export interface ModuleLinks {
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
  readonly dynamicImporters: readonly string[];
}
