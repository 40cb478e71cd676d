import { once, wordSet } from "../text/once.ts";
import { own } from "../text/own.ts";
import { hasVerb } from "./grammar.ts";

/** Function words: short, frequent and hard to write a sentence without; and the names of months and days. */
const FUNCTION_WORDS: Record<string, string> = {
  en: "the and of to in is for with on that you your we our are at this from by it be as an a i my me he she have has had now can not all will new more get was were or us one about they their who how what when just only every each any some make post people please if but than then there here up out off into no so would could should week month year day days free open need per january february june july august october december monday tuesday wednesday thursday friday saturday sunday",
  de: "der die das und ist für mit auf von den ein eine einen wir uns unser unsere unseren ihr euch sie ich nicht auch zu zum zur im am bei bis ab jetzt neu neue alle mehr werden haben über nach oder wenn kein ohne dem einem einer sind wird kann so sich lassen januar februar märz oktober dezember montag dienstag mittwoch donnerstag freitag samstag sonntag uhr",
  fr: "le la les des du et est pour avec sur que dans un une nous notre nos vous votre vos ce cette au aux par plus pas en qui ne se sont chez dès sans tous ou à de nouveau nouvelle venez chaque mais janvier février avril juin juillet août septembre octobre novembre décembre lundi mardi mercredi jeudi vendredi samedi dimanche",
  es: "el la los las de y es para con en que un una nos nuestro nuestra tu tus su por más no se del al ya lo como sin todos desde hoy ahora o hasta ven queremos puedes nuevo nueva este esta pero cada son enero febrero marzo mayo junio julio septiembre octubre noviembre diciembre lunes martes miércoles jueves viernes domingo nuestros nuestras todas",
  it: "il lo la gli le di e è per con su che un una noi nostro nostra voi vostro tuo tua del della dei delle al alla nel nella più non si da ora sono come senza tutti o oggi nuovo nuova dal dalla anche questo ogni gennaio febbraio marzo aprile maggio giugno luglio settembre ottobre novembre dicembre lunedì martedì mercoledì giovedì venerdì domenica nostri nostre tutte tutto insieme",
  pt: "o os as de e é para com em que um uma nós nosso nossa você seu sua por mais não se do da dos das no na ao já como sem todos desde hoje agora ou até novo nova este esta mas são cada pelo pela janeiro fevereiro março maio junho julho setembro outubro novembro dezembro dia às feira domingo nossos nossas aos todas anos",
  nl: "de het een en is voor met op van dat we wij ons onze je jouw u uw niet ook te naar bij tot vanaf nu nieuw nieuwe alle meer worden hebben zijn over of als geen zonder door deze dit kom maak aan er januari februari maart mei juni juli augustus oktober maandag dinsdag woensdag donderdag vrijdag zaterdag zondag om uur iedereen allemaal jullie",
  sv: "och att det är för med på av en ett vi vår våra du din ni som inte nu ny nya alla mer har till från eller utan kom om så den de när januari februari maj juni juli augusti oktober måndag tisdag onsdag torsdag fredag lördag söndag klockan vårt öppnar",
  da: "og at det er for med på af en et vi vores du din som ikke nu ny nye alle mere har til fra eller uden kom om så den de når også jer januar februar marts maj juni juli oktober mandag tirsdag onsdag torsdag lørdag søndag klokken åbner uge efter noget hvad gerne",
  no: "og at det er for med på av en et vi vår våre du din som ikke nå ny nye alle mer har til fra eller uten kom om så den de når også dere januar februar juni juli oktober desember mandag tirsdag onsdag torsdag lørdag søndag klokken vårt åpner uke etter noe hva gjerne innom",
  fi: "ja on ei se että kun ovat meidän me te nyt uusi uudet kaikki mutta myös tai kanssa ilman sekä tämä joka voit saat",
  pl: "i w na z do jest się nie dla od o to że nasz nasza nasze my ty twój już nowy nowa nowe wszystkie oraz lub bez po jak przy teraz",
  cs: "a v na z do je se ne pro od o to že náš naše my ty už nový nová nové všechny nebo bez po jak při teď ve si jsme",
  tr: "ve bir bu için ile da de çok daha yeni biz siz sizin bizim olarak şimdi tüm her var gibi ama veya artık en kadar",
  id: "dan yang di untuk dengan dari ini itu kami kita anda adalah tidak baru sekarang semua lebih ke pada bisa atau sudah akan juga",
  ro: "și de la în cu pe un o este sunt pentru nu din ce noi nostru voi mai acum nou nouă toate sau fără",
  hu: "a az és egy is nem hogy van új most minden vagy mi ti meg több csak ki el mert",
  vi: "và của là cho với các một không được trong những này có chúng tôi bạn mới ngay",
};

const FUNCTION_SETS = once(() =>
  Object.entries(FUNCTION_WORDS).map(([code, list]) => ({ code, known: wordSet(list) })),
);

