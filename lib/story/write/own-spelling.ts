import { capitalize, escapeRegExp } from "../../copy/text.ts";
import type { Brand } from "../../copy/types.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import type { Story } from "../schema.ts";

/** "finch 2.4: search every host": a name with its version, which the author writes small inside a sentence as well. */
const VERSIONED = /^\p{Ll}[\p{L}-]* v?\d+\.\d+(?!\p{L})/u;
const versioned = (quotes: readonly string[]): string[] =>
  quotes.flatMap((quote) => {
    const [name = ""] = VERSIONED.exec(quote) ?? [];
    return name !== "" && quotes.some((other) => other.indexOf(` ${name}`) > 0) ? [name] : [];
  });

/** A name that begins with a small letter, in the capitals that a sentence gives its first word. */
function capitalizedNames({ facts, heldBack }: Story, { name, offer }: Brand): [RegExp, string][] {
  const said = facts.filter(({ from }) => from === "brief").map(({ quote }) => quote);
  const names = [name.trim(), offer.product_name.trim()];
  const small = versioned([...said, ...heldBack.map(({ quote }) => quote)]);
  return [...new Set([...names, ...small])].flatMap((own): [RegExp, string][] => {
    const capital = capitalize(own);
    const whole = new Prefiltered(`(?<![\\p{L}\\p{N}@/.-])${escapeRegExp(capital)}(?![\\p{L}\\p{N}])`, "gu");
    // An author who writes it large means another word, or does not mind.
    return capital === own || said.some((text) => text.search(whole) >= 0) ? [] : [[whole, own]];
  });
}

function mapped<T>(value: T, change: (text: string) => string): T {
  if (typeof value === "string") return change(value) as T;
  if (Array.isArray(value)) return value.map((inner) => mapped(inner, change)) as T;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, mapped(inner, change)])) as T;
}

/** The words of a story with the brand's small name small, wherever a sentence begins with it. */
export function inOwnSpelling(story: Story, brand: Brand): Story {
  const names = capitalizedNames(story, brand);
  if (names.length === 0) return story;
  return mapped(story, (text) =>
    names.reduce((out, [capital, own]) => out.replace(capital, () => own), text),
  );
}
