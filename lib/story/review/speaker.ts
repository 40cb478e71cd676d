import { oneLine, quoted } from "./check.ts";
import type { Leak, LeakSearch } from "./leak.ts";
import { says } from "./plain.ts";

/** Words that stand for a person who has been named before. */
const PRONOUN =
  /(?<!\p{L})(?:she|he|her|his|him|er|sie|ihr|ihm|elle|chez lui|ella|él|lei|lui|zij|hij|haar|ela|ele)(?!\p{L})/u;

/** So many words of a quotation tell whether a post has it. */
const BEGINNING = 4;

const isPost = (where: string) => where.startsWith("posts.");

/** "Le" of "Le Goff" is a word of its own in a post. */
const SHORTEST_NAME = 3;

/** A first name or a surname is enough. */
const isNamedIn = (text: string, name: string) =>
  [name, ...name.split(/\s+/).filter((part) => part.length >= SHORTEST_NAME)].some((part) =>
    says(text, part),
  );

/** "Quote, Ana Ruiz, co-owner:" right before what she said. */
const FULL_NAME =
  /(?<!\p{L})(?!(?:Eine?|Unsere?|Diese[nrs]?|D[aei][enrs]|Ein) )\p{Lu}[\p{L}’'-]+ \p{Lu}[\p{L}’'-]+/u;

/** A quotation without a name, right behind words that give one and are held back as a label. */
export function lostSpeaker({ story: { quotation, facts, heldBack } }: LeakSearch): Leak[] {
  if (quotation?.name !== "") return [];
  const at = facts.find(({ id }) => id === quotation.fact)?.span.start ?? 0;
  const label = heldBack.find(({ span }) => span.end <= at && at - span.end <= 2)?.quote ?? "";
  const name = /[:：]\s*$/u.test(label) ? FULL_NAME.exec(label)?.[0] : undefined;
  return name
    ? [{ where: "quotation", quote: name, says: `the quotation does not say that ${quoted(name)} said it` }]
    : [];
}

/** "From the ship's log, 3 March 1874:": where words are from, and of which year. */
const SOURCE =
  /^\s*(?<source>[^"“”„«»\n]{8,80}?(?<year>1[5-9]\d{2}|20\d{2})[^"“”„«»\n]{0,20})[:：]\s*["“„«]/u;

/** Words of another time that no text dates: they would read as if they were said today. */
export function lostSource({ story: { quotation, facts }, places }: LeakSearch): Leak[] {
  if (quotation?.name !== "") return [];
  const whole = facts.find(({ id }) => id === quotation.fact)?.quote ?? "";
  const { source = "", year = "" } = SOURCE.exec(whole)?.groups ?? {};
  if (year === "" || places.some(({ where, text }) => where !== "altText" && text.includes(year))) return [];
  return [
    { where: "quotation", quote: source, says: `no text says where the words are from, ${quoted(source)}` },
  ];
}

/** Posts that quote a person of the brief, or say "she" of one, and do not name the person. */
export function unnamedSpeaker({ story: { quotation }, places }: LeakSearch): Leak[] {
  const name = quotation?.name ?? "";
  if (!quotation || name === "") return [];
  const beginning = quotation.text.split(/\s+/).slice(0, BEGINNING).join(" ");
  return places
    .filter(({ where, text }) => isPost(where) && !isNamedIn(text, name))
    .flatMap(({ where, text }) => {
      const quote = says(text, beginning) ? beginning : PRONOUN.exec(text)?.[0];
      if (!quote) return [];
      return [
        { where, quote: oneLine(quote), says: `${quoted(quote)} does not say who is meant, ${quoted(name)}` },
      ];
    });
}
