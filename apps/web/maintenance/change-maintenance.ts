import { client, translate } from "@stanza/web-site";
import { log, toast } from "@stanza/web-ui";
import { takeMaintenance } from "./watch-maintenance.ts";

export interface Booking {
  readonly startsAt: number;
  readonly endsAt: number;
  readonly message: Readonly<Record<string, string>>;
}

type Answer =
  | Awaited<ReturnType<typeof client.bookMaintenance>>
  | Awaited<ReturnType<typeof client.startMaintenance>>;

/** Takes the answer to a change; false: it was refused or did not come, which is said and logged (spec 2 §8). */
function taken(answer: Answer): boolean {
  if (answer.status === 200) {
    takeMaintenance(answer.body);
    return true;
  }
  const message = answer.status === 0 ? answer.message : answer.body.message;
  log("error", `Maintenance: ${answer.status} ${message}`);
  toast(translate("maintenance.failed"), { key: "maintenance-failed", kind: "error" });
  return false;
}

export const book = async ({ startsAt, endsAt, message }: Booking): Promise<boolean> =>
  taken(
    await client.bookMaintenance({
      body: {
        startsAt: new Date(startsAt).toISOString(),
        endsAt: new Date(endsAt).toISOString(),
        message: { ...message },
      },
    }),
  );

export const cancel = async (): Promise<boolean> => taken(await client.cancelMaintenance({}));

/** Books, then starts (spec 2 §4); home is where everybody is led as soon as it runs. */
export const bookAndStart = async (booking: Booking): Promise<boolean> =>
  (await book(booking)) && taken(await client.startMaintenance({}));

export const end = async (): Promise<boolean> => taken(await client.endMaintenance({}));
