import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { isNetwork } from "./automatic-sign-in.ts";
import { InvalidConfig } from "./config.ts";

/** A public RSA key of at least 2048 bits. */
const publicKey = z
  .looseObject({
    kty: z.literal("RSA"),
    kid: z.string().min(1).max(100),
    n: z.string().min(342, "expected a key of at least 2048 bits"),
    e: z.string().min(1),
  })
  .refine((key) => !("d" in key), "this is a private key: only its public part belongs here");

const accessSettings = z.strictObject({
  /** The deployment's id: whoever signs in by password says it too (spec 1 §7 "Login by id, user, password, shop"). */
  id: z.string().trim().min(1).max(60).optional(),
  /** True: the form asks for the code of the shop as well. */
  askShop: z.boolean().default(false),
  /** Who has to have a second factor; everybody else may. */
  secondFactor: z.enum(["wanted", "supervisors"]).default("wanted"),
  /** Devices on which a customer's account is signed in without a word, e.g. in a showroom. */
  autologin: z
    .strictObject({
      user: z.string().min(1).max(200),
      from: z.array(z.string().refine(isNetwork, "expected a network such as 192.0.2.0/24")).min(1),
    })
    .optional(),
  /** Code of the shop in which a guest inside another page's frame begins a new project (spec 2 §4). */
  superGuestShop: z.string().min(1).max(60).optional(),
  /** The system, e.g. an ERP, whose signed keys let its people in. */
  rsa: z
    .strictObject({
      issuer: z.string().min(1).max(200),
      /** What the keys name as the one they are for: this deployment. */
      audience: z.string().min(1).max(200),
      keys: z.array(publicKey).min(1),
    })
    .optional(),
  /** What is not public about the sign-in that `openIdIntegration` and `oidcSettings` of config.json name. */
  company: z
    .strictObject({
      /** What the sender of an access token calls the provider (spec 2 §7). */
      provider: z.string().min(1).max(60).default("COMPUSOFT"),
      /** What access tokens name as the one they are for; absent: the provider is asked about each. */
      audience: z.string().min(1).max(200).optional(),
      /** The provider is asked after so many minutes whether a person may stay. */
      renewMinutes: z.number().int().min(1).max(1440).default(60),
      /** The claim that names the user id of an account which nobody has yet. Only where people cannot choose its value themselves. */
      loginClaim: z.string().min(1).max(100).optional(),
      /** The account that somebody unknown gets; absent: none. */
      create: z
        .strictObject({
          kind: z.enum(["pro", "customer"]),
          shop: z.string().min(1).max(60),
          sellerLevel: z.number().int().min(0).max(9).default(0),
        })
        .optional(),
    })
    .default({ provider: "COMPUSOFT", renewMinutes: 60 }),
});

/** How people sign in to this deployment. */
export type AccessSettings = Readonly<z.output<typeof accessSettings>>;

/** The deployment's `access.json`, which is not public; without the file people sign in by user id and password. Throws `InvalidConfig`. */
export function readAccessSettings(configDirectory: string): AccessSettings {
  const path = join(configDirectory, "access.json");
  if (!existsSync(path)) return accessSettings.parse({});
  let file: unknown;
  try {
    file = JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    throw new InvalidConfig([`${path}: ${(error as Error).message}`]);
  }
  const parsed = accessSettings.safeParse(file);
  if (!parsed.success) {
    throw new InvalidConfig(
      parsed.error.issues.map((issue) => `${path}: ${issue.path.join(".")}: ${issue.message}`),
    );
  }
  return parsed.data;
}
