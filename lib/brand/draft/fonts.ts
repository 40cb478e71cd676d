import { BRAND_FONTS } from "../../render/type/families.ts";
import { own } from "../../text/own.ts";
import { familyName, resolved, type StyleFacts } from "./read-style.ts";

/** A family that a website uses, and what can be done with it here. */
export type SiteFont = {
  family: string;
  used_for: "headings" | "text";
  offered: string | null;
  note: string;
};

const GENERIC =
  /^(?:-apple-system|blinkmacsystemfont|system-ui|ui-[\w-]+|sans-serif|serif|monospace|cursive|fantasy|inherit|initial|unset|emoji|math|arial|helvetica(?: neue)?|segoe ui.*|roboto|georgia|times(?: new roman)?|verdana|tahoma|courier(?: new)?|menlo|monaco|consolas|apple color emoji|noto color emoji|liberation mono|sfmono.*|icomoon|font ?awesome.*|material (?:icons|symbols).*)$/i;
const HEADING = /(?:^|[\s,>+~])h[1-3]\b|heading|title|display|hero/i;
const BODY = /(?:^|[\s,>+~])(?:body|html|p|\*|:root|:host)(?![\w-])/i;

/** The families of headings and of text. Only families under an open licence are proposed, because those are here. */
export function fontsIn(facts: StyleFacts): SiteFont[] {
  const headings = stackFor(facts, HEADING) ?? byVariable(facts, /head|display|title/);
  const text = stackFor(facts, BODY) ?? byVariable(facts, /body|text|sans|base|primary/);
  const found = [describe("headings", headings), describe("text", text)].filter((one) => one !== undefined);
  return found.filter(({ family }, i) => found.findIndex((one) => one.family === family) === i);
}

const stackFor = (facts: StyleFacts, place: RegExp): string | undefined =>
  facts.stacks
    .filter(({ selector }) => place.test(selector))
    .map(({ value }) => resolved(value, facts))
    .find((stack) => ownFamily(stack) !== undefined);

const byVariable = (facts: StyleFacts, name: RegExp): string | undefined =>
  [...facts.variables]
    .filter(([variable]) => /font/.test(variable) && name.test(variable))
    .map(([, value]) => resolved(value, facts))
    .find((stack) => ownFamily(stack) !== undefined);

/** The first family of a stack that is no generic or system one. Builders rename families: "__Inter_a1b2c3". */
function ownFamily(stack: string): string | undefined {
  const names = stack.split(",").map((name) =>
    familyName(name)
      .replace(/^__/, "")
      .replace(/_[0-9a-f]{6}$/, "")
      .replaceAll("_", " ")
      .replace(/\s*(?:fallback|variable|var|vf)$/i, "")
      .trim(),
  );
  return names.find(
    (name) => name !== "" && name.length <= 60 && !GENERIC.test(name) && !/[(){}]/.test(name),
  );
}

function describe(used_for: SiteFont["used_for"], stack: string | undefined): SiteFont | undefined {
  const family = stack && ownFamily(stack);
  if (!family) return undefined;
  const known = Object.keys(BRAND_FONTS).find((name) => name.toLowerCase() === family.toLowerCase());
  if (known) return { family: known, used_for, offered: known, note: "An open font that is here." };
  const nearest = nearestTo(stack);
  return {
    family,
    used_for,
    offered: nearest,
    note: `Its licence is not known here, so ${nearest} is proposed in its place. Where you may use it, upload its file.`,
  };
}

const NEAREST = { serif: "Fraunces", mono: "JetBrains Mono", sans: "Inter" };

function nearestTo(stack: string): string {
  const kind = /monospace/.test(stack) ? "mono" : /(?<!sans-)\bserif\b/.test(stack) ? "serif" : "sans";
  return own(NEAREST, kind) ?? "Inter";
}
