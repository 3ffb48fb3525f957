import { resolve } from "node:path";
import { originFault } from "@stanza/embed";
import { z } from "zod";

const ROOT = new URL("../../..", import.meta.url).pathname;

const positive = z.coerce.number().int().positive();
const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default("127.0.0.1"),
  /** Where Prometheus asks, on loopback unless `METRICS_HOST` says otherwise; absent: nothing is measured. */
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  METRICS_HOST: z.string().min(1).default("127.0.0.1"),
  /** How long a server that is to stop says so by `/readyz` before it refuses connections: as long as the balancer takes to notice. */
  DRAIN_MS: z.coerce.number().int().min(0).max(60_000).default(0),
  /** An OpenTelemetry collector that takes traces by OTLP over HTTP; absent: nothing is traced. The names are OpenTelemetry's own. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .regex(/^[\w-]+=[^,=]*(,[\w-]+=[^,=]*)*$/, "expected name=value, several with commas between")
    .optional(),
  OTEL_SERVICE_NAME: z.string().min(1).default("stanza"),
  /** Longest side of the largest pictures that the server makes of rooms and pieces, pixels; 0: rooms and pieces are drawn instead. */
  SCENE_PICTURES: z.coerce.number().int().min(0).max(2048).default(720),
  /** Server processes on this machine, behind one port. */
  PROCESSES: z.coerce.number().int().min(1).max(64).default(1),
  /** `elsewhere`: this server makes no PDFs of jobs, and leaves them to programs of their own (`job-worker.ts`) or to other servers. */
  JOBS: z.enum(["here", "elsewhere"]).default("here"),
  DATA_DIR: z.string().min(1).default(".data"),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, "expected an address such as postgresql://user:password@host:5432/stanza")
    .optional(),
  /** The database for what keeps its connection (job queue, notifications), where DATABASE_URL goes through a pooler or a distributed engine. */
  QUEUE_DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, "expected a postgresql:// address")
    .optional(),
  /** A bucket for the files, in place of a folder in DATA_DIR: the service's address, the bucket, its keys. */
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_BUCKET: z.string().min(3).max(63).optional(),
  S3_REGION: z.string().min(1).default("us-east-1"),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  CONFIG_DIR: z.string().min(1).default("customers/demo"),
  /** A table of customers with their host names, in place of `CONFIG_DIR` (apps/server/config/host-table.ts). */
  HOSTS_FILE: z.string().min(1).optional(),
  CATALOGUES_DIR: z.string().min(1).default("catalogues"),
  /** The built web app. */
  WEB_DIR: z.string().min(1).default("apps/web/dist"),
  /** Origins, separated by commas, that may embed the app and whose pages may send requests. */
  TRUSTED_ORIGINS: z.string().default(""),
  /** Set behind a proxy that sets X-Forwarded-*: `true`, or the proxies' addresses. */
  TRUST_PROXY: z.string().default(""),
  /** `1`: make the demo's shops, people and projects where they are missing. Their passwords are public. */
  SEED_DEMO: z.enum(["0", "1"]).default("0"),
  /** The mail server, `smtp://user:password@host:587` or `smtps://`; without it no mail is sent. */
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, "expected an smtp:// or smtps:// address")
    .optional(),
  /** Sender of all mail. */
  MAIL_FROM: z.email().optional(),
  /** The address under which people reach the deployment, e.g. https://stanza.example: it stands in mails that anybody can ask for, and passkeys
   *  are bound to it. */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Secret of this deployment at the company's sign-in provider; without it PKCE alone guards the code. */
  OIDC_CLIENT_SECRET: z.string().optional(),
  /** Seals what the database must not show; without it a file of the data directory does. Several servers need the same one. */
  SECRET_KEY: z.string().min(32, "expected at least 32 characters").optional(),
  /** Bearer keys of the systems that the deployment's `systems.json` names. */
  CRM_KEY: z.string().optional(),
  ERP_KEY: z.string().optional(),
  PRINT_KEY: z.string().optional(),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("warn"),
  /** Wall time of one document before the PDF engine is stopped and its job tried again, ms. */
  PDF_TIMEOUT_MS: positive.default(60_000),
  LOGIN_FAILURES_PER_ACCOUNT: positive.default(5),
  LOGIN_FAILURES_PER_ADDRESS: positive.default(10),
  GUESTS_PER_ADDRESS: positive.default(20),
});

