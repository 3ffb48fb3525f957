import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { InvalidConfig } from "../config/config.ts";

/** Shorter than the outbox's lease, so that no two servers deliver one message at once. */
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
    /** The name that the print server knows this deployment by. */
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
  /** The ERP's service of promotions; absent: they are read from `promotions.json`. People wait for it at every quote. */
  promotions: system
    .extend({ timeoutSeconds: z.number().positive().max(LONGEST_SECONDS).default(5) })
    .optional(),
  /** A print server that the deployment keeps. */
  reports: reports.optional(),
  /** Hosts of these addresses, as in a URL (`print.local:8080`), that may resolve to a private address. */
  privateHosts: z.array(z.string().min(1)).default([]),
  /** The places that order files go to: one, or both. */
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
  /** Bearer key; absent: the system needs none. */
  readonly key?: string;
  readonly timeOutMs: number;
}

/** A report of the print server as it is configured. */
export type ConfiguredReport = Readonly<z.output<typeof report>>;

/** The print server and the reports that it makes. */
export interface ReportSystem extends OutsideSystem {
  readonly site: string;
  readonly designer?: string;
  readonly list: readonly ConfiguredReport[];
}

/** The deployment's outside systems; absent: it has none of that kind. */
export interface Systems {
  readonly crm?: OutsideSystem;
  readonly promotions?: OutsideSystem;
  readonly reports?: ReportSystem;
  readonly privateHosts: readonly string[];
  readonly orders?: { readonly post?: OutsideSystem; readonly folder: boolean };
}

/**
 * The deployment's `systems.json`, which is not public; without the file there are no outside systems. Throws `InvalidConfig` where the
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
