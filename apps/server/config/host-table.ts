import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { z } from "zod";
import { type Config, InvalidConfig, readConfig } from "./config.ts";

type Environment = Readonly<Record<string, string | undefined>>;

const hostName = z
  .string()
  .toLowerCase()
  .regex(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/, "expected a host name such as kitchens.example, without a port");

const hostTable = z
  .array(z.strictObject({ folder: z.string().min(1), hosts: z.array(hostName).min(1) }))
  .min(1);

/** One customer of a server that serves several. */
export interface HostedCustomer {
  readonly hosts: readonly string[];
  readonly config: Config;
}

/** What belongs to one customer alone: nobody else's server may have it. */
const OWN = [
  ...["DATABASE_URL", "QUEUE_DATABASE_URL", "SMTP_URL", "MAIL_FROM", "PUBLIC_URL", "TRUSTED_ORIGINS"],
  ...["OIDC_CLIENT_SECRET", "SECRET_KEY", "CRM_KEY", "ERP_KEY", "PRINT_KEY"],
];

/**
 * The customers of a table of hosts, each with settings of its own. A database, keys and mail are read from variables that begin with the
 * customer's name, e.g. `FORNACE_DATABASE_URL`; without one its data lie in a folder of its own below `DATA_DIR`, so that no customer's
 * server ever holds what is another's. Throws `InvalidConfig`.
 */
export function readHostTable(path: string, env: Environment): readonly HostedCustomer[] {
  let file: unknown;
  try {
    file = JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    throw new InvalidConfig([`${path}: ${(error as Error).message}`]);
  }
  const parsed = hostTable.safeParse(file);
  if (!parsed.success)
    throw new InvalidConfig(
      parsed.error.issues.map((issue) => `${path}: ${issue.path.join(".")}: ${issue.message}`),
    );
  const faults = [
    ...repeated(parsed.data.flatMap(({ hosts }) => hosts)).map(
      (host) => `${path}: ${host} stands there twice`,
    ),
    ...repeated(parsed.data.map(({ folder }) => nameOf(folder))).map(
      (name) => `${path}: ${name} stands there twice`,
    ),
    ...OWN.filter((name) => env[name]).map(
      (name) => `${name} is one customer's: begin it with the customer's name`,
    ),
    ...(Number(env.PROCESSES ?? 1) > 1
      ? ["HOSTS_FILE and PROCESSES do not go together: start a server for each customer"]
      : []),
  ];
  if (faults.length > 0) throw new InvalidConfig(faults);
  return parsed.data.map(({ folder, hosts }) => ({
    hosts,
    config: configOf(folder, env, parsed.data.length),
  }));
}

const nameOf = (folder: string): string => basename(folder.replace(/\/+$/, ""));

const repeated = (names: readonly string[]): readonly string[] => [
  ...new Set(names.filter((name, at) => names.indexOf(name) !== at)),
];

function configOf(folder: string, env: Environment, customers: number): Config {
  const name = nameOf(folder);
  const prefix = `${name.toUpperCase().replace(/[^A-Z0-9]/g, "_")}_`;
  const own = Object.fromEntries(OWN.map((key) => [key, env[prefix + key]]));
  const shared = readConfig({ ...env, ...own, CONFIG_DIR: folder });
  return { ...shared, processes: customers, dataDirectory: join(shared.dataDirectory, name) };
}
