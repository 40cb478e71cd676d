const BY: Record<string, string> = {
  en: "by|words by",
  de: "von",
  fr: "par",
  es: "por",
  it: "di",
  nl: "door",
  pt: "por",
};

/** "Ruth Ansell", "Anaïs Le Goff", "J. R. van der Berg". */
export const PERSON =
  "\\p{Lu}[\\p{L}.'’-]*(?: (?:(?:de|da|do|dos|das|del|der|den|van|von|di|du|la|le|al) ){0,2}\\p{Lu}[\\p{L}'’-]*(?:\\.(?= ))?){1,3}";

const byline = (by: string) =>
  new RegExp(`^(?:${by}) (?<name>${PERSON})(?: ?[,·|–-] ?(?<rest>[^.;:!?]{3,60}))?[.,]?$`, "u");
const capital = (by: string) =>
  by
    .split("|")
    .map((one) => `[${one.charAt(0).toUpperCase()}${one.charAt(0)}]${one.slice(1)}`)
    .join("|");
const ANY = byline(capital([...new Set(Object.values(BY))].join("|")));
const IN = new Map(Object.entries(BY).map(([language, by]) => [language, byline(capital(by))]));

/** Who wrote something, and what stands behind the name: the role, or how long it takes to read. */
export type Byline = { name: string; rest: string };

/** "By Nora Field, 6 minute read.", "Von Jana Petersen, Leiterin Lohn.": a sentence that is no more than who wrote it. */
export function bylineIn(text: string, language?: string): Byline | undefined {
  const pattern = language === undefined ? ANY : IN.get(language);
  const { name, rest = "" } = pattern?.exec(text.trim())?.groups ?? {};
  return name === undefined ? undefined : { name, rest };
}
