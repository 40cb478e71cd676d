import { once, rememberedIn } from "../../text/once.ts";
import { namesValue, VALUE_NAMES, type ValueName } from "../../text/value-names.ts";
import { groupsOf, lower, pattern } from "../read/lower.ts";
import type { Fact, Reading } from "../schema.ts";
import type { ValueKind } from "../values/value.ts";
import { valuesIn } from "../values/values.ts";
import { type Noted, notesToMaker } from "./notes.ts";
import { PICTURE_WORDS, type PictureWords } from "./picture-words.ts";

/** "The price can go in the post but not on the picture", "Preise nur im Text": values that the post has and the picture has not. */

const NOT = "not|n['’]t|nicht|pas|no|non|niet|não";
const WITHOUT =
  "no|without|keine?n?|ohne|pas d['’e]|sans|ning[uú]n\\p{L}*|sin|nessun\\p{L}*|niente|senza|geen|zonder|nenhum\\p{L}*|sem";
const IN_TEXT =
  "(?:in|im|für|for|dans|en|nel|nella|per|voor|no|na) ?(?:the |den |dem |der |das |le |la |el |il |de |het |o |a )?(?:post(?: ?text)?|caption|text|copy|begleittext|beitrag|texte|légende|publication|texto|publicación|testo|didascalia|tekst|bericht|bijschrift|legenda|publicação)";

function formsOf({ place, noun, only, articles }: PictureWords): string[] {
  const values = `(?<values>(?:${VALUE_NAMES})(?:,? (?:and|or|und|oder|et|ou|y|o|e|en|of|,) (?:(?:${articles}) )?(?:${VALUE_NAMES}))?)(?!\\p{L})`;
  const within = "[^.!?;:\\d]";
  const [at, one] = [`(?:${place})(?!\\p{L})`, `(?<!\\p{L})(?:${only})(?!\\p{L})`];
  return [
    `(?<!\\p{L})${values}${within}{0,70}?(?:(?<!\\p{L})|(?<=n))(?:${NOT})(?: \\p{L}+)? ${at}`,
    `(?<!\\p{L})(?:${WITHOUT}) ?(?:(?:${articles}) )?${values}${within}{0,30}? ${at}`,
    `(?<!\\p{L})(?:keep|leave) (?:(?:${articles}) )?${values} off (?:(?:${articles}) )?(?:${noun})`,
    `(?<!\\p{L})${values}${within}{0,30}?${one}${within}{0,12}? ${IN_TEXT}(?!\\p{L})`,
    `^${within}{0,20}?${one} ${IN_TEXT}(?!\\p{L})${within}{0,20}?(?<!\\p{L})${values}`,
  ];
}

const FORMS = once(
  () =>
    new Map(
      Object.entries(PICTURE_WORDS).map(([code, words]) => [
        code,
        formsOf(words).map((source) => pattern(source, "d")),
      ]),
    ),
);

/** Kinds of values that a note keeps away, with the kinds in which a text has them. */
const HELD_IN: Partial<Record<ValueName, readonly ValueKind[]>> = {
  price: ["money"],
  pay: ["money"],
  date: ["date", "month", "ordinal"],
  time: ["time"],
  phone: ["phone"],
  code: ["promo_code"],
};
const NAMES = Object.keys(HELD_IN) as ValueName[];
const LONGEST = 160;

/** The kinds of values that a note allows in the post and not on the picture; empty for other notes. */
export const offPictureIn = rememberedIn((note, language): readonly ValueKind[] => {
  if (note.length > LONGEST) return [];
  const low = lower(note);
  for (const form of FORMS().get(language) ?? []) {
    const found = form().exec(low);
    const { values = "" } = found ? groupsOf(found, note) : {};
    const kinds = NAMES.filter((name) => namesValue(values, name)).flatMap((name) => HELD_IN[name] ?? []);
    if (kinds.length > 0) return kinds;
  }
  return [];
});

/** The same of all that a brief tells the maker of the picture. */
export const offPicture = (story: Noted): ReadonlySet<ValueKind> =>
  new Set(notesToMaker(story).flatMap((note) => offPictureIn(note, story.language)));

/** Whether a text has a value that the picture is not to have. */
export const hasValueOff = (text: string, kinds: ReadonlySet<ValueKind>, language: string): boolean =>
  kinds.size > 0 && valuesIn(text, language).some(({ kind, weak }) => !weak && kinds.has(kind));

/** Ids of facts whose words have such a value. */
export const factsOff = (facts: readonly Fact[], story: Noted): ReadonlySet<string> => {
  const kinds = offPicture(story);
  return new Set(
    facts
      .filter(({ quote, from }) => from === "brief" && hasValueOff(quote, kinds, story.language))
      .map(({ id }) => id),
  );
};

type Valued = Pick<Reading, "facts" | "offer" | "prices" | "figures">;

/** What is read of a brief for a picture, without the facts, prices and figures that its author keeps off. */
export function forPicture<T extends Noted & Valued>(read: T): T {
  const off = factsOff(read.facts, read);
  if (off.size === 0) return read;
  const isShown = ({ fact }: { fact: string }) => !off.has(fact);
  return {
    ...read,
    facts: read.facts.filter(({ id }) => !off.has(id)),
    offer: read.offer?.facts.some((id) => off.has(id)) ? null : read.offer,
    prices: read.prices.filter(isShown),
    figures: read.figures.filter(isShown),
  };
}
