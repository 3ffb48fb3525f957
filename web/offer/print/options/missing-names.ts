import { customerName } from "@stanza/offer";
import { rename } from "@stanza/project";
import { editAgreement, isReadOnly, transact, useProject } from "@stanza/web-project";

/** Names that the paper of the open project lacks, as they are being typed; an absent one is known. */
export interface MissingNames {
  readonly description?: string;
  readonly firstName?: string;
  readonly lastName?: string;
}

/** The names that are to be asked for; none of a project that may only be read. */
export function missingNames(): MissingNames {
  const { open } = useProject.getState();
  if (!open || isReadOnly()) return {};
  const { project, customer, business } = open.document;
  return {
    ...(project.description.trim() === "" ? { description: "" } : {}),
    ...(customerName(customer, business) === "" ? { firstName: "", lastName: "" } : {}),
  };
}

/** Keeps what was typed; what was left empty stays unknown. */
export function keepNames({ description = "", firstName = "", lastName = "" }: MissingNames): void {
  const name = description.trim();
  if (name !== "") transact("rename", (project) => rename(project, { description: name }));
  const { open } = useProject.getState();
  if (!open || `${firstName}${lastName}`.trim() === "") return;
  const { customer } = open.document;
  editAgreement({ customer: { ...customer, firstName: firstName.trim(), lastName: lastName.trim() } });
}
