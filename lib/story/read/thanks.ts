import { hasWords } from "../../copy/text.ts";
import { own } from "../../text/own.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import { isOnlyThanks, isThanksToReaders } from "../addressee/reader-thanks.ts";
import { hold, mains, type Notebook, type Piece } from "./notebook.ts";
import { addStatement } from "./statement.ts";

/** "Thank you, Otterbridge." opens a post; at the end of a brief it thanks its writer. */
const THANKS = /^\s*(?:thank you|thanks),? (?:\p{Lu}[\p{L}’'-]+ ?){1,3}[.!]\s*$/iu;

/** "Thank you, Pat, and enjoy the road.": thanks to a person by name. */
const TO_NAMED =
  /^\s*¡?(?:thank you|thanks|(?:vielen |herzlichen )?dank|danke|merci|(?:muchas )?gracias|grazie|bedankt|dank je(?: wel)?|(?:muito )?obrigad[oa]),? (?<name>\p{Lu}[\p{L}’'-]+)(?:,? [^.!?]{3,})?[.!]\s*$/u;
/** "Thank you, from all five of us.": who thanks stands behind the thanks. */
const FROM_ALL =
  /^\s*¡?(?:thank you|thanks|danke|merci|(?:muchas )?gracias|grazie|bedankt|(?:muito )?obrigad[oa]s?),? (?:so much |very much )?(?:from|von|de la part de|de parte de|da parte di|de|da|van|namens) (?:all|everyone|everybody|the (?:whole|entire) |us|uns|euch allen|allen|nous|tout|tous|tod[oa]s|nosotr[oa]s|tutt[oie]|noi|ons|alle|nós)[^.!?]{0,60}[.!]\s*$/iu;
/** "To the marshals and the cooks: thank you.": those who are thanked stand before the thanks. */
const ENDS_WITH_THANKS =
  /^\s*(?:to|an|à|aux?|al?|aan|para|ao?s?)\s[^.!?]{8,200}[:–—]\s*(?:a (?:very )?(?:big|huge|warm|heartfelt) )?(?:thank you|thanks|danke|merci|gracias|grazie|bedankt|dank|obrigad[oa])[^.!?]{0,20}[.!]\s*$/iu;
const INITIAL = /^(\s*¡?)\p{Lu}/u;

/** Readers know the person who is thanked: a sentence for them has the name, and it is no colleague. */
function thanksNamed(n: Notebook, text: string): boolean {
  const small = text.replace(INITIAL, (start) => start.toLowerCase());
  const name = TO_NAMED.exec(small)?.groups?.name;
  return name !== undefined && !n.colleagues.has(name) && mains(n).some((said) => hasWords(said.text, name));
}

/** Thanks that open the brief, or go to readers, to a town that the brand is known in, or to a person whom the brief names. */
export const thanksReaders = (n: Notebook, start: number, text: string): boolean =>
  isThanksToReaders(text) ||
  ENDS_WITH_THANKS.test(text) ||
  FROM_ALL.test(text) ||
  thanksNamed(n, text) ||
  (THANKS.test(text) &&
    (/^\s*$/.test(n.plain.slice(0, start)) ||
      hasWords(n.brand.overview, text.replace(/^\W*thank(?:s| you),? |[.!\s]+$/gi, ""))));

const ALL =
  "(?:,? (?:all|everyone|everybody|so much|euch(?: allen)?|ihnen(?: allen)?|allen|beaucoup|à tous(?: et à toutes)?|à vous|a tod[oa]s|mille|di cuore|a tutt[ie]|allemaal|jullie|a todos))";
/** Thanks of a few words that stand out. Those of a mail are quieter, or come with a request. */
const BARE = new Prefiltered(
  `^\\s*[¡]?(?:(?:a )?(?:big |huge |heartfelt )?(?:thank you|thanks|(?:vielen |herzlichen |tausend )?danke?|merci|(?:muchas |mil )?gracias|grazie|bedankt|dank (?:je|jullie|u)(?: wel)?|(?:muito )?obrigad[oa]s?)(?:${ALL}* ?[!！]+|${ALL}+\\.)|(?:皆(?:様|さま|さん)[、,]?)?(?:本当に|誠に)?ありがとうございま(?:す|した)[。！!]+)\\s*$`,
  "iu",
);
/** "10,000 copies sold", "25 years old", "5万部": what has been reached. */
const REACHED =
  /(?<![£$€¥\d.,])\d{1,3}(?:[.,’\u00a0\u202f ]\d{3})+(?![\d,.]*\s?[£$€¥円])|\d万|\d+ ?(?:years?|jahren?|ans|años|anni|jaar|anos|周年)(?!\p{L})/iu;

/** "10,000 copies sold. Thank you!": the end of a brief that tells what was reached, and asks its writer for nothing. */
export const thanksForMilestone = (n: Notebook, { start, end }: { start: number; end: number }): boolean =>
  BARE.test(n.plain.slice(start, end)) &&
  !/[\p{L}\p{N}]/u.test(n.plain.slice(end)) &&
  n.wishes.length === 0 &&
  n.heldBack.length === 0 &&
  mains(n).some(({ text }) => REACHED.test(text));

/** A sentence of the brief, and all that was held back of it. */
const heldIn = ({ heldBack }: Notebook, { start, end }: Piece) =>
  heldBack.filter(({ span, why }) => why === "internal" && start <= span.start && span.end <= end);

/** Nothing is asked of a writer and nothing said to a colleague: such a brief has no one else to thank than readers. */
function hasNoTalk(n: Notebook, thanks: readonly Piece[]): boolean {
  const held = thanks.flatMap((piece) => heldIn(n, piece));
  return n.wishes.length === 0 && n.colleagues.size === 0 && n.heldBack.every((one) => held.includes(one));
}

/** "Thank you!", and then thanks to many: a maker is thanked at the end. */
const opensThanking = (n: Notebook, { start }: Piece): boolean =>
  !/[\p{L}\p{N}]/u.test(n.plain.slice(0, start)) &&
  mains(n).some(
    ({ text }) =>
      isThanksToReaders(text) || [TO_SOMEONE, THANKS_TO_YOU, YOU_GAVE].some((form) => form.test(text)),
  );
/** "412 of you gave £7,935.": what the readers of the post have done. */
const YOU_GAVE =
  /(?<!\p{L})(?:\d of you|you (?:all |have |['’]ve )*(?:gave|given|raised|donated|collected|brought|bought|came|turned up|helped|voted|signed)|ihr habt [^.!?]{0,60}(?:gespendet|gegeben|gesammelt|gebracht|geholfen|unterschrieben)|von euch (?:haben|kamen)|vous avez (?:été \p{L}+ à )?(?:donn|offert|collect|récolt|apport|aid|sign|particip)\p{L}*|habéis (?:donado|dado|traído|ayudado|venido|recaudado|firmado)|avete (?:donato|dato|raccolto|portato|aiutato|firmato)|(?:jullie|u) (?:hebben|heeft|gaven|brachten|doneerden)|(?:vocês )?(?:doaram|deram|trouxeram|ajudaram|angariaram|assinaram))(?!\p{L})/iu;
/** "Thanks to you, 60 families …": the readers of the post did it. */
const THANKS_TO_YOU =
  /^(?:thanks to (?:all of )?you|dank (?:eurer|euch|ihrer|ihnen)|grâce à vous|gracias a (?:vosotr[oa]s|ustedes)|grazie a (?:voi|tutti voi)|dankzij (?:jullie|u)|graças a vocês)(?!\p{L})/iu;
const TO_SOMEONE =
  /^\W*(?:(?:a )?(?:big |huge |warm )?(?:thank you|thanks)|danke|dank|merci|gracias|grazie|bedankt|obrigad[oa])(?: \p{L}+)? (?:to|an|à|aux?|al?|ai|alle|agli|aan|aos?|às?)\s/iu;

/** "I want to say thank you and I want to do it properly": the brief is a word of thanks, and ends with it. */
const MEANT_AS_THANKS =
  /^\W*(?:(?:i|we)(?: just| really)? (?:want|wanted|would like|['’]?d like) to (?:say (?:a )?(?:\p{L}+ )?thank|thank)|(?:ich|wir) (?:möchten?|wollen?|will) (?:mich |uns )?(?:[\p{L} ]{0,20})?(?:danke sagen|bedanken)|(?:je|nous) (?:veux|voudrais|voulons|tiens|tenons) (?:à )?(?:dire merci|(?:vous )?remercier)|(?:quiero|queremos) (?:dar las gracias|daros las gracias|agradecer)|(?:voglio|vogliamo) (?:dire grazie|ringrazia)|(?:ik|wij|we) (?:wil|willen) (?:graag )?(?:dank je wel zeggen|bedanken)|(?:quero|queremos) (?:agradecer|dizer obrigad))/iu;

/**
 * "Thank you. 412 donors, one new boat.": thanks that stand before the end of a brief that has nothing but what is for
 * readers are for them. At the end they may thank its writer: with a name, only the author knows.
 */
export function keepThanks(n: Notebook, pieces: readonly Piece[]) {
  const text = ({ start, end }: Piece) => n.plain.slice(start, end).trim();
  // A line of thanks is the end of a mail, but not where a brief begins with it.
  const isSentence = ({ shape }: Piece, i: number) => shape === "sentence" || (shape === "mail" && i === 0);
  const thanks = pieces.filter((piece, i) => isSentence(piece, i) && isOnlyThanks(text(piece)));
  const held = thanks.filter((piece) => heldIn(n, piece).length > 0);
  if (held.length === 0 || mains(n).length === 0) return;
  const isForReaders = hasNoTalk(n, held);
  for (const piece of held)
    if (MEANT_AS_THANKS.test(n.plain) || (isForReaders && endsForGivers(n, piece))) keep(n, piece);
    else if (isForReaders || opensThanking(n, piece)) keepOne(n, piece, text(piece));
}

/** Who has given: money, time or help. */
const GAVE = new Prefiltered(
  /(?<!\p{L})(?:donat\p{L}+|donors?|fundrais\p{L}+|volunteer\p{L}*|supporters?|(?:gave|given|raised|paid for|funded) by|spend\p{L}*|gespendet|spender\p{L}*|ehrenamtlich\p{L}*|freiwillige\p{L}*|unterstützer\p{L}*|don(?:s|née?s?|ateurs?|atrices?)|bénévoles?|soutiens|donaciones|donad[oa]s?|donantes|voluntari[oa]s?|donazion[ei]|donat[oaie]|donator[ei]|volontari[oae]?|donaties?|gedoneerd|donateurs|vrijwilligers?|doações|doad[oa]s?|doadores|voluntári[oa]s?)(?!\p{L})/iu,
);

/** "… is given by people in this county. Thank you.": thanks that end a paragraph of what was given. */
const endsForGivers = (n: Notebook, { block }: Piece): boolean =>
  mains(n).some(({ piece, text }) => piece.block === block && GAVE.test(text));

function keep(n: Notebook, piece: Piece) {
  const its = heldIn(n, piece);
  n.heldBack = n.heldBack.filter((one) => !its.includes(one));
  addStatement(n, { ...piece, piece: { ...piece, shape: "sentence" } });
}

function keepOne(n: Notebook, piece: Piece, text: string) {
  const isLast = !/[\p{L}\p{N}]/u.test(n.plain.slice(piece.end));
  const isNamed = /[!！]$/u.test(text) && /\s\p{Lu}/u.test(text);
  if (isLast && !isNamed) return;
  if (!isLast) return keep(n, piece);
  const its = heldIn(n, piece);
  n.heldBack = n.heldBack.filter((one) => !its.includes(one));
  hold(n, piece.start, piece.end, "unclear");
}

/** "One line of thanks to the volunteers", "a thank-you to everyone who came": what the words of an order come to. */
const LINE_OF_THANKS: Record<string, { form: RegExp; thanks: string }> = {
  en: {
    form: /^(?:(?:just |only )?(?:an?|one|the|our|some) )?(?:(?:short|quick|brief|warm|big|simple|final|little|small|single) )*(?:(?:line|word|words|note|sentence|message) (?:of thanks|to thank|thanking|saying thank(?:s| you))|thanks|thank[- ]you)(?: (?:line|note|message))?(?:,? (?:to|for))? (?=(?:all|every|the|our|those|whoever|each|\p{Lu}|\d))/iu,
    thanks: "Thank you to",
  },
  de: {
    form: /^(?:(?:nur |kurz )?(?:einem?|dem|unserem) )?(?:(?:kurzen|herzlichen|großen|kleinen) )*(?:dank|dankeschön|(?:satz|wort) des dankes) an (?=\S)/iu,
    thanks: "Danke an",
  },
  fr: {
    form: /^(?:un |le )?(?:(?:petit|grand|simple) )?(?:merci|mot de remerciement|remerciement) (?=à |aux |au )/iu,
    thanks: "Merci",
  },
  es: {
    form: /^(?:un |el |unas )?(?:(?:breve|gran|sencillo) )?(?:gracias|agradecimiento|palabras de agradecimiento) (?=a )/iu,
    thanks: "Gracias",
  },
  it: {
    form: /^(?:un |il )?(?:(?:breve|grande|semplice) )?(?:grazie|ringraziamento) (?=a |ai |alle |agli )/iu,
    thanks: "Grazie",
  },
  nl: {
    form: /^(?:een |het )?(?:(?:kort|groot|klein) )?(?:bedankje|dankwoord|dank) aan (?=\S)/iu,
    thanks: "Dank aan",
  },
  pt: {
    form: /^(?:um |o )?(?:(?:breve|grande|simples) )?(?:obrigado|agradecimento) (?=a |aos |às |ao |à )/iu,
    thanks: "Obrigado",
  },
};

/** "thanks and the fact that we open again on Saturday": thanks alone, and a clause. */
const THANKS_AND: Record<string, { form: RegExp; says: string }> = {
  en: {
    form: /^(?:our |a |with )?(?:thanks|thank[- ]you|word of thanks)(?<between>,? (?:and|plus) (?:the (?:fact|news|reminder|note)|an? (?:short )?(?:note|reminder|line)|word|then)(?: saying)? that )/iu,
    says: "Thank you.",
  },
  de: {
    form: /^(?:bitte )?(?:dem |den |einem |einen |ein |unserem )?(?:dank|danke|dankeschön)(?<between>,? und (?:(?:der|den|dem|einen?|einem) (?:hinweis|satz)|(?:der|die|eine?r?) (?:info\p{L}*|nachricht|tatsache|erinnerung)),? dass )/iu,
    says: "Vielen Dank.",
  },
  fr: {
    form: /^(?:un |des )?(?:merci|remerciements?)(?<between>,? et (?:le (?:fait|rappel)|l[’']info\p{L}*|la nouvelle) (?:que |qu[’']))/iu,
    says: "Merci.",
  },
  es: {
    form: /^(?:unas |las |un )?(?:gracias|agradecimiento)(?<between>,? y (?:el (?:hecho|aviso|recordatorio)|la noticia)(?: de)? que )/iu,
    says: "Gracias.",
  },
  it: {
    form: /^(?:un |i )?(?:grazie|ringraziament[oi])(?<between>,? e (?:il (?:fatto|promemoria)|la notizia|l[’']avviso) che )/iu,
    says: "Grazie.",
  },
  nl: {
    form: /^(?:een )?(?:bedankt|bedankje|dank|dankwoord)(?<between>,? en (?:het (?:feit|bericht)|de (?:melding|mededeling)) dat )/iu,
    says: "Bedankt.",
  },
  pt: {
    form: /^(?:um |os )?(?:obrigado|agradecimentos?)(?<between>,? e (?:o (?:facto|fato|lembrete)|a (?:notícia|informação))(?: de)? que )/iu,
    says: "Obrigado.",
  },
};

/** Thanks with what is to be said behind them; `at` is where the clause begins, `end` where the thanks end. */
export function thanksAndClause(
  words: string,
  language: string,
): { says: string; end: number; at: number } | undefined {
  const { form, says = "" } = own(THANKS_AND, language) ?? {};
  const found = form?.exec(words);
  const at = found?.[0].length ?? 0;
  return found ? { says, at, end: at - (found.groups?.between?.length ?? 0) } : undefined;
}

/** "End with a thank you.": thanks without those whom they go to. */
const ONLY_THANKS = new Prefiltered(
  /^(?:(?:an?|one|our|eine?[mnr]?|une?|una?|las|il|een|uma?|o) )?(?:(?:short|quick|brief|warm|big|simple|final|little|kurzen?|herzlichen?|großen?|kleinen?|petit|grand|simple|breve|gran|grande|semplice|kort|groot|klein|warm|simples) )*(?:thanks|thank[- ]you|(?:word|line) of thanks|danke?|dankeschön|merci|(?:mot de )?remerciement|gracias|agradecimiento|grazie|ringraziamento|bedankje|dankwoord|obrigado|agradecimento)(?: (?:message|note|line))?\s*[.!]?$/iu,
);

/** The thanks that an order asks for, as they are said to those who are thanked; undefined for other words. */
export function thanksIn(words: string, language: string): string | undefined {
  if (ONLY_THANKS.test(words.trim())) return own(THANKS_AND, language)?.says;
  const { form, thanks } = own(LINE_OF_THANKS, language) ?? {};
  const [lead] = form?.exec(words.trim()) ?? [];
  return lead === undefined ? undefined : `${thanks} ${words.trim().slice(lead.length)}`;
}
