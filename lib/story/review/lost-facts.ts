import { isMoreForReaders } from "../addressee/addressee.ts";
import { MAKER_WORDS } from "../maker-words.ts";
import { ordersDrawing } from "../ordered-drawing.ts";
import { tellsForWhom } from "../read/audience-notes.ts";
import { isBanOfTaste, SAYS_NO } from "../read/ban-reasons.ts";
import { asksForForm, ordersWork } from "../read/form-requests.ts";
import { rowsBeside } from "../read/labelled-rows.ts";
import { isMakerRule } from "../read/maker-rules.ts";
import { isOnlyPlaces } from "../read/opening-order.ts";
import { ordersWords } from "../read/ordered-words.ts";
import { isPictureNote } from "../read/picture-notes.ts";
import { isPrintNote } from "../read/print-notes.ts";
import { ordersLength } from "../read/production-notes.ts";
import { isNoteOnPiece } from "../read/request-tails.ts";
import { TODO } from "../read/talk.ts";
import { asksForReaders, tellsOfReaders } from "../read/wish-reasons.ts";
import { matchesIn } from "../values/matches.ts";
import { sameValue, type ValueKind } from "../values/value.ts";
import { valuesIn } from "../values/values.ts";
import { isHeader, isStamped } from "./colleagues.ts";
import { tipsKept } from "./counted-tips.ts";
import { isHeldNote } from "./held-notes.ts";
import { topicsKept } from "./kept-topics.ts";
import type { LeakSearch } from "./leak.ts";
import { listsKept } from "./lists-kept.ts";
import { lostHeadings } from "./lost-headings.ts";
import { says } from "./plain.ts";

type HeldBack = LeakSearch["story"]["heldBack"][number];

/** A whole sentence with a number may be a fact that was taken for talk. */
const IN_SENTENCE: ReadonlySet<ValueKind> = new Set(["number", "ordinal", "measure", "duration"]);
const SENTENCE = 6;

/** What readers act on. */
const NEEDED: ReadonlySet<ValueKind> = new Set(["money", "date", "time", "phone", "promo_code", "percent"]);

