import { projectFileNow, startEvaluation } from "@stanza/web-project";
import { useConfig } from "@stanza/web-site";

type ProjectJson = NonNullable<Awaited<ReturnType<typeof projectFileNow>>>["file"];

/** The open project as hosts get it: with measures and currency of the deployment's preferences (spec 1 §3); null: none is open. */
export async function projectJson(): Promise<ProjectJson | null> {
  startEvaluation();
  const written = await projectFileNow();
  const { config } = useConfig.getState();
  if (!written || !config) return written?.file ?? null;
  return { measures: config.measures, currency: config.currency, ...written.file };
}
