/** A parameter of a report as the person left it (spec 2 §3 "Report parameters"). */
export interface ReportParameter {
  readonly name: string;
  readonly selected: boolean;
}

/** The input of an external report (spec 2 §7). */
interface ExternalReport {
  /** The project. */
  readonly json1: unknown;
  /** The offer. */
  readonly json2: unknown;
  readonly viewmaker: unknown;
  readonly dsparam: readonly ReportParameter[];
  readonly report: string;
  /** File name without an ending. */
  readonly fileName: string;
  readonly saveAs: string;
}

/**
 * A print server that a deployment keeps beside Stanza's own documents. Every call throws `OutsideFailure` where the server gives no answer
 * that can be used.
 */
export interface PrintServer {
  /** Replaces everything that the server has of a project. */
  clean(site: string, userId: string, project: unknown): Promise<void>;
  /** The PDF of a report about a project that the server was given. */
  createPdf(projectId: number, report: string, parameters: readonly ReportParameter[]): Promise<Buffer>;
  /** A report about the documents that are sent with the call. */
  createExternal(report: ExternalReport): Promise<Buffer>;
}

/** The page where reports are designed, for a person and a site. */
export function designerUrl(page: string, userId: string, site: string): string {
  const url = new URL(page);
  url.searchParams.set("userid", userId);
  url.searchParams.set("site", site);
  return url.href;
}
