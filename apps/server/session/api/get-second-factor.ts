import type { Handler } from "../../operation/handler.ts";
import { hasSecondFactor, recoveryCodesLeft } from "../second-factor/one-time-code.ts";

export const getSecondFactor: Handler<"getSecondFactor"> = async ({ context, session }) => {
  const { userId } = session.actor;
  return {
    status: 200,
    body: {
      isOn: await hasSecondFactor(context.pool, userId),
      isRequired: context.access.secondFactor === "supervisors" && session.profile.isAdmin,
      recoveryCodesLeft: await recoveryCodesLeft(context.pool, userId),
    },
  };
};
