import { Prefiltered } from "./prefilter/prefiltered.ts";

/** An article as authors announce it: "New article on our blog: “…”", "our guide “…”". */

type ArticleKind = {
  /** How authors call it, as the source of a pattern for small letters. */
  noun: string;
  /** What readers are given to read, and the same where it is new. */
  label: string;
  fresh: string;
};
type ArticleWords = {
  kinds: readonly ArticleKind[];
  /** That it is new. */
  fresh: string;
};

/** The first kind that a lead names: a post of a blog is one of the blog, whatever else it is called. */
const WORDS: Readonly<Record<string, ArticleWords>> = {
  en: {
    fresh: "new|newest|latest",
    kinds: [
      {
        noun: "blog ?-?posts?|blog ?-?articles?|blog ?-?entry|(?:articles?|posts?) (?:on|for|from) (?:the|our) blog|blog",
        label: "On the blog",
        fresh: "New on the blog",
      },
      { noun: "case study|customer story", label: "Case study", fresh: "New case study" },
      { noun: "essay", label: "Essay", fresh: "New essay" },
      { noun: "white ?paper", label: "White paper", fresh: "New white paper" },
      { noun: "guide|how-to|tutorial", label: "Guide", fresh: "New guide" },
      { noun: "(?:news ?|magazine )?article", label: "Article", fresh: "New article" },
    ],
  },
  de: {
    fresh: "neu(?:e[nrms]?|este[nrms]?)?|jüngste[nrms]?",
    kinds: [
      {
        noun: "blog-?(?:beitrags?|artikels?|posts?|eintrags?)|(?:artikel|beitrag) (?:im|in unserem|auf dem|für den|für unseren) blog|blog",
        label: "Im Blog",
        fresh: "Neu im Blog",
      },
      { noun: "fallstudie", label: "Fallstudie", fresh: "Neue Fallstudie" },
      { noun: "anleitung", label: "Anleitung", fresh: "Neue Anleitung" },
      { noun: "leitfadens?", label: "Leitfaden", fresh: "Neuer Leitfaden" },
      { noun: "ratgebers?(?:artikel)?", label: "Ratgeber", fresh: "Neuer Ratgeber" },
      { noun: "(?:fach|gast)?beitrags?", label: "Beitrag", fresh: "Neuer Beitrag" },
      { noun: "(?:fach|gast)?artikels?", label: "Artikel", fresh: "Neuer Artikel" },
    ],
  },
  fr: {
    fresh: "nouvel(?:le)?|nouveau|dernier|dernière",
    kinds: [
      {
        noun: "(?:article|billet|post) (?:de|du|sur le|sur notre|pour le|pour notre) blog|billet|blog",
        label: "Sur le blog",
        fresh: "Nouveau sur le blog",
      },
      { noun: "étude de cas", label: "Étude de cas", fresh: "Nouvelle étude de cas" },
      { noun: "guide|tutoriel", label: "Guide", fresh: "Nouveau guide" },
      { noun: "article", label: "Article", fresh: "Nouvel article" },
    ],
  },
  es: {
    fresh: "nuev[oa]|últim[oa]",
    kinds: [
      {
        noun: "(?:entrada|artículo|post) (?:de|del|en el|en nuestro|para el|para nuestro) blog|entrada|blog",
        label: "En el blog",
        fresh: "Nuevo en el blog",
      },
      { noun: "caso práctico|caso de éxito", label: "Caso práctico", fresh: "Nuevo caso práctico" },
      { noun: "guía", label: "Guía", fresh: "Nueva guía" },
      { noun: "artículo", label: "Artículo", fresh: "Nuevo artículo" },
    ],
  },
  it: {
    fresh: "nuov[oa]|ultim[oa]",
    kinds: [
      {
        noun: "(?:articolo|post) (?:del|sul|sul nostro|del nostro|per il|per il nostro) blog|blog",
        label: "Sul blog",
        fresh: "Nuovo sul blog",
      },
      { noun: "caso di studio", label: "Caso di studio", fresh: "Nuovo caso di studio" },
      { noun: "guida", label: "Guida", fresh: "Nuova guida" },
      { noun: "articolo", label: "Articolo", fresh: "Nuovo articolo" },
    ],
  },
  nl: {
    fresh: "nieuwe?|nieuwste|laatste",
    kinds: [
      {
        noun: "blog-?(?:post|bericht|artikel)|(?:artikel|bericht) (?:op|voor) (?:de|het|ons|onze) blog|blog",
        label: "Op de blog",
        fresh: "Nieuw op de blog",
      },
      { noun: "klantverhaal", label: "Klantverhaal", fresh: "Nieuw klantverhaal" },
      { noun: "handleiding", label: "Handleiding", fresh: "Nieuwe handleiding" },
      { noun: "gids", label: "Gids", fresh: "Nieuwe gids" },
      { noun: "artikel|nieuwsbericht", label: "Artikel", fresh: "Nieuw artikel" },
    ],
  },
  pt: {
    fresh: "nov[oa]|últim[oa]|mais recente",
    kinds: [
      {
        noun: "(?:artigo|texto|post) (?:do|no|no nosso|do nosso|para o|para o nosso) blogue|blogue",
        label: "No blogue",
        fresh: "Novo no blogue",
      },
      {
        noun: "(?:artigo|texto|post) (?:do|no|no nosso|do nosso|para o|para o nosso) blog|blog",
        label: "No blog",
        fresh: "Novo no blog",
      },
      { noun: "estudo de caso", label: "Estudo de caso", fresh: "Novo estudo de caso" },
      { noun: "guia", label: "Guia", fresh: "Novo guia" },
      { noun: "artigo", label: "Artigo", fresh: "Novo artigo" },
    ],
  },
};

