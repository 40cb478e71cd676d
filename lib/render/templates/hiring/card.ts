import { type Card, complete } from "../card/data.ts";
import { SEPARATOR } from "../kit/fact-cells.ts";
import { inARow } from "../kit/story/clip.ts";
import type { Hiring } from "./data.ts";

/** Its terms as sentences, for layouts without lines for them. */
export const withTerms = ({ terms = [], ...data }: Hiring): Hiring => ({
  ...data,
  supporting: inARow([data.supporting, ...terms.map((text) => `${text}.`)]),
});

/** A role as a message with facts, which compositions can set. */
export function cardOf(data: Hiring): Card {
  const { role, facts, details = "", ...rest } = withTerms(data);
  const cells = facts.map(({ label, value }) => [label, value].filter(Boolean).join(": "));
  return complete({ ...rest, headline: role, details: [...cells, details].filter(Boolean).join(SEPARATOR) });
}
