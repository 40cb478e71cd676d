import { LISTED_RULES } from "../../../lib/copy/brand.ts";
import { own } from "../../../lib/text/own.ts";
import { COLOR, colorsOf } from "../ui/brand.tsx";

type Sent = Record<string, string>;

/** What a form has under a name, without the ends of lines that browsers send. Null where it is empty. */
export const textIn = (sent: Sent, name: string): string | null =>
  own(sent, name)?.replaceAll("\r\n", "\n").trim() || null;

/** The parts of a field, without empty ones. */
export const partsIn = (sent: Sent, name: string, between: RegExp): string[] =>
  (textIn(sent, name) ?? "").split(between).filter((one) => one.trim() !== "");

/** Names of boxes that leave a proposed value out: its field stands behind. */
export const LEAVE = "leave_";

const isLeft = (sent: Sent, name: string): boolean => own(sent, LEAVE + name) === "true";

/** The values of a change without those that were left out: what the brand has there stays. */
const kept = <T extends object>(sent: Sent, values: T, prefix = ""): Partial<T> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !isLeft(sent, prefix + name))) as Partial<T>;

/** A proposal as far as it is taken: each value can be left out by itself. */
export function takenOf(sent: Sent) {
  const { offer, palette, ...words } = patchOf(sent);
  return { ...kept(sent, words), offer: kept(sent, offer), palette: kept(sent, palette, COLOR) };
}

/** The change of the Brand DNA that a form asks for. An empty field clears what it stands for. */
function patchOf(sent: Sent) {
  const features = partsIn(sent, "features", /\n/);
  return {
    tagline: textIn(sent, "tagline"),
    overview: textIn(sent, "overview"),
    offer: {
      product_name: textIn(sent, "product_name"),
      one_liner: textIn(sent, "one_liner"),
      features: features.length > 0 ? features : null,
      who_its_for: textIn(sent, "who_its_for"),
    },
    palette: colorsOf(sent),
  };
}

/** The change that the form of the brand asks for, of the version that it was opened with. */
export function changeOf(sent: Sent) {
  const look = textIn(sent, "look");
  const guidelines = {
    // A look that was none and stays none leaves the guidelines as they are; so does what was not touched.
    ...((look || textIn(sent, "look_before")) && { look }),
    ...changedRule(sent, "voice"),
    ...changedRule(sent, "banned_words"),
  };
  const products = {
    ...(Object.keys(guidelines).length > 0 && { guidelines }),
    ...changedList(sent, "proven_claims", /\n/),
  };
  return {
    ...patchOf(sent),
    ...(Object.keys(products).length > 0 && { product_map: products }),
    ...(sent.version && { if_match: `"${sent.version}"` }),
  };
}

/** A rule of the guidelines that a form changes. What stood under another of its names goes, or it would come back. */
function changedRule(sent: Sent, rule: keyof typeof LISTED_RULES): Record<string, string[] | null> {
  const change = changedList(sent, rule, /,\s*|\n/);
  return rule in change
    ? { ...Object.fromEntries(LISTED_RULES[rule].map((name) => [name, null])), ...change }
    : {};
}

/** A list of a form that differs from what it was opened with; null where it was emptied. */
function changedList(sent: Sent, name: string, between: RegExp): Record<string, string[] | null> {
  const before = `${name}_before`;
  if (own(sent, name) === undefined || textIn(sent, name) === textIn(sent, before)) return {};
  const list = partsIn(sent, name, between).map((one) => one.trim());
  return { [name]: list.length > 0 ? list : null };
}
