import { overlap } from "../../copy/similarity.ts";
import { capitalize, hasWords, stop, wordCount } from "../../copy/text.ts";
import type { Reading } from "../schema.ts";
import type { Block } from "./block.ts";

const said = (blocks: readonly Block[]) => blocks.flatMap((b) => b.pieces.map((p) => p.card)).join("\n");

/** The brand's own post need not name the brand. */
const isNeeded = (name: string, blocks: readonly Block[], own: readonly string[]) =>
  name !== "" &&
  wordCount(name) <= 6 &&
  !own.includes(name) &&
  !hasWords(said(blocks), name) &&
  overlap(said(blocks), name) < 0.5;

/** "2.9 – 6 Nov" is a release of something. "Release 2.9" says so itself, and stays as its author wrote it. */
const withProduct = (text: string, { about, version }: Reading) => {
  const bare = text.replace(/^v(?=\d)/i, "");
  return version && bare.startsWith(version) && about && !hasWords(text, about) ? `${about} ${bare}` : text;
};

/** "It launches on Tuesday" of "new guide": "The new guide launches on Tuesday". */
function withoutPronoun(card: string, about: string): string | undefined {
  const said = card.replace(/^It[’']s (?=(?:on|at|in|from|open|free|back)\s)/u, "It is ");
  const [, verb = ""] = /^It (?=\p{Ll}+s\s|is\s|will\s|has\s)(.{4,})$/u.exec(said) ?? [];
  if (!verb) return undefined;
  // "Christmas concert" is no name of its own: its noun is written small.
  const isName = /^\p{Lu}/u.test(about) && /(?:^|\s)[^\s\p{Ll}]\S*$/u.test(about);
  return `${isName ? about : `The ${about}`} ${verb}`;
}

/** A title in its author's words stands as it is written. */
const isTitle = ({ facts }: Block["pieces"][number], { title }: Reading): boolean =>
  title !== "" && facts.includes(title);

/** A subject that only the instruction names leads the first sentence: "New workbenches: three sizes, …". */
export function named(blocks: Block[], reading: Reading, own: readonly string[]): Block[] {
  const [first] = blocks;
  const [piece] = first?.pieces ?? [];
  if (!first || !piece || first.kind !== "sentence" || isTitle(piece, reading)) return blocks;
  const { about, language } = reading;
  const isNamed = !isNeeded(about, blocks, own);
  if (!isNamed && /^[^.!?]{2,40}:\s/.test(piece.card))
    return [
      { ...first, pieces: [{ ...piece, text: `${stop(capitalize(about))} ${piece.text}` }] },
      ...blocks.slice(1),
    ];
  const start = reading.facts.find((f) => piece.facts.includes(f.id))?.quote.charAt(0) ?? "";
  const name = (text: string) =>
    `${capitalize(about)}${language === "fr" ? " : " : ": "}${/\p{Ll}/u.test(start) ? start + text.slice(1) : text}`;
  const say = (text: string) => (isNamed ? withProduct(text, reading) : name(text));
  const pronoun = language === "en" ? withoutPronoun(piece.card, about) : undefined;
  if (!isNamed && pronoun)
    return [
      { ...first, parts: [], leans: false, pieces: [{ ...piece, text: stop(pronoun), card: pronoun }] },
      ...blocks.slice(1),
    ];
  const parts = isNamed ? first.parts : [];
  return [
    {
      ...first,
      parts,
      leans: first.leans && isNamed,
      pieces: [{ ...piece, text: say(piece.text), card: say(piece.card) }],
    },
    ...blocks.slice(1),
  ];
}
