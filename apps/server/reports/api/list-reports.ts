import { designerUrl } from "../../external/print-server/print-server.ts";
import type { Handler } from "../../operation/handler.ts";
import { isShopStaff } from "../../operation/shop-staff.ts";

/** The reports that the print server can make. The list is empty without a print server, and for customers and guests. */
export const listReports: Handler<"listReports"> = async ({ context, session }) => {
  const { reports } = context.systems;
  if (!reports || !isShopStaff(session)) return { status: 200, body: { reports: [], designer: null } };
  const { designer, site, list } = reports;
  return {
    status: 200,
    body: {
      reports: list.map(({ name, des, saveas, parameters }) => ({
        name,
        description: des,
        saveAs: saveas,
        parameters: parameters.map((one) => ({
          name: one.name,
          description: one.des,
          selected: one.selected,
        })),
      })),
      designer: designer === undefined ? null : designerUrl(designer, session.actor.userId, site),
    },
  };
};
