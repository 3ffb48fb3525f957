import type { ErpData } from "@stanza/embed";
import { useProject } from "@stanza/web-project";
import { changeLanguage, hideHeader, interfaceLanguage } from "@stanza/web-site";
import { nameProject } from "../actions/save-project.ts";
import { useHostSession } from "../host-session.ts";

/** What every action of the ERP's host may say beside its own matter: how the page looks, and what comes back with `saved`. */
export async function takeSetting(data: ErpData): Promise<void> {
  const { hideheader, headercontent, language, idSessione } = data;
  if (hideheader !== undefined) hideHeader(hideheader);
  useHostSession.setState({
    ...(headercontent === undefined ? {} : { headerContent: headercontent }),
    ...(idSessione === "" ? {} : { idSessione }),
    ...("extradata" in data && data.extradata !== undefined ? { extradata: data.extradata } : {}),
  });
  const spoken = interfaceLanguage(language);
  if (spoken !== undefined) await changeLanguage(spoken);
}

/** What may be said of the open project: its name, and that it is only to be looked at. No host opens what is read-only (T10). */
export function takeProjectSetting({ title, readonly }: Pick<ErpData, "title" | "readonly">): void {
  nameProject(title);
  if (readonly === true && useProject.getState().open)
    useProject.setState({ saveState: { kind: "read-only" } });
}
