import { violationIn } from "../copy/policy/violation.ts";
import { invalidField } from "../core/errors.ts";

type IssuePath = (string | number)[];

const RULES = {
  hate: "no hate against people for what they are",
  threat: "no threats and no calls for violence",
};

/** Refuses words that break the content policy, on live and test keys alike. `loc` is where they came in. */
export function refuseViolation(loc: IssuePath, text: string): void {
  const found = violationIn(text);
  if (!found) return;
  const msg = `The content policy allows ${RULES[found.rule]}, and “${found.words}” reads as such. Say it without; if you report on it or stand against it, say so in the same sentence.`;
  throw invalidField(loc, msg, "content_policy");
}

/** The same for every text inside finished content, such as the body of a template. */
export function refuseViolationsIn(loc: IssuePath, value: unknown): void {
  if (typeof value === "string") refuseViolation(loc, value);
  if (typeof value !== "object" || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    refuseViolationsIn([...loc, Array.isArray(value) ? Number(name) : name], inner);
  }
}