const word = (source: string) => new Prefiltered(`(?<!\\p{L})(?:${source})(?!\\p{L})`, "iu");
/** Between the name and its title may stand where it is, and by whom: "on our site", "by Ana Ruiz". */
const PLACE =
  "(?:(?:on|in|for|at|from|by|about|im|auf|aus|für|über|von|zum?|sur|dans|pour|par|en|sobre|del?|para|por|sul|su|nel|per|di|op|over|voor|van|door|no|na|do|da)(?!\\p{L})|(?:d|dell|sull)[’'])";
const leading = (source: string, fresh: string) =>
  new Prefiltered(
    `(?<!\\p{L})(?:(?:${fresh}) )?(?:${source})(?!\\p{L})(?: ${PLACE}[^"“„«:.!?]{0,44}?)?\\s*[,:]?\\s*$`,
    "iu",
  );

const KINDS = new Map(
  Object.entries(WORDS).map(([language, { kinds, fresh }]) => [
    language,
    {
      isFresh: word(fresh),
      kinds: kinds.map(({ noun, ...labels }) => ({ ...labels, is: word(noun), leads: leading(noun, fresh) })),
    },
  ]),
);

/** What readers are given to read, by the words before its title: "New article"; undefined where these name none. */
export function articleLabel(lead: string, language: string): string | undefined {
  const { kinds = [], isFresh } = KINDS.get(language) ?? {};
  const kind = kinds.find(({ is }) => is.test(lead));
  return kind && (isFresh?.test(lead) ? kind.fresh : kind.label);
}

/** Where an article is named in words that lead straight to its title: "a picture for our [new article on the site]". */
export function articleAt(lead: string, language: string): number | undefined {
  const starts = (KINDS.get(language)?.kinds ?? []).flatMap(({ leads }) => leads.exec(lead)?.index ?? []);
  return starts.length > 0 ? Math.min(...starts) : undefined;
}

/** "Article", "Artikel": what every reader of one sees. */
const PLAIN = /^(?:articles?|artikel|beitrag|artículo|articolo|artigo)$/iu;
const LONGEST_KICKER = 40;
/** "New article on our blog", in any of these languages. */
const OPENS_FRESH = new Prefiltered(
  `^(?:${Object.values(WORDS)
    .map(({ fresh }) => fresh)
    .join("|")})(?!\\p{L})`,
  "iu",
);

/** The line over a title: the author's words where they say that it is new, else what it is besides an article. */
export function articleKicker(lead: string, language: string): string {
  const isNews = OPENS_FRESH.test(lead) && lead.length <= LONGEST_KICKER;
  const label = isNews ? lead : (articleLabel(lead, language) ?? "");
  return PLAIN.test(label) ? "" : label;
}

const TITLED =
  /^(?<lead>[^“”„«»「"]{3,120}?)\s*[:：,–-]?\s*(?<marked>[“„«「"]\s?(?<title>[^“”„«»」"]{4,140}?)[.,]?\s?[”“»」"])[.,]?(?<rest>.*)$/su;

/** A title in quotation marks with the words that lead to it and what follows it in its sentence. */
export type Titled = { lead: string; marked: string; title: string; rest: string };

/** Takes a sentence with a title apart; undefined for one without. */
export function titledIn(text: string): Titled | undefined {
  const { lead, marked, title, rest = "" } = TITLED.exec(text)?.groups ?? {};
  return lead && marked && title
    ? { lead: lead.trim(), marked, title: title.trim(), rest: rest.trim() }
    : undefined;
}
