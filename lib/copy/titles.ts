import { once } from "../text/once.ts";
import { Prefiltered } from "../text/prefilter/prefiltered.ts";

/** Works that have a title, in the languages of briefs. */
const WORKS = [
  "webinars?|talks?|workshops?|lectures?|seminars?|sessions?|courses?|class|lessons?|exhibitions?|concerts?|plays?|films?|shows?|tours?|articles?|essays?|posts?|guides?|reports?|papers?|pages?|episodes?|books?|songs?|albums?|checklists?|surveys?|slideshows?|carousels?|series|titled|called|entitled|named",
  "vortrag|kurs|seminar|(?:blog-?)?artikel|beitrag|\\p{L}*ausstellung|konzert|(?:theater)?stück|programm|musical|oper|buch|ratgeber|leitfaden|karussell|thema|titel",
  "atelier|webinaires?|formation|conférence|article|exposition|spectacle|pièce|film|livre|guide|carrousel|intitulée?",
  "charla|taller|seminario|curso|artículo|exposición|concierto|obra|espectáculo|libro|guía|carrusel|titulad[oa]",
  "corso|seminario|articolo|mostra|concerto|spettacolo|commedia|libro|guida|carosello|intitolat[oa]",
  "artikel|lezing|cursus|tentoonstelling|voorstelling|toneelstuk|boek|gids|presentatie|oficina|palestra|artigo|exposição|peça|espetáculo|livro|guia|carrossel|intitulad[oa]",
].join("|");
const BEFORE = once(
  () => new Prefiltered(`(?<!\\p{L})(?:${WORKS})(?!\\p{L})[^"“„«.!?]{0,70}[,:：]?\\s*$`, "iu"),
);
const AFTER = once(() => new Prefiltered(`^,?\\s*(?:[\\p{L}’']+\\s?){1,2}?\\s?(?:${WORKS})(?!\\p{L})`, "iu"));

const ARTICLES =
  "(?:(?:blog|magazine|news) ?)?(?:posts?|articles?|essays?|episodes?|columns?)|(?:blog-?)?(?:artikel|beitrag|folge)|billet|épisode|artículo|entrada|episodio|articolo|puntata|blogpost|aflevering|artigo|publicação|episódio|(?:ブログ|コラム)?記事";
const ARTICLE_BEFORE = once(
  () =>
    new Prefiltered(
      `(?<!\\p{L})(?:${ARTICLES})(?!\\p{L})(?! (?:this|that|it|these)(?!\\p{L}))[^"“„«「.!?]{0,70}[:：]\\s*$`,
      "iu",
    ),
);

/** "Blog post by Ana Ruiz, published today: “…”": the title of something written, with or without its author beside it. */
export const leadsToArticle = (before: string): boolean => ARTICLE_BEFORE().test(before);

/** "Free webinar: “…”", "our new article “…”": what follows these words in quotation marks is a title. */
export const leadsToTitle = (before: string): boolean => BEFORE().test(before);

/** "our article “…” by Ana Ruiz": an author has not said the title aloud. */
const BY = /^["”“»」』]?,? (?:by|von|par|de|di|van|door|por) \p{Lu}/u;
export const isWork = (before: string, after: string): boolean => leadsToTitle(before) && BY.test(after);

/** "Late payers: 4 letters that get you paid": a subject and what is said or asked of it, without a full stop. */
export const isSubtitled = (words: string): boolean =>
  /^[^.!?:：]{3,60}[:：]\s?[^.!?:：]{3,}[^.!:：…]$/u.test(words);

const SMALL = /^(?:an?|the|and|or|of|in|on|at|to|for|from|by|with|as|is|vs\.?|that|not|but)$/u;

/** "What the Translator Leaves Out": the case of a title in English. */
export function hasTitleCase(words: string): boolean {
  const all = words.split(/\s+/).filter((word) => /^\p{L}/u.test(word) && !SMALL.test(word));
  return all.length >= 3 && all.every((word) => /^\p{Lu}/u.test(word));
}

/** "“…”, an exhibition of lace": what stands before these words in quotation marks is a title. */
export const followsTitle = (after: string): boolean => AFTER().test(after);