/** The settings of the environment, read once at start. Folders are absolute paths. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** Longest side of the largest pictures of rooms and pieces, pixels; 0: none are made. */
  readonly scenePictures: number;
  /** Server processes on this machine, or customers in this one, that share its cores. */
  readonly processes: number;
  /** False: jobs are queued here and made by others. */
  readonly takesJobs: boolean;
  /** Milliseconds between saying that it stops and stopping. */
  readonly drainMs: number;
  /** Absent: nothing is measured. */
  readonly metrics?: { readonly port: number; readonly host: string };
  /** Absent: nothing is traced. */
  readonly tracing?: {
    readonly endpoint: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly service: string;
  };
  readonly dataDirectory: string;
  /** Absent: the embedded server in `dataDirectory`. */
  readonly databaseUrl?: string;
  readonly queueDatabaseUrl?: string;
  /** Absent: files lie in `dataDirectory`. */
  readonly s3?: {
    readonly endpoint: string;
    readonly bucket: string;
    readonly region: string;
    readonly accessKeyId: string;
    readonly secretAccessKey: string;
  };
  readonly configDirectory: string;
  /** Absent: one customer, by whatever name the server is reached. */
  readonly hostsFile?: string;
  readonly cataloguesDirectory: string;
  readonly webDirectory: string;
  readonly trustedOrigins: readonly string[];
  readonly trustProxy: boolean | string;
  readonly seedDemo: boolean;
  readonly logLevel: z.output<typeof environment>["LOG_LEVEL"];
  /** Absent: no mail is sent. */
  readonly mail?: { readonly smtpUrl: string; readonly from: string };
  /** Origin of the links in mails, without a slash at its end; absent: only the machine's own address is trusted. */
  readonly publicUrl?: string;
  readonly oidcClientSecret?: string;
  readonly secretKey?: string;
  /** Bearer keys of outside systems; absent: the system needs none. */
  readonly keys: { readonly crm?: string; readonly erp?: string; readonly print?: string };
  readonly limits: {
    /** Wall time of one document before the PDF engine is stopped, ms. */
    readonly pdfTimeoutMs: number;
    /** Failures in five minutes before an account answers with a growing delay. */
    readonly loginFailuresPerAccount: number;
    /** Failures in a minute from one address. */
    readonly loginFailuresPerAddress: number;
    /** New guests in a minute from one address. */
    readonly guestsPerAddress: number;
  };
}

/** The environment or a configuration file has faults; each is a line of the message. */
export class InvalidConfig extends Error {
  constructor(faults: readonly string[], what = "The environment is not right") {
    super(`${what}:\n${faults.map((fault) => `  ${fault}`).join("\n")}`);
    this.name = "InvalidConfig";
  }
}

