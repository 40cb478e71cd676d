import type { Story } from "../../../../story/schema.ts";
import { capitalized } from "../../../../text/capitalized.ts";
import type { Face, Pictures } from "../../../fits.ts";

const TITLES = /^(?:(?:dr|prof|professor|mr|mrs|ms|mx|herr|frau|sir|dame)\.? )+/;

/** A name as it is compared: without titles, accents, case and doubled spaces. */
const plainName = (name: string) =>
  name.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replace(/\s+/g, " ").trim().replace(TITLES, "");

/** The person who is called exactly so: a face that is only likely to be right is none. */
export function faceOf({ faces }: Pick<Pictures, "faces">, name: string): Face | undefined {
  const wanted = plainName(name);
  return wanted === "" ? undefined : faces.find((face) => plainName(face.name) === wanted);
}

/** "Lena Roth", "Dr. José de la Cruz": two to four words, each with a capital but for the small ones of names. */
const NAME =
  /^(?:(?:Dr|Prof)\.? )?\p{Lu}[\p{L}'’.-]*(?: (?:(?:de|da|del|der|van|von|di|la|le|al|bin|ten) )*\p{Lu}[\p{L}'’.-]*){1,3}$/u;
const LONGEST = { name: 60, role: 80 };

type Person = { name: string; role: string; photo: string };

/** "Speaker: Lena Roth" is Lena Roth. */
const withoutLabel = (text: string) => text.trim().replace(/^\p{L}[\p{L} ]{1,20}:\s+/u, "");

/** "Lena Roth, Head of Brand" and "Lena Roth (Head of Brand)" are a name and what they do. */
function personIn(text: string, pictures: Pictures): Person | undefined {
  const [, before = "", inside = ""] =
    /^([^,(–—]+?)\s*(?:[,(–—]\s*(.+?)\)?)?[.\s]*$/u.exec(withoutLabel(text)) ?? [];
  if (!NAME.test(before) || before.length > LONGEST.name) return undefined;
  const face = faceOf(pictures, before);
  const role = inside || (face?.role ?? "");
  return {
    name: before,
    role: role.length <= LONGEST.role ? capitalized(role) : "",
    photo: face?.portrait ?? "",
  };
}

/** "Priya Orrell, partner, and Tom Gatenby, nurse": where a second name stands behind "and", each with what they do. */
const BETWEEN = /,?\s(?:and|und|et|y|e|en|&)\s(?=\p{Lu})|,\s/gu;
function apart(text: string): string[] {
  const said = text.replace(/[.\s]+$/u, "");
  const parts = said.split(BETWEEN);
  const joints = ["", ...(said.match(BETWEEN) ?? [])];
  const isNext = (i: number) => (joints[i] ?? "").length > 2 && NAME.test(parts[i] ?? "");
  if (!parts.some((_, i) => isNext(i)) || !NAME.test(withoutLabel(parts[0] ?? ""))) return [text];
  const found: string[][] = [];
  parts.forEach((part, i) => {
    const last = found.at(-1);
    // "Head Vet" behind a name is what she does: the next name stands behind it.
    const isNamed = !last || (NAME.test(part) && (isNext(i) || last.length > 1));
    if (isNamed) found.push([part]);
    else last.push(part);
  });
  return found.map((one) => one.join(", "));
}

const personsIn = (text: string, pictures: Pictures): Person[] =>
  apart(text).flatMap((one) => personIn(one, pictures) ?? []);

/** "Speakers: Priya Orrell, partner": a line that names a person and what they do. */
export const namesPerson = (text: string): boolean =>
  /,\s/u.test(text) && NAME.test(withoutLabel(text).split(",")[0] ?? "");

/** Several people in one sentence, each on a line of their own; any other sentence as it is. */
export function peopleApart(sentence: string): string[] {
  const lines = apart(sentence);
  return lines.length > 1 && lines.every(namesPerson) ? lines.map((line) => `${line}.`) : [sentence];
}

/** "Samira, matched with a mentor in 2023": who spoke, on a line of its own under the words. */
const SIGNED =
  /^[–—-]?\s*(?<name>\p{Lu}[\p{L}'’.-]*(?: (?:(?:de|da|del|der|van|von|di|la|le) )*\p{Lu}[\p{L}'’.-]*){0,3}),\s+(?<role>[^.!?]{3,80})\.?$/u;

type Signature = { name: string; role: string; company: string };

/** Who said a quotation: as the story knows it, else as the line under the headline is signed. */
export function voiceOf(story: Story, pictures: Pictures): Signature | undefined {
  const { quotation, support, headline } = story;
  if (!quotation) return undefined;
  const lines = [support?.text ?? "", headline.text];
  const signed = lines.map((text) => SIGNED.exec(text.trim())?.groups).find(Boolean);
  const isKnown = quotation.name !== "" || signed === undefined;
  const name = isKnown ? quotation.name : (signed?.name ?? "");
  const said = isKnown ? quotation.role : (signed?.role ?? "");
  const role = said || (faceOf(pictures, name)?.role ?? "");
  return { name, role: role.length <= LONGEST.role ? role : "", company: isKnown ? quotation.company : "" };
}

/** People whom the facts name, in their order. */
export function speakersOf(story: Story, pictures: Pictures): Person[] {
  const known = pictures.faces.filter(({ name }) => saysName(story, name));
  const named = story.facts
    .filter(({ kind }) => kind === "who")
    .flatMap(({ quote, says }) => {
      const [some, others] = [personsIn(quote, pictures), personsIn(says, pictures)];
      return some.length > 0 ? some : others;
    })
    .filter(({ name }) => plainName(name) !== plainName(pictures.brand));
  const others = known.map(({ name, role, portrait }) => ({ name, role, photo: portrait }));
  const seen = new Set(named.map(({ name }) => plainName(name)));
  return [...named, ...others.filter(({ name }) => !seen.has(plainName(name)))];
}

const saysName = ({ facts }: Story, name: string) =>
  facts.some(({ kind, quote }) => kind === "who" && plainName(quote).includes(plainName(name)));

/**
 * The person that a story is about. Undefined when it is about something else. Two words with capitals may be
 * a clinic. A portrait, a quote or a role has to say that it is a person.
 */
export function personOf({ about, facts, quotation }: Story, pictures: Pictures): Person | undefined {
  const person = personIn(about, pictures);
  if (!person || plainName(about) === plainName(pictures.brand)) return undefined;
  const wanted = plainName(person.name);
  const who = facts.filter(({ kind, quote }) => kind === "who" && plainName(quote).includes(wanted));
  const role = who.map(({ quote }) => personIn(quote, pictures)?.role).find(Boolean) ?? "";
  const speaks = plainName(quotation?.name ?? "") === wanted;
  if (!person.photo && !role && !speaks) return undefined;
  return { ...person, role: role || person.role || (speaks ? capitalized(quotation?.role ?? "") : "") };
}
