import { refuse } from "../operation/refuse.ts";

export const noCrm = () => refuse(409, "no-crm", "This deployment has no CRM (systems.json).");
