import { bylineIn } from "../../text/byline.ts";
import { own } from "../../text/own.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import { hold, mains, type Notebook, type Stretch } from "./notebook.ts";
import { saysOf } from "./says.ts";
import { addStatement } from "./statement.ts";

/** "Author Ines Vale.", "Autorin: Ines Vale": who wrote what the picture is for, as a line of its own. */
const BYLINE =
  /^\s*(?:the |by )?(?:author|autor(?:in)?|auteure?|autrice|autora|autore|written by|geschrieben von|écrit par|escrito por|scritto da|geschreven door)(?:\s*[:：]\s*|\s+)(?<name>.{3,60}?)(?<role>,\s\p{L}[^,.;:!?\d]{3,50})?\s*[.]?\s*$/iu;
/** "Written by me, Marisol.", "Von mir, Jana": the author's own name. */
const BY_ME =
  /^\s*(?:(?:it['’]s |it is )?(?:written |words )?by me|(?:geschrieben |text )?von mir|(?:écrit |rédigé )?par moi|(?:escrito )?por mí|(?:scritto )?da me|(?:geschreven )?door mij|(?:escrito )?por mim)\s*[,:–—-]\s*(?<name>\p{Lu}[^.!?,;]{1,40}?)\s*[.!]?\s*$/iu;
const NAME =
  /^\p{Lu}[\p{L}.’'-]*(?:\s(?:(?:de|da|do|dos|van|von|der|den|di|du|la|le)\s){0,2}\p{Lu}[\p{L}’'-]+){1,3}$/u;

const BY: Record<string, string> = {
  en: "By",
  de: "Von",
  fr: "Par",
  es: "Por",
  it: "Di",
  nl: "Door",
  pt: "Por",
};

/** Whether a statement is such a line, alone or with what the author does. */
export const isByline = (says: string, language: string): boolean => bylineIn(says, language) !== undefined;

/** The whole name where the brand has it: "Marisol" of "Marisol Tran Bookkeeping, run by Marisol Tran". */
function wholeName(name: string, { brand }: Notebook): string {
  const more = new Prefiltered(`(?<!\\p{L})${name} \\p{Lu}[\\p{L}’'-]+`, "u");
  return more.exec(`${brand.overview} ${brand.name}`)?.[0] ?? name;
}

/** Reads such a line with the name of who writes the brief: one that is not whole is held back. */
function readOwnByline(n: Notebook, place: Stretch, given: string, by: string): true {
  const name = NAME.test(given) ? given : wholeName(given, n);
  if (NAME.test(name)) addStatement(n, place, { says: saysOf(`${by} ${name}`, n) });
  else hold(n, place.start, place.end, "internal");
  return true;
}

/** Reads such a line behind what it is the author of; undefined for other sentences. */
export function readByline(n: Notebook, place: Stretch): true | undefined {
  const text = n.plain.slice(place.start, place.end);
  const { name = "", role = "" } = BYLINE.exec(text)?.groups ?? {};
  const by = own(BY, n.language);
  const mine = BY_ME.exec(text)?.groups?.name;
  const isBehind = mains(n).length > 0 || n.subject !== undefined;
  if (by && mine && /^\p{Lu}/u.test(mine) && isBehind) return readOwnByline(n, place, mine, by);
  if (!by || !NAME.test(name) || !isBehind) return undefined;
  const start = place.start + text.indexOf(name);
  hold(n, place.start, start, "instruction");
  addStatement(n, { ...place, start }, { says: saysOf(`${by} ${name}${role}`, n) });
  return true;
}
