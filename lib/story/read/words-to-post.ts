import { own } from "../../text/own.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";

/** "We'd like to post what a customer wrote to us.": an order for words of another person, which stand in quotation marks. */
const WANTS_TO_POST: Record<string, RegExp> = {
  en: new Prefiltered(
    /^(?:we|i)(?:['’]d| would| really| both)*(?: like| love| want|['’]re hoping| hope|['’]re keen)(?: so much)? to (?:post|share|publish|put (?:up|out)|use|run|feature|print|show)(?: (?:people|everyone))? (?:what|something|the (?:words?|quote|review|message|note|letter|lines?)|an? (?:(?:short|lovely|nice|kind|great) )*(?:quote|review|testimonial|message|note|letter|line)|some (?:kind |nice |lovely )?words)(?!\p{L})/iu,
  ),
  de: new Prefiltered(
    /^(?:wir|ich) (?:möchten?|wollen?|will|würden?)(?: gerne?)?(?: (?:posten|teilen|veröffentlichen|zeigen)| (?:etwas|das) (?:posten|teilen|veröffentlichen|zeigen))?,? (?:was (?:uns |mir )?(?:eine?|unsere?)|(?:ein|das|dieses) (?:zitat|lob|feedback)|(?:eine|die|diese) (?:bewertung|rückmeldung|nachricht))(?!\p{L})/iu,
  ),
  fr: new Prefiltered(
    /^(?:nous|on|je|j['’]) ?(?:aimerions|aimerait|aimerais|voudrions|voudrait|voudrais|souhaitons|souhaite|souhaiterions)(?: bien)? (?:publier|partager|poster|mettre|montrer) (?:ce qu|la citation|les mots|le message|l['’]avis|un (?:avis|message|témoignage)|une (?:citation|phrase))/iu,
  ),
  es: new Prefiltered(
    /^(?:queremos|querríamos|quisiéramos|nos gustaría|me gustaría|quiero) (?:publicar|compartir|subir|poner|mostrar) (?:lo que|la(?:s)? (?:cita|frase|palabras|reseña|opinión)|una? (?:cita|frase|reseña|mensaje|opinión|testimonio))(?!\p{L})/iu,
  ),
  it: new Prefiltered(
    /^(?:vorremmo|vorrei|vogliamo|ci piacerebbe|mi piacerebbe) (?:pubblicare|condividere|postare|mettere|mostrare) (?:quello che|ciò che|le parole|la (?:frase|citazione|recensione)|una? ?(?:frase|citazione|recensione|messaggio|testimonianza))(?!\p{L})/iu,
  ),
  nl: new Prefiltered(
    /^(?:we|wij|ik) (?:willen|wil|zouden|zou)(?: graag)? (?:(?:delen|plaatsen|posten) )?(?:wat (?:een|onze)|een (?:citaat|review|berichtje|recensie)|het (?:citaat|bericht))(?!\p{L})/iu,
  ),
  pt: new Prefiltered(
    /^(?:gostávamos de|gostaríamos de|queremos|queríamos|gostava de|quero) (?:publicar|partilhar|compartilhar|postar|mostrar) (?:o que|as palavras|a (?:frase|citação)|uma? (?:frase|citação|mensagem|testemunho|depoimento))(?!\p{L})/iu,
  ),
};

/** "A quote from our founder for the anniversary.": names what the marks behind it hold. */
const NAMES_WORDS = new Prefiltered(
  /^(?:something|a few words|some words) (?:(?:really |very )?(?:nice|lovely|kind|good) )?(?:from|by) [^.:!?\d"“„«]{3,60}? (?:that |which )?(?:i|we)(?:['’]d| would)? (?:like|want|love) to (?:post|share|use|put up|publish)[^.:!?"“„«]{0,40}[.:]$|^(?:(?:just|only) )?(?:an?|the) (?:(?:short|little|nice|lovely) )*(?:quote|quotation|testimonial|customer review) (?:from|by|of) [^.:!?\d"“„«]{3,80}[.]$|^(?:nur )?(?:ein|das) (?:(?:kurzes|schönes) )?(?:zitat|statement) (?:von|unsere[rs]|der|des) [^.:!?\d"“„«]{3,80}[.]$|^(?:juste )?(?:une|la) (?:(?:courte|belle) )?citation (?:de|d['’]) ?[^.:!?\d"“„«]{3,80}[.]$|^(?:sólo |solo )?(?:una|la) (?:(?:breve|bonita) )?cita de [^.:!?\d"“„«]{3,80}[.]$|^(?:solo )?(?:una|la) (?:(?:breve|bella) )?citazione d[^.:!?\d"“„«]{3,80}[.]$|^(?:een|het) (?:(?:kort|mooi) )?citaat van [^.:!?\d"“„«]{3,80}[.]$|^(?:só )?(?:uma|a) (?:(?:curta|bela) )?citação d[^.:!?\d"“„«]{3,80}[.]$/iu,
);

const QUOTED = /["“„«][^"“”„«»]{12,}["”“»]/u;
const NUMBER = /\d/u;

/** "She has said yes.", right behind such an order: the person agrees that it is published. */
const AGREES =
  /^[\p{L}’' -]{2,40} (?:has |have |had |already )*said (?:yes|ok|okay)[.!]?$|^[\p{L} -]{2,40} (?:hat|haben) (?:schon |bereits )?ja gesagt[.!]?$|^[\p{L}’' -]{2,40} (?:a|ont) (?:déjà )?dit oui[.!]?$|^[\p{L} -]{0,40}(?:ha|han) dicho que sí[.!]?$|^[\p{L} -]{0,40}(?:ha|hanno) (?:già )?detto (?:di )?sì[.!]?$|^[\p{L} -]{2,40} (?:heeft|hebben) (?:al )?ja gezegd[.!]?$|^[\p{L} -]{0,40}(?:disse|disseram) que sim[.!]?$/iu;

const wants = (sentence: string, language: string): boolean =>
  own(WANTS_TO_POST, language)?.test(sentence.trim()) === true;

/** The sentence only says whose words are to be published, or that they may be, and the words stand behind it. */
export function ordersWords(sentence: string, language: string, plain: string): boolean {
  const words = sentence.trim();
  const at = plain.indexOf(words);
  if (NUMBER.test(words) || QUOTED.test(words) || !QUOTED.test(plain.slice(at + words.length))) return false;
  const before =
    plain
      .slice(0, at)
      .trim()
      .split(/(?<=[.!?])\s/u)
      .at(-1) ?? "";
  return wants(words, language) || NAMES_WORDS.test(words) || (AGREES.test(words) && wants(before, language));
}