/** Throws `InvalidConfig`. Relative folders are taken from the repository's root. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  // An empty variable counts as missing: shell scripts pass unset variables on as empty ones.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    throw new InvalidConfig(
      parsed.error.issues.map(
        ({ path, message }) => `${path.join(".")}=${given[String(path[0])]}: ${message}`,
      ),
    );
  }
  const e = parsed.data;
  return {
    port: e.PORT,
    host: e.HOST,
    scenePictures: e.SCENE_PICTURES,
    processes: e.PROCESSES,
    takesJobs: e.JOBS === "here",
    drainMs: e.DRAIN_MS,
    ...(e.METRICS_PORT === undefined ? {} : { metrics: { port: e.METRICS_PORT, host: e.METRICS_HOST } }),
    ...readTracing(e),
    dataDirectory: resolve(ROOT, e.DATA_DIR),
    ...(e.DATABASE_URL === undefined ? {} : { databaseUrl: e.DATABASE_URL }),
    ...(e.QUEUE_DATABASE_URL === undefined ? {} : { queueDatabaseUrl: e.QUEUE_DATABASE_URL }),
    ...readS3(e),
    configDirectory: resolve(ROOT, e.CONFIG_DIR),
    ...(e.HOSTS_FILE === undefined ? {} : { hostsFile: resolve(ROOT, e.HOSTS_FILE) }),
    cataloguesDirectory: resolve(ROOT, e.CATALOGUES_DIR),
    webDirectory: resolve(ROOT, e.WEB_DIR),
    trustedOrigins: readOrigins(e.TRUSTED_ORIGINS),
    trustProxy: readTrustProxy(e.TRUST_PROXY),
    seedDemo: e.SEED_DEMO === "1",
    logLevel: e.LOG_LEVEL,
    ...readMail(e),
    ...(e.PUBLIC_URL === undefined ? {} : { publicUrl: new URL(e.PUBLIC_URL).origin }),
    ...(e.OIDC_CLIENT_SECRET === undefined ? {} : { oidcClientSecret: e.OIDC_CLIENT_SECRET }),
    ...(e.SECRET_KEY === undefined ? {} : { secretKey: e.SECRET_KEY }),
    keys: {
      ...(e.CRM_KEY === undefined ? {} : { crm: e.CRM_KEY }),
      ...(e.ERP_KEY === undefined ? {} : { erp: e.ERP_KEY }),
      ...(e.PRINT_KEY === undefined ? {} : { print: e.PRINT_KEY }),
    },
    limits: {
      pdfTimeoutMs: e.PDF_TIMEOUT_MS,
      loginFailuresPerAccount: e.LOGIN_FAILURES_PER_ACCOUNT,
      loginFailuresPerAddress: e.LOGIN_FAILURES_PER_ADDRESS,
      guestsPerAddress: e.GUESTS_PER_ADDRESS,
    },
  };
}

function readTracing(e: z.output<typeof environment>): Pick<Config, "tracing"> {
  if (e.OTEL_EXPORTER_OTLP_ENDPOINT === undefined) return {};
  const given = e.OTEL_EXPORTER_OTLP_HEADERS?.split(",") ?? [];
  const headers = Object.fromEntries(given.map((one) => one.split("=", 2) as [string, string]));
  return { tracing: { endpoint: e.OTEL_EXPORTER_OTLP_ENDPOINT, headers, service: e.OTEL_SERVICE_NAME } };
}

function readS3(e: z.output<typeof environment>): Pick<Config, "s3"> {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = e;
  const given = { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY };
  const missing = Object.entries(given).flatMap(([name, value]) => (value === undefined ? [name] : []));
  if (missing.length === Object.keys(given).length) return {};
  if (
    S3_ENDPOINT === undefined ||
    S3_BUCKET === undefined ||
    S3_ACCESS_KEY_ID === undefined ||
    S3_SECRET_ACCESS_KEY === undefined
  )
    throw new InvalidConfig([`Files in a bucket need ${missing.join(" and ")} too`]);
  return {
    s3: {
      endpoint: S3_ENDPOINT,
      bucket: S3_BUCKET,
      region: e.S3_REGION,
      accessKeyId: S3_ACCESS_KEY_ID,
      secretAccessKey: S3_SECRET_ACCESS_KEY,
    },
  };
}

function readMail({ SMTP_URL, MAIL_FROM }: z.output<typeof environment>): Pick<Config, "mail"> {
  if (SMTP_URL === undefined && MAIL_FROM === undefined) return {};
  if (SMTP_URL === undefined || MAIL_FROM === undefined)
    throw new InvalidConfig(["SMTP_URL and MAIL_FROM belong together: set both or none"]);
  return { mail: { smtpUrl: SMTP_URL, from: MAIL_FROM } };
}

function readOrigins(text: string): readonly string[] {
  const origins = text.split(",").map((origin) => origin.trim());
  return origins.filter(Boolean).map((origin) => {
    const fault = originFault(origin);
    if (fault) throw new InvalidConfig([`TRUSTED_ORIGINS: ${origin} ${fault}`]);
    return origin;
  });
}

function readTrustProxy(text: string): boolean | string {
  if (text === "" || text === "false") return false;
  return text === "true" ? true : text;
}