/** Letters that only some of the Latin-script languages use. */
const LETTERS: Record<string, RegExp> = {
  de: /[äöüß]/g,
  fr: /[éèêàçùœ]/g,
  es: /[ñ¿¡áíóú]/g,
  pt: /[ãõçáâê]/g,
  sv: /[åäö]/g,
  da: /[æøå]/g,
  no: /[æøå]/g,
  pl: /[ąćęłńśźż]/g,
  cs: /[ěščřžů]/g,
  tr: /[ğışç]/g,
  hu: /[őűáé]/g,
  vi: /[ăâđêôơưạảấầẩậắằặẹẻẽếềểệịọỏốồổộớờởợụủứừửựỳỵỷỹ]/g,
  ro: /[ășțâî]/g,
  fi: /[äö]/g,
};

/** Scripts that settle the question by themselves; kana first, because Japanese also uses Han. */
const SCRIPTS: readonly { code: string; letters: RegExp; share: number }[] = [
  { code: "ja", letters: /[\p{Script=Hiragana}\p{Script=Katakana}]/gu, share: 0.12 },
  { code: "ko", letters: /\p{Script=Hangul}/gu, share: 0.35 },
  { code: "zh", letters: /\p{Script=Han}/gu, share: 0.35 },
  { code: "th", letters: /\p{Script=Thai}/gu, share: 0.35 },
  { code: "he", letters: /\p{Script=Hebrew}/gu, share: 0.35 },
  { code: "ar", letters: /\p{Script=Arabic}/gu, share: 0.35 },
  { code: "hi", letters: /\p{Script=Devanagari}/gu, share: 0.35 },
  { code: "el", letters: /\p{Script=Greek}/gu, share: 0.35 },
  { code: "ru", letters: /\p{Script=Cyrillic}/gu, share: 0.35 },
];

const count = (s: string, re: RegExp) => s.match(re)?.length ?? 0;

/** Neighbours that share a script. */
function refine(code: string, s: string): string {
  if (code === "ar" && /[پچژگک]/.test(s)) return /[ٹڈڑے]/.test(s) ? "ur" : "fa";
  if (code === "ru" && /[іїєґ]/i.test(s)) return "uk";
  return code;
}

/** "Daten liegen in einem Rechenzentrum in Frankfurt": English, German, Dutch and Italian all say "in". */
const SHARED = "in";

function byFunctionWords(sample: string, letters: number): { code: string; sure: number } {
  const tokens = (sample.toLowerCase().match(/\p{L}+/gu) ?? []).filter((token) => token !== SHARED);
  const ranked = FUNCTION_SETS()
    .map(({ code, known }) => {
      const hits = tokens.reduce((n, t) => n + (known.has(t) ? (t.length === 1 ? 0.5 : 1) : 0), 0);
      const special = own(LETTERS, code);
      const share = special ? (count(sample.toLowerCase(), special) / letters) * 1.5 : 0;
      return { code, score: hits / Math.max(1, tokens.length) + Math.min(0.12, share) };
    })
    .sort((a, b) => b.score - a.score);
  const [best, next] = ranked;
  if (!best || !next) return { code: "en", sure: 0 };
  // Too few function words to tell: an English headline is the likeliest thing in plain ASCII.
  if (best.score < 0.08)
    return { code: best.score > 0.04 && /[^\p{ASCII}]/u.test(sample) ? best.code : "en", sure: 0.2 };
  return { code: best.code, sure: Math.min(1, (best.score - next.score) * 4) };
}

/** The language of a text as an ISO 639-1 code, "und" without letters; `sure` is 0 to 1. Reads 1,500 characters. */
export function detectLanguage(text: string): { code: string; sure: number } {
  const sample = text.slice(0, 1500).replace(/https?:\S+/g, " ");
  const letters = count(sample, /\p{L}/gu);
  if (letters < 3) return { code: "und", sure: 0 };
  for (const script of SCRIPTS) {
    const share = count(sample, script.letters) / letters;
    if (share > script.share) return { code: refine(script.code, sample), sure: Math.min(1, share + 0.3) };
  }
  return byFunctionWords(sample, letters);
}

/** This many function words of a language are no chance. */
const NO_CHANCE = 2;

/** "Clay, slowly.": endings of words that the other languages do not have. */
const ENGLISH_ENDING =
  /\p{L}{3,}(?:ly|ness|ful|ing)(?!\p{L})(?<!marketing|training|camping|shopping|parking)/iu;

/** A few words are surely not of a language: another script, or function words of another one and none of its own. */
export function isSurelyNotIn(words: string, code: string): boolean {
  const found = detectLanguage(words).code;
  const isScript = SCRIPTS.some((script) => [script.code, refine(script.code, words)].includes(found));
  if (isScript || SCRIPTS.some((script) => script.code === code)) return found !== code && found !== "und";
  const letters = own(LETTERS, code);
  if (letters && count(words.toLowerCase(), letters) > 0) return false;
  const tokens = words.toLowerCase().match(/\p{L}+/gu) ?? [];
  const hits = (known: ReadonlySet<string>) => tokens.filter((token) => known.has(token)).length;
  const isOwn = FUNCTION_SETS().some((set) => set.code === code && hits(set.known) > 0);
  const isOther = FUNCTION_SETS().some((set) => set.code !== code && hits(set.known) >= NO_CHANCE);
  const isEnglish = code !== "en" && (hasVerb(words) || ENGLISH_ENDING.test(words));
  return !isOwn && (isOther || isEnglish);
}

/** Languages written without spaces, where words cannot be counted. */
export const hasSpaces = (code: string): boolean => !/^(?:ja|zh|th)$/.test(code);
