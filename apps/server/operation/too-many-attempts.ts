import { refuse } from "./refuse.ts";

/** The refusal of somebody who did something too often. what: a phrase such as `Too many guests from this address` */
export function tooManyAttempts(seconds: number, what: string) {
  return {
    ...refuse(429, "too-many-attempts", `${what}; try again in ${seconds} s.`),
    headers: { "retry-after": String(seconds) },
  };
}
