import { bylineIn } from "../../text/byline.ts";
import { own } from "../../text/own.ts";
import { hold, mains, type Notebook, type Stretch } from "./notebook.ts";
import { saysOf } from "./says.ts";
import { addStatement } from "./statement.ts";

/** "Author Ines Vale.", "Autorin: Ines Vale": who wrote what the picture is for, as a line of its own. */
const BYLINE =
  /^\s*(?:the |by )?(?:author|autor(?:in)?|auteure?|autrice|autora|autore|written by|geschrieben von|écrit par|escrito por|scritto da|geschreven door)(?:\s*[:：]\s*|\s+)(?<name>.{3,60}?)\s*[.]?\s*$/iu;
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

/** Reads such a line behind what it is the author of; undefined for other sentences. */
export function readByline(n: Notebook, place: Stretch): true | undefined {
  const text = n.plain.slice(place.start, place.end);
  const name = BYLINE.exec(text)?.groups?.name ?? "";
  const by = own(BY, n.language);
  if (!by || !NAME.test(name) || mains(n).length === 0) return undefined;
  const start = place.start + text.indexOf(name);
  hold(n, place.start, start, "instruction");
  addStatement(n, { ...place, start }, { says: saysOf(`${by} ${name}`, n) });
  return true;
}
