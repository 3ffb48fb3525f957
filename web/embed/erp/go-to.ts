import { type CheckedData, type Outcome, REFUSALS, refused } from "@stanza/embed";
import { isUser, useSession } from "@stanza/web-site";
import { goToPage } from "../page/go-to-page.ts";
import { hostPageAddress } from "../page/host-page.ts";
import { openNamedProject } from "./named-project.ts";
import { takeProjectSetting, takeSetting } from "./take-setting.ts";

/** Opens the project that is named, then the page, such as `order.my` (spec 2 §2). */
export async function goTo(data: CheckedData<"goTo">): Promise<Outcome> {
  await takeSetting(data);
  if (data.project !== undefined) {
    if (!isUser(useSession.getState().profile)) return refused(REFUSALS.login);
    const opened = await openNamedProject(data.project);
    if (!opened.ok || data.page === "") return opened;
  }
  takeProjectSetting(data);
  const address = hostPageAddress(data.page, "");
  return address === undefined ? refused(REFUSALS.page) : goToPage(address);
}
