import { isSecret } from "../../config.ts";
import { type Misconfiguration, problem } from "./unit.ts";
import { WHAT } from "./what.ts";

/** Words of examples and of people in a hurry. */
const DEFAULTS =
  /^(?:(?:change.?me|secret|password|test|example|todo|xxx+|placeholder|[-_\d])+|your[-_ ].*|<.*>)$/i;
const MIN_SECRET = 16;
/** Setup asks a person for another value of what it can ask for. */
export const asked = (name: string, one: Misconfiguration): Misconfiguration =>
  WHAT.has(name) ? { ...one, refused: name } : one;

/** Secrets that are words of an example, too short, or no secrets at all. */
export function weakSecrets(environment: Record<string, string>): { name: string; one: Misconfiguration }[] {
  const secrets = Object.entries(environment).filter(([name, value]) => isSecret(name) && value);
  const isWeak = ([name, value]: [string, string]) =>
    DEFAULTS.test(value) ||
    new Set(value).size < 4 ||
    (/_(?:TOKEN|SECRET)$/.test(name) && value.length < MIN_SECRET) ||
    isNoToken(name, value) ||
    hasForeignSign(name, value) ||
    (name === "SEALING_KEYS" && value.split(",").some((pair) => new Set(pair.split(":")[1] ?? "").size < 10));
  return secrets.filter(isWeak).map(([name, value]) => {
    const make = WHAT.get(name)?.make;
    const fix = make ? `Make a new ${name}: ${make}.` : `Take ${name} from its vendor.`;
    return { name, one: asked(name, problem(`${name} ${faultOf(name, value)}.`, fix)) };
  });
}

function faultOf(name: string, value: string): string {
  if (isNoToken(name, value)) return "holds an address or several words, and no key";
  if (hasForeignSign(name, value)) return "holds a sign that no key has, such as a quotation mark";
  return "is a default or too short to be a secret";
}

/** An address or a command in the place of a key. */
const isNoToken = (name: string, value: string) =>
  /_(?:TOKEN|API_KEY|SECRET_KEY)$/.test(name) && /:\/\/|\s/.test(value);

/** What a text program or a page adds: quotation marks, long dashes, signs that are not seen. No header takes most of them. */
const hasForeignSign = (name: string, value: string) =>
  /_(?:TOKEN|KEYS?|SECRET)$/.test(name) && /[^!-~\s]|["'`]/.test(value);
