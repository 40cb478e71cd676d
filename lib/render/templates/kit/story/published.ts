import type { Story } from "../../../../story/schema.ts";
import { aboutOf } from "../../../../text/about-article.ts";
import { articleAt, articleKicker, articleLabel, titledIn } from "../../../../text/article.ts";
import { bylineIn, PERSON } from "../../../../text/byline.ts";
import { capitalized } from "../../../../text/capitalized.ts";
import { readingTimeIn } from "../../../../text/reading-time.ts";

/** An article that a story announces: what it is, its title, who wrote it, how long it takes to read and what it is about. */
export type Published = {
  category: string;
  title: string;
  author: string;
  role: string;
  reading: string;
  lead: string;
};

/** "New article on our blog:", "Blog post by Ioana Petrescu", before a title in quotation marks. */
const ARTICLE =
  /(?<!\p{L})(?:(?:blog|news)[ -]?(?:post|article)|article|blog|essay|interview|white ?paper|(?:blog|fach|gast)?(?:beitrag|artikel)|billet|art[ií]culo|entrada|articolo|artigo|nieuwsbericht)(?!\p{L})|記事|ブログ/iu;
/** Guides and case studies are articles too: "Gids: “…”". Behind other words a guide is a person. */
const GUIDE =
  /^(?:\p{L}+ ){0,2}(?:guide|case study|customer story|fallstudie|étude de cas|caso práctico|caso di studio|klantverhaal|estudo de caso|how-to|tutorial|gids|handleiding|leitfaden|ratgeber|anleitung|guía|guida|guia)$/iu;
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

const LONGEST = { category: 40, reading: 30, title: 140, lead: 160 };

type Writer = { author: string; role: string };

/** Who wrote it, as a sentence of its own tells. */
function bylineOf(said: readonly string[]): Writer | undefined {
  for (const text of said) {
    const found = bylineIn(text);
    if (!found) continue;
    const behind = found.rest.split(/\s*[,·|]\s*/).filter((part) => readingOf([part]) === "");
    const role = [found.role, ...behind].filter(Boolean).join(", ");
    return { author: found.name, role };
  }
  return undefined;
}

/** The article that a story announces by its title in quotation marks, by its by-line or by its reading time; undefined where it announces none. */
export function publishedIn(
  story: Pick<Story, "facts" | "headline" | "support" | "occasion" | "language">,
): Published | undefined {
  const all = story.facts.filter(({ from }) => from === "brief").map(({ says }) => says);
  const said = [...new Set(all)];
  const found = titled(said, story.language) ?? untitled(story, said);
  return found && { ...found, lead: leadOf(said, found, story.language) };
}

type WithoutLead = Omit<Published, "lead">;

/** An article whose headline is its title, for which its author or its reading time stand in a sentence of their own. */
function untitled({ headline, occasion }: Pick<Story, "headline" | "occasion">, said: readonly string[]) {
  const reading = readingOf(said);
  const by = bylineOf(said);
  const title = withoutReading(headline.text);
  if (reading === "" || !(by || occasion === "content") || title.length > LONGEST.title) return undefined;
  return { category: "", title, author: by?.author ?? "", role: by?.role ?? "", reading };
}

/** "A guide to closing a month, 5 minute read": the time stands in the by-line. */
function withoutReading(headline: string): string {
  const [first = "", ...others] = headline.split(/,\s/);
  return [first, ...others.filter((part) => !isOnlyReading(part))].join(", ");
}

const isOnlyReading = (text: string) => {
  const reading = readingOf([text]);
  return reading !== "" && text.trim().replace(/\.$/, "").length <= reading.length + READING_LABEL;
};
/** "It’s a", "Only". */
const READING_LABEL = 7;

/** The sentences that are neither title nor by-line nor reading time, as many as a preview may hold. */
function leadOf(said: readonly string[], { title, author }: WithoutLead, language: string): string {
  const left = said
    .filter(
      (text) =>
        !text.includes(title) &&
        !title.includes(text.replace(/\.$/, "")) &&
        !bylineIn(text) &&
        !(author !== "" && text.startsWith(author)) &&
        readingOf([text]) === "" &&
        !/https?:|www\.|\p{L}\.\p{L}/u.test(text),
    )
    .map((text) => aboutOf(text, language))
    .filter(Boolean);
  const lead = left.join(" ");
  return lead.length <= LONGEST.lead ? lead : (left.find((text) => text.length <= LONGEST.lead) ?? "");
}

function titled(said: readonly string[], language: string): WithoutLead | undefined {
  for (const text of said) {
    const { lead = "", title = "" } = titledIn(text) ?? {};
    if (title === "" || !(ARTICLE.test(lead) || GUIDE.test(lead) || articleAt(lead, language) !== undefined))
      continue;
    const by = BY.exec(lead)?.groups?.name;
    return {
      category: categoryOf(lead, by, language),
      title: title.trim(),
      ...(by ? { author: by, role: "" } : writerOf(said.filter((other) => other !== text))),
      reading: readingOf(said),
    };
  }
  return undefined;
}

/** Who wrote it, by a by-line or by a sentence in which they write. */
function writerOf(said: readonly string[]): Writer {
  const writes = said.map((text) => WRITES.exec(text)?.groups).find(Boolean);
  return bylineOf(said) ?? { author: writes?.name ?? "", role: writes?.role ?? "" };
}

/** What stands before the title, without its author and what follows them. */
function categoryOf(lead: string, by: string | undefined, language: string): string {
  const before = by ? lead.slice(0, lead.indexOf(by)).replace(/\s+\p{L}+\s*$/u, "") : lead;
  const named = before.split(/[,:–]/)[0]?.trim() ?? "";
  const category = articleLabel(named, language) ? articleKicker(named, language) : named;
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
