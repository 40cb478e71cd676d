import type { Facts } from "../../copy/types.ts";

/** The first date that a brief names, without the word that leads to it, and its time if it has one. */
export function whenOf({ dates: [when = ""] }: Facts): { date: string; time: string } {
  const [date = "", time = ""] = when.replace(/^(?:on|at|from|by|until)\s+/i, "").split(/\s+at\s+/i);
  return { date, time };
}
