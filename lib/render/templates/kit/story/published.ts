import type { Story } from "../../../../story/schema.ts";
import { capitalized } from "../../../../text/capitalized.ts";
import { readingTimeIn } from "../../../../text/reading-time.ts";

/** An article that a story announces: what it is, its title, who wrote it and how long it takes to read. */
export type Published = { category: string; title: string; author: string; role: string; reading: string };

/** "New article on our blog:", "Blog post by Ioana Petrescu", before a title in quotation marks. */
const ARTICLE =
  /(?<!\p{L})(?:(?:blog|news)[ -]?(?:post|article)|article|blog|essay|interview|white ?paper|(?:blog|fach|gast)?(?:beitrag|artikel)|billet|art[ií]culo|entrada|articolo|artigo|nieuwsbericht)(?!\p{L})|記事|ブログ/iu;
const TITLED =
  /^(?<lead>[^“„«「"]{3,90}?)\s*[:,–-]?\s*[“„«「"]\s?(?<title>[^”“»」"]{8,140}?)[.,]?\s?[”“»」"]/u;

const PERSON =
  "\\p{Lu}[\\p{L}'’-]+(?: (?:(?:de|da|del|der|van|von|di|la|le|al) ){0,2}\\p{Lu}[\\p{L}'’-]*\\.?){1,3}";
const BY = new RegExp(`(?<!\\p{L})(?:by|von|par|por|di|door|de) (?<name>${PERSON})`, "u");
const SAYS =
  "writes|explains|tells|shows|asks|describes|shares|looks|schreibt|erklärt|zeigt|erzählt|écrit|explique|raconte|montre|escribe|explica|cuenta|muestra|scrive|spiega|racconta|mostra|schrijft|vertelt|legt|toont|escreve|conta";
/** "Ruth Ansell writes about …", "Anaïs Le Goff, gestionnaire de paie, part …". */
const WRITES = new RegExp(
  `^(?<name>${PERSON})(?:, (?<role>\\p{Ll}[^,.]{3,60}), \\p{Ll}| (?:${SAYS})(?!\\p{L}))`,
  "u",
);

/** Numbers below twenty-one as words stand before "minute read" too. */
const WORDED =
  /(?<![\p{L}\d])[\p{L}]{2,12}[ -](?:minutes?['’]? (?:read|de lecture)|minute[ -]read|minuten? (?:lesezeit|leestijd|lezen)|minutos de lectura|minuti di lettura|minutos de leitura)(?!\p{L})/iu;

const LONGEST = { category: 40, reading: 30, title: 140 };

/** "By Nora Field, 6 minute read.": a sentence that is no more than who wrote it and how long it takes to read. */
const BYLINE = new RegExp(
  `^(?:by|words by|von|par|por|di|door) (?<name>${PERSON})(?:[,·|–-]? ?(?<rest>[^,]{3,40}))?[.,]?$`,
  "iu",
);

/** An article whose headline is its title, for which its author and its reading time stand in a sentence of their own. */
function bylined({ headline }: Pick<Story, "headline">, said: readonly string[]): Published | undefined {
  const reading = readingOf(said);
  const lines = said.map((text) => BYLINE.exec(text.trim())?.groups);
  const found = lines.find((line) => line && (line.rest === undefined || readingOf([line.rest]) !== ""));
  if (!found?.name || reading === "" || headline.text.length > LONGEST.title) return undefined;
  return { category: "", title: headline.text, author: found.name, role: "", reading };
}

/** The article that a story announces by its title in quotation marks or by its by-line; undefined where it announces none. */
export function publishedIn(story: Pick<Story, "facts" | "headline">): Published | undefined {
  const said = story.facts.filter(({ from }) => from === "brief").map(({ says }) => says);
  return titled(said) ?? bylined(story, said);
}

function titled(said: readonly string[]): Published | undefined {
  for (const text of said) {
    const { lead = "", title = "" } = TITLED.exec(text)?.groups ?? {};
    if (title === "" || !ARTICLE.test(lead)) continue;
    const by = BY.exec(lead)?.groups?.name;
    const writes = said
      .filter((other) => other !== text)
      .map((other) => WRITES.exec(other)?.groups)
      .find(Boolean);
    return {
      category: categoryOf(lead, by),
      title: title.trim(),
      author: by ?? writes?.name ?? "",
      role: by ? "" : (writes?.role ?? ""),
      reading: readingOf(said),
    };
  }
  return;
}

/** What stands before the title, without its author and what follows them. */
function categoryOf(lead: string, by: string | undefined): string {
  const before = by ? lead.slice(0, lead.indexOf(by)).replace(/\s+\p{L}+\s*$/u, "") : lead;
  const category = before.split(/[,:–]/)[0]?.trim() ?? "";
  return category.length <= LONGEST.category ? category : "";
}

function readingOf(said: readonly string[]): string {
  for (const text of said) {
    const time = readingTimeIn(text);
    const phrase = time ? text.slice(time.start, time.end) : WORDED.exec(text)?.[0];
    const found = phrase?.replace(/\.$/, "");
    if (found && found.length <= LONGEST.reading) return capitalized(found);
  }
  return "";
}
