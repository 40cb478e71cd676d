import { type Card, complete } from "../card/data.ts";
import { SEPARATOR } from "../kit/fact-cells.ts";
import type { Hiring } from "./data.ts";

/** A role as a message with facts, which compositions can set. */
export function cardOf({ role, facts, details = "", ...rest }: Hiring): Card {
  const cells = facts.map(({ label, value }) => [label, value].filter(Boolean).join(": "));
  return complete({ ...rest, headline: role, details: [...cells, details].filter(Boolean).join(SEPARATOR) });
}
