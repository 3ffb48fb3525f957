/** A mistake, or a probable one, at its place in a catalogue's files. Lines and columns count from 1. */
export interface Fault {
  /** Path inside the catalogue's folder, e.g. `articles/BASE-1D.yaml`. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** `E_YAML`, `E_SCHEMA`, `E_NAME`, `E_TYPE`, `E_OPT`, `E_CYCLE` …; `W_…` for a warning (docs of `publishCatalogue`). */
  readonly code: string;
  /** One sentence that names the wrong value. */
  readonly message: string;
  /** The name that was probably meant. */
  readonly suggestion?: string;
}
