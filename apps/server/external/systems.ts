import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { InvalidConfig } from "../config/config.ts";

/** Below the outbox's lease, so that nobody begins a delivery that another is still at. */
const LONGEST_SECONDS = 60;

const system = z.strictObject({
  /** http or https, without a user and password: the key comes from the environment. */
  address: z.url({ protocol: /^https?$/ }).refine((text) => {
    const { username, password } = new URL(text);
    return username === "" && password === "";
  }, "expected an address without user and password"),
  timeoutSeconds: z.number().positive().max(LONGEST_SECONDS).default(20),
});

const words = z.record(z.string().min(1), z.string().min(1).max(200));

/** A report that the print server makes. */
const report = z.strictObject({
  name: z.string().regex(/^[\w .-]{1,80}$/, "expected letters, digits, spaces, dots and dashes"),
  des: words,
  /** `prjpdf`: jPrjCreatePDFDevExpress; `external`: the external report call. */
  call: z.enum(["prjpdf", "external"]).default("prjpdf"),
  saveas: z.enum(["PDF", "XLSX", "DOCX"]).default("PDF"),
  parameters: z
    .array(
      z.strictObject({
        name: z.string().regex(/^\w{1,60}$/, "expected letters, digits and underscores"),
        des: words,
        selected: z.boolean().default(false),
      }),
    )
    .max(50)
    .default([]),
});

const reports = system
  .extend({
    /** As the print server calls this deployment. */
    site: z.string().min(1).max(60),
    /** The page where reports are designed; absent: there is none. */
    designer: z.url({ protocol: /^https?$/ }).optional(),
    list: z.array(report).min(1).max(100),
  })
  .refine(({ list }) => new Set(list.map(({ name }) => name)).size === list.length, {
    path: ["list"],
    error: "two reports have one name",
  })
  .refine(({ list }) => list.every(({ call, saveas }) => call === "external" || saveas === "PDF"), {
    path: ["list"],
    error: "only an external report is anything but a PDF",
  });

const systems = z.strictObject({
  crm: system.optional(),
  /** The ERP's service of promotions; absent: `promotions.json` has them. People wait for it at every quote. */
  promotions: system
    .extend({ timeoutSeconds: z.number().positive().max(LONGEST_SECONDS).default(5) })
    .optional(),
  /** A print server that the deployment keeps. */
  reports: reports.optional(),
  /** Hosts among these addresses that may lie at a private one, as in a URL: `print.local:8080`. */
  privateHosts: z.array(z.string().min(1)).default([]),
  /** Where files of orders go: to one of them, or to both. */
  orders: z
    .strictObject({
      post: system.optional(),
      /** True: also into the folder `orders` of the data directory, by shop. */
      folder: z.boolean().default(false),
    })
    .optional(),
});

/** An outside system of the deployment. */
export interface OutsideSystem {
  readonly address: string;
  /** Bearer; absent: it asks for none. */
  readonly key?: string;
  readonly timeOutMs: number;
}

/** A report of the print server as it is configured. */
export type ConfiguredReport = Readonly<z.output<typeof report>>;

/** The print server with what it is asked for. */
export interface ReportSystem extends OutsideSystem {
  readonly site: string;
  readonly designer?: string;
  readonly list: readonly ConfiguredReport[];
}

/** The outside systems that the deployment hands things to; absent: it has none of the kind. */
export interface Systems {
  readonly crm?: OutsideSystem;
  readonly promotions?: OutsideSystem;
  readonly reports?: ReportSystem;
  readonly privateHosts: readonly string[];
  readonly orders?: { readonly post?: OutsideSystem; readonly folder: boolean };
}

/**
 * The deployment's `systems.json`, which is no public file; without it there are no outside systems. Throws `InvalidConfig` where the
 * file is broken.
 *
 * keys  of the environment (CRM_KEY, ERP_KEY, PRINT_KEY)
 */
export function readSystems(
  configDirectory: string,
  keys: { readonly crm?: string; readonly erp?: string; readonly print?: string },
): Systems {
  const path = join(configDirectory, "systems.json");
  if (!existsSync(path)) return { privateHosts: [] };
  let file: unknown;
  try {
    file = JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    throw new InvalidConfig([`${path}: ${(error as Error).message}`]);
  }
  const parsed = systems.safeParse(file);
  if (!parsed.success) {
    throw new InvalidConfig(
      parsed.error.issues.map((issue) => `${path}: ${issue.path.join(".")}: ${issue.message}`),
    );
  }
  const { crm, orders, promotions, reports: print, privateHosts } = parsed.data;
  return {
    privateHosts,
    ...(promotions ? { promotions: withKey(promotions, keys.erp) } : {}),
    ...(print
      ? {
          reports: {
            ...withKey(print, keys.print),
            site: print.site,
            list: print.list,
            ...(print.designer === undefined ? {} : { designer: print.designer }),
          },
        }
      : {}),
    ...(crm ? { crm: withKey(crm, keys.crm) } : {}),
    ...(orders
      ? {
          orders: {
            folder: orders.folder,
            ...(orders.post ? { post: withKey(orders.post, keys.erp) } : {}),
          },
        }
      : {}),
  };
}

const withKey = (
  { address, timeoutSeconds }: z.output<typeof system>,
  key: string | undefined,
): OutsideSystem => ({
  address,
  timeOutMs: timeoutSeconds * 1000,
  ...(key === undefined ? {} : { key }),
});