/** "Not on gift cards.": a condition that was taken for a remark. */
const MAY_BE_NEEDED =
  /(?<!\p{L})(?:not|except|excluding|unless|only|nicht|außer|nur|sauf|seulement|salvo|excepto|solo|sólo|eccetto|niet|behalve|alleen|não|exceto|só)(?!\p{L})|\p{L}n['’]t(?!\p{L})/iu;

/** "Keep it fair, …", "Short teaser please, …": how the author wants it made. */
const ORDERS_MANNER =
  /^\s*(?:please )?keep it (?!on|in|at|under|away|out|dry|cool|warm|clean|closed|locked)\p{L}+[,.]|^\s*(?:an? )?(?:\p{L}+ )?(?:teaser|trailer|post|reel|carousel|slideshow|caption|clip|video|film),? (?:please|pls)(?!\p{L})/iu;

/** "Phone number only on the last one.", "Meer hoeft er niet op.": where on the piece something stands, or that no more does. */
const OF_PIECE =
  /(?<!\p{L})(?:on|to) the (?:very )?(?:first|last|final) (?:one|slide|picture|page|screen)s?(?!\p{L})|(?<!\p{L})(?:should|must)(?: not|n['’]t) be the (?:big|main|largest|biggest) (?:thing|bit|part)|(?:auf|zu) (?:der|die) (?:erste|letzte)n? (?:folie|seite|karte)|sur la (?:première|dernière) (?:diapo|image|page)|en la (?:primera|última) (?:diapositiva|imagen)|sull['’](?:ultima|immagine)|op de (?:eerste|laatste) (?:dia|slide)|(?:hoeft|moet) er (?:niet|niets)(?: meer)? (?:op|bij)(?!\p{L})|mehr muss (?:da )?nicht (?:drauf|rein|rauf)|rien d['’]autre (?:dessus|à mettre)|nada más (?:encima|en la imagen)/iu;

/** A sentence of its own, and no part that only leads to one. */
const WHOLE = /^\p{Lu}.{16,}[.!]["”’»)]*\s*$|^[^a-z]{8,}[。！]\s*$/su;
const isWhole = (quote: string) => WHOLE.test(quote.trim());

const BEHIND_COLON = /\s[^\s:：]+\s?[:：]\s+(\S+(?:\s+\S+){2,})$/su;

/** "After: same shape, new springs.": one of two things that are compared. */
const BEFORE_OR_AFTER =
  /^\s*(?:before|after|vorher|nachher|avant|après|antes|después|prima|dopo|voor|na|depois)\s?[:：]\s*\S+\s+\S/iu;

const lineAt = (brief: string, at: number): string =>
  brief.slice(brief.lastIndexOf("\n", at - 1) + 1).split("\n", 1)[0] ?? "";

/** "Subject: three checks before …", held back, while what is wanted last has become the headline. */
const SUBJECT = /^\s*(?:subject|topic|thema|sujet|thème|tema|argomento|onderwerp|assunto)\s?[:：]\s*\S/iu;
function subjectKept({ headline, closing, heldBack }: LeakSearch["story"]): string[] {
  const isLast = headline.facts.length > 0 && headline.facts.every((id) => closing.includes(id));
  return isLast ? heldBack.map(({ quote }) => quote).filter((quote) => SUBJECT.test(quote)) : [];
}

/**
 * Dates, times, prices, numbers to call and codes that were taken for talk or a remark, and that no text has. In a clear
 * brief these are the sentences that the classifier holds back.
 */
export function factsKeptFromReaders({ story, brief, places, asides, rough, judge }: LeakSearch): string[] {
  const inAside = (at: number) => asides.some(({ start, end }) => start <= at && at < end);
  const published = places.flatMap(({ text }) => valuesIn(text, story.spoken));
  const heldBack = story.heldBack.filter((held) => !isHeldNote(held, story, { brief, judge }));
  const open = heldBack.filter(
    ({ why, span, quote }) =>
      why !== "unclear" &&
      !TODO.test(quote) &&
      !inAside(span.start) &&
      !isTailOfWish(span.start, quote) &&
      !isMakerRule(quote.trim()) &&
      !isBanOfTaste(quote.trim(), story.language) &&
      !isPrintNote(quote) &&
      !isOnlyPlaces(quote) &&
      !ordersLength(quote) &&
      !ordersWork(quote.trim(), story.language) &&
      !ordersWords(quote, story.language),
  );
  const held = open.filter(({ span, quote }) => {
    const line = lineAt(brief, span.start);
    const isSuspect = rough || judge.heldFor(quote) !== undefined;
    return isSuspect && !asksForForm(quote, story.language) && !isHeader(line) && !/^\s*>/.test(line);
  });
  const clear = open.filter(
    ({ why, quote }) =>
      !tellsOfReaders(quote) &&
      !(why === "instruction" && tellsForWhom(quote.trim(), story.language)) &&
      !isPictureNote(quote.trim(), story.language) &&
      isWhole(quote) &&
      seemsForReaders(quote),
  );
  return [
    ...new Set([
      ...clear.map(({ quote }) => quote),
      ...open
        .filter(({ quote }) => BEFORE_OR_AFTER.test(quote) || givesContent(quote) || keepsPrice(quote))
        .map(({ quote }) => quote),
      ...topicsKept(heldBack, places, brief).filter(
        (quote) => !ordersWords(quote, story.language) && !isOnlyPlaces(quote),
      ),
      ...namesKept(heldBack, places).filter((quote) => !bansWords(quote)),
      ...tipsKept({ story, brief }),
      ...subjectKept(story),
      ...listsKept(open),
      ...rowsKept(story, brief),
      ...lostHeadings({ brief, places }),
      ...thankedKept(heldBack, places),
      ...held.flatMap(factsIn),
    ]),
  ];

  /** "Kein „Neustart“ bitte, das passt nicht zu uns.": names that a sentence for the maker does not want to be read. */
  function bansWords(quote: string): boolean {
    return SAYS_NO.test(quote) && judge.isCertainlyForMaker(quote);
  }

  /** "Una portata per schermata, nell'ordine in cui si mangia": what goes on behind a wish, without a value of its own. */
  function isTailOfWish(start: number, quote: string): boolean {
    const isRightBehind = story.wishes.some(
      ({ span }) => span.end <= start && /^[\s,;:–—-]*$/u.test(brief.slice(span.end, start)),
    );
    return (
      isRightBehind && valuesIn(quote, story.language).every(({ weak, text }) => weak || !/\d/.test(text))
    );
  }

  /** Lists of words took it for an order or for talk, and the classifier does not see why. */
  function seemsForReaders(quote: string): boolean {
    const words = quote.trim();
    return (
      isMoreForReaders(words, story.language) &&
      !ordersDrawing(words, story.language) &&
      judge.doubtedFor(words) === undefined &&
      matchesIn(MAKER_WORDS, words).length === 0
    );
  }

  /** "$20, or $30 with a post.": a price that no text has, whatever else its words are. */
  function keepsPrice(quote: string): boolean {
    return valuesIn(quote, story.language).some(
      (value) =>
        value.kind === "money" &&
        /\d/.test(value.text) &&
        !value.weak &&
        !published.some((other) => sameValue(value, other)),
    );
  }

  /** "Figures that may be large: 640 members; 5 kg a litre": an order that gives, behind its colon, what no text has. */
  function givesContent(quote: string): boolean {
    const [, given = ""] = BEHIND_COLON.exec(quote) ?? [];
    return (
      given !== "" &&
      isMoreForReaders(given, story.language) &&
      matchesIn(MAKER_WORDS, given).length === 0 &&
      valuesIn(given, story.spoken).some(
        (value) =>
          (value.kind === "name" || !value.weak) && !published.some((other) => sameValue(value, other)),
      )
    );
  }

  function factsIn({ quote, why }: HeldBack): string[] {
    const isSentence = !rough && why === "internal" && quote.trim().split(/\s+/).length >= SENTENCE;
    const isNeeded = (kind: ValueKind) => NEEDED.has(kind) || (isSentence && IN_SENTENCE.has(kind));
    const said = isStamped(quote) ? quote.replace(/\d{1,2}[:.]\d{2}/, "") : quote;
    const isForMaker =
      isNoteOnPiece(quote, story.language) ||
      asksForReaders(quote) ||
      ORDERS_MANNER.test(quote) ||
      (OF_PIECE.test(quote) && !/\d/u.test(quote)) ||
      matchesIn(MAKER_WORDS, quote).length > 0;
    if (!/\d/.test(quote) && judge.isCertainlyForMaker(quote)) return [];
    if (!rough && MAY_BE_NEEDED.test(quote) && !isForMaker) return [quote];
    return valuesIn(said, story.language)
      .filter(({ kind, weak }) => isNeeded(kind) && !weak)
      .filter((value) => !published.some((other) => sameValue(value, other)))
      .map(() => quote)
      .slice(0, 1);
  }
}

/** "Wood: is sorted, so please separate it at home" between rows of the same list that are published. */
const rowsKept = ({ heldBack, facts }: LeakSearch["story"], brief: string): string[] =>
  heldBack
    .filter(({ why, span, quote }) => {
      const rows = why === "unclear" ? [] : rowsBeside(brief, span.start, quote);
      return rows.length > 0 && rows.every((row) => facts.some((fact) => fact.quote.includes(row)));
    })
    .map(({ quote }) => quote);

/** "「雪あかり」のお知らせを", 'image for our guide "Measuring a room"': names in a remark that no text has. */
const NAMED = /[“„«「『]([^”“»」』]{2,60})[”“»」』]|(?<!\S)"([^"\n]{2,60})"/gu;
/** 'For the "How it works" page', « la page « Rencontres »: where the picture is to stand. */
const OF_PAGE =
  /[“„«"][^”“»"\n]{2,60}[”“»"]\s*(?:-\s?)?(?:page|seite|section|screen|tab|newsletter)(?!\p{L})|(?<!\p{L})(?:page|seite|página|pagina|pagina['’]s|rubrik|rubrique|sección|sezione|secção)\s*[“„«"][^”“»"\n]{2,60}[”“»"]/giu;
const namesKept = (held: readonly HeldBack[], places: LeakSearch["places"]): string[] =>
  held
    .filter(({ quote }) =>
      matchesIn(NAMED, quote.replace(OF_PAGE, " ")).some(
        ([, marked, plain]) => !places.some(({ text }) => says(text, marked ?? plain ?? "")),
      ),
    )
    .map(({ quote }) => quote);

/** "So thank them by name", "bitte namentlich danken": an order about people or bodies whom the sentence names. */
const THANKS_ORDER =
  /(?<!\p{L})(?:thank|credit|by name|namentlich|danken|bedanken|remerci\p{L}+|nommément|agradec\p{L}+|dar las gracias|ringrazi\p{L}+|bedank\p{L}*|bij naam)(?!\p{L})/iu;
const FULL_NAME =
  /(?!(?:The|Der|Die|Das|Den|La|Le|Les|El|Los|Las|Il|Lo|De|Het|O|A|Os|As) )\p{Lu}[\p{L}’'-]+(?: (?:de|da|do|del|della|des|di|du|la|van|von|of|and|&|und) )?(?: ?\p{Lu}[\p{L}’'-]+)+/gu;
const thankedKept = (held: readonly HeldBack[], places: LeakSearch["places"]): string[] =>
  held
    .filter(
      ({ why, quote }) =>
        why === "instruction" &&
        THANKS_ORDER.test(quote) &&
        matchesIn(FULL_NAME, quote).some(([name]) => !places.some(({ text }) => says(text, name))),
    )
    .map(({ quote }) => quote);
