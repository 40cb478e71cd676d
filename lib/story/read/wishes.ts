import { rememberedIn } from "../../text/once.ts";
import { pictureOrder } from "../picture-wishes/orders.ts";
import type { Wish } from "../schema.ts";
import { layoutWishIn } from "./layout-wishes.ts";
import { lookWish } from "./look-wishes.ts";
import { groupsOf, lower, pattern } from "./lower.ts";
import { NAMES_OF, OWN_ENDING } from "./names-of.ts";
import { prohibitionIn } from "./prohibitions.ts";
import { clauseSeenFirst } from "./seen-first.ts";
import { TASTE, tasteOf } from "./taste-words.ts";

export type Asked = { rule: Wish["rule"]; value: string };
type Groups = Record<string, string | undefined>;
type Rule = { re: () => RegExp; read: (g: Groups) => Asked };

/** What an author calls a kind of fact. */
const KINDS: [FactWord: RegExp, kind: string][] = [
  [
    /^(?:the )?(?:prices? of .*|prices?|pricing|costs?|fees?|pay|salar(?:y|ies)|wages?|hourly rate|preis\w*|prix|tarifs?|precios?|prezz[oi]|preços?|prij[sz]\w*|価格|値段|价格)$/iu,
    "price",
  ],
  [/^(?:the )?(?:dates?|times?|datum|uhrzeit|dates?|fechas?|dat[ae]|日付|日期)$/iu, "when"],
  [
    /^(?:the |any )?(?:address(?:es)?|locations?|places?|adresse|dirección|indirizzo|endereço|adres|住所|地址)$/iu,
    "where",
  ],
  [/^(?:the |any )?(?:links?|urls?|website|lien|enlace|リンク|链接)$/iu, "link"],
  [
    /^(?:the |any )?(?:(?:mobile|phone|telephone)(?: number)?(?: on| in)?|number|contact(?: details)?|telefon\w*|téléphone|teléfono|telefono|telefone)$/iu,
    "contact",
  ],
  [/^(?:any )?(?:names?|namen|noms?|nombres|nomi|nomes|名前|姓名)$/iu, "who"],
  [
    /^(?:any |the )?(?:numbers|stat(?:istic)?s|figures|zahlen|chiffres|cifras|numeri|números|cijfers)$/iu,
    "figure",
  ],
  [/^(?:the |any )?(?:codes?|promo codes?)$/iu, "promo_code"],
];

const unquote = (s: string) =>
  s
    .trim()
    .replace(/^["“”„«'‘’「『]+|["”“»'’」』.,!。]+$/gu, "")
    .trim();
/** "the word cheap": what is named, without its kind. */
const named = (s: string) =>
  unquote(
    s
      .trim()
      .replace(
        /^(?:the )?(?:words?|phrases?|terms?|pictures words|wort|mot|palabra|parola|palavra|woord)s?(?: like)?\s+/iu,
        "",
      ),
  );

/** "Nothing about the wine", "du déménagement": words that lead to what is to be left out. */
const ABOUT =
  /^(?:(?:anything|nothing|nada|nichts|rien|niente|niets)\s+)?(?:about|on|sobre|über|sur|su|over|de|del|di|do|da|d['’])\s*(?<=\s|['’])/iu;

/** The rule for something to leave out: a kind of fact when it is named as one, else the words. */
function leftOut(what: string): Asked {
  const quoted = /["“„«「']\s*([^"”»」']{2,60})\s*["”»」']/u.exec(what)?.[1];
  if (quoted) return { rule: "leave_out_words", value: quoted };
  const bare = what.replace(ABOUT, "");
  const value = named(
    bare.replace(
      /^(?:any|our|the|de[nr]|das|die|unser\w*|nos|los|las|el|la|il|lo|i|gli|du|le|les|os?|l['’])\s*(?<=\s|['’])|\s(?:on it|in it|in there)$/giu,
      "",
    ),
  );
  const kind = KINDS.find(([re]) => re.test(value))?.[1];
  if (kind) return { rule: "leave_out_kind", value: kind };
  if (/^emojis?$/i.test(value)) return { rule: "no_emoji", value: "" };
  if (/^hashtags?$/i.test(value)) return { rule: "no_hashtags", value: "" };
  return { rule: "leave_out_words", value };
}

const fixed = (rule: Asked["rule"]) => () => ({ rule, value: "" });
const said = (rule: Asked["rule"]) => (g: Groups) => ({ rule, value: unquote(g.value ?? "") });

/** Languages that a post may be asked for in, as authors call them. */
export const LANGUAGES =
  "english|german|french|spanish|italian|dutch|portuguese|japanese|chinese|arabic|hebrew|deutsch|englisch|französisch|spanisch|italienisch|anglais|allemand|français|espagnol|inglés|alemán|francés|español|inglese|tedesco|francese|spagnolo|engels|duits|frans|nederlands|inglês|português|日本語|英語|中文|英文";
/** Further languages that something may be printed or held in. */
export const OTHERS =
  "hindi|marathi|bengali|tamil|telugu|urdu|punjabi|turkish|türkisch|polish|polnisch|russian|ukrainian|welsh|irish|catalan|catalán|swahili|mandarin|korean|greek|czech|danish|swedish|norwegian|finnish|vietnamese|thai|braille";
/** "In English, Hindi and Marathi" says what a thing is in; a post has one language. */
const NOT_LISTED = `(?!\\s*(?:,|/|&|,? (?:and|or|und|oder|et|ou|y|o|e|en)(?!\\p{L}))\\s*(?:in |auf |en )?(?:${LANGUAGES}|${OTHERS}))`;
const CODES: [RegExp, string][] = [
  [/^(?:en|ang|ing|英)/i, "en"],
  [/^(?:ger|deu|all|ale|ted|dui)/i, "de"],
  [/^fr/i, "fr"],
  [/^(?:sp|es)/i, "es"],
  [/^it/i, "it"],
  [/^(?:du|ne)/i, "nl"],
  [/^por/i, "pt"],
  [/^(?:ja|日)/i, "ja"],
  [/^(?:ch|中)/i, "zh"],
  [/^ar/i, "ar"],
  [/^he/i, "he"],
];
const languageCode = (name: string) => CODES.find(([re]) => re.test(name))?.[1] ?? name.toLowerCase();

const NO_EN =
  "(?:no|without(?: any)?|avoid(?: any| using)?|skip(?: the)?|zero|don['’]?t (?:use|add|include)(?: any)?|do not (?:use|add|include)(?: any)?|please no)";
const NO = `(?:${NO_EN}|keine?|ohne|bitte keine?|pas d['’e]\\s?|sans|sin|nada de|senza|niente|sem|geen|zonder)`;
/** "No need for hashtags." */
const NO_NEED =
  "(?:(?:there(?:['’]s| is) )?no (?:real )?need for(?: any)?|(?:we|i) (?:don['’]?t|do not|never) (?:need|use|want|do)(?: any)?|(?:pas|aucun) besoin d(?:e |['’])|(?:wir )?brauchen (?:wir )?keine|no (?:hacen falta|necesitamos|usamos|ponemos)|non (?:servono|usiamo|mettiamo)|não (?:precisamos de|usamos|são precis[oa]s)|we (?:hoeven|gebruiken) geen)";
const NOT_NEEDED =
  "(?:,? (?:please )?(?:not needed|aren['’]?t needed|are(?:n['’]?t| not) necessary|brauchen wir (?:nicht|keine)|(?:sind )?nicht nötig|(?:sind )?überflüssig|(?:ne sont )?pas nécessaires|inutiles?|no hacen falta|no son necesarios|non servono|não são precisos|hoeven niet|zijn niet nodig))";
/** Ways to say that there shall be no such mark. */
const none = (mark: string) => `(?:${NO}|${NO_NEED})\\s*(?:${mark})|(?:${mark})${NOT_NEEDED}`;
const orMark = (mark: string) => `(?: (?:or|and|oder|ni|und|et|o|e) ${mark})?`;
const PRE =
  "(?:(?:er|um|uh|(?:can|could) (?:you|u)|please|pls|and|but|also|just|bitte|und|aber|s['’]il (?:te|vous) plaît|et|por favor|y|per favore|e|graag|en|maybe|oh and)[, ]+)*";
const POST =
  "(?:[, ]+(?:anywhere|please|pls|thanks|thx|bitte|svp|stp|s['’]il (?:te|vous) plaît|por favor|per favore|graag|alsjeblieft|aub|at all|in it|in the post|this time|ok(?:ay)?))*";

/** "Nicht zu scharf, eher mild": how something tastes, and no tone. */
const OF_FOOD =
  "(?:scharf|süß|salzig|sauer|bitter|fett|heiß|sucr|épic|salé|amer|acide|gras|chaud|dulce|picante|salad|amarg|ácid|dolc|piccant|salat|amar|acid|zoet|pittig|scherp|zout|zuur|vet|doce|salgad|amarg)";

const FACES =
  "smileys?|emoji['’]?s?|emotic(?:o|ó)n(?:o?s|es)?|émotic[oô]nes?|faccine|carin(?:has|itas)|caritas|gezichtjes";

/** Clauses that are a wish from end to end. */
const rule = (source: string, read: Rule["read"]): Rule => ({
  re: pattern(`^[\\s,]*${PRE}(?:${source})${POST}[\\s.!。！]*$`, "d"),
  read,
});
const WHOLE: Rule[] = [
  rule(
    `${none(`(?:${FACES})${orMark("hashtags?")}`)}|絵文字(?:は)?(?:なし|不要|使わないで(?:ください)?)|不要(?:用)?表情(?:符号)?`,
    fixed("no_emoji"),
  ),
  rule(
    `${none(`hashtags?${orMark("emojis?")}`)}|ハッシュタグ(?:は)?(?:なし|不要)|不要(?:话题)?标签`,
    fixed("no_hashtags"),
  ),
  rule(
    "(?:make it .{0,25}?with|use|add|with|include|put in|mit|avec|con|com|met)\\s+(?:(?:some|a few|lots of|many|our|one|an?|a couple of|ein paar|quelques|algunos|qualche|alguns|wat)\\s+)?emojis?(?: maybe one)?|(?:maybe|perhaps) (?:an?|one) emoji|emojis? (?:welcome|ok(?:ay)?|are (?:fine|ok(?:ay)?)|gerne|bienvenus)|絵文字(?:も)?(?:OK|使って(?:ください)?)",
    fixed("emoji"),
  ),
  rule(
    "(?:keep|make) (?:it|this|the (?:post|text|copy|caption))\\s+(?:(?:super|very|really|quite|nice and|as|fairly|pretty)\\s+)?(?:short|brief|concise|tight|snappy|to the point)(?:\\s+(?:and|but|&) (?:\\w+ ?){1,3})?(?: as possible)?|short(?: and (?:sweet|simple))? (?:please|pls)|(?:please|pls) (?:keep (?:it )?)?short|(?:halt(?:e|et)? (?:es|den text) )?(?:bitte )?(?:so )?kurz(?: und knapp)? (?:halten|bitte)|(?:halt(?:e|et)? es|bitte) kurz|(?:fais|faites|reste[rz]?) court|(?:hazlo|mantenlo|que sea) (?:muy )?(?:corto|breve)|(?:fallo|tienilo) breve|(?:mantenha|bem) curto|houd het kort|(?:not too|nicht (?:zu|so)|pas trop|no muy|no demasiado|non troppo|niet te|não muito) (?:long|lang|long|largo|lungo|longo)|短く(?:して)?(?:ください|お願いします)?|(?:请)?简短(?:一点)?",
    fixed("short"),
  ),
  rule(
    "(?:(?:max(?:imum)?\\.?|at most|up to|no more than|under|not more than|keep it (?:under|to|below)|höchstens|maximal|pas plus de|máximo|massimo|maximaal)\\s+)(?<value>\\d{1,3}\\s+(?:words|characters|chars|lines|sentences|wörter|zeichen|sätze|mots|phrases|palabras|frases|parole|palavras|woorden))(?: max)?|(?<words>\\d{1,3} (?:words|characters|sentences|lines)) (?:max(?:imum)?|at most|tops)",
    (g) => ({ rule: "short", value: g.value ?? g.words ?? "" }),
  ),
  rule(
    "(?:make (?:it )?(?:an? )?|use |max(?:imum)?\\.? |up to |höchstens |maximal )?(?<value>\\d{1,2})[- ](?:slides?|folien|diapos?(?:itives)?|diapositivas|slide)(?: (?:max(?:imum)?|please|total|carousel))?|(?:\\d+ )?スライド(?<ja>\\d{1,2})枚",
    (g) => ({ rule: "slides", value: g.value ?? g.ja ?? "" }),
  ),
  rule(
    `(?:(?:write|post|text|copy|do|make)(?: it| this)?\\s+)?(?:in|auf|en|in het|em)\\s+(?<value>${LANGUAGES})(?!\\p{L})${NOT_LISTED}|(?:schreib\\w* |écris |escríbelo |scrivilo )(?:es |le )?(?:auf|en|in) (?<lang>${LANGUAGES})|(?<asian>日本語|英語|中文|英文)(?:で|书写|写)(?:お願いします|ください)?`,
    (g) => ({ rule: "language", value: languageCode(g.value ?? g.lang ?? g.asian ?? "") }),
  ),
  rule(NAMES_OF, () => ({ rule: "leave_out_kind", value: "who" })),
  rule(
    "(?:don['’]?t|do not|never|(?:we|i)(?:['’]d| would) (?:rather|prefer it if) you (?:didn['’]t|did not)|bitte nicht|ne|no|non|não|niet)\\s+(?:(?:mention|say|include|show|give|name|state|talk about|bring up|reveal|tell (?:people|them)|put(?: in)?|erwähnen|nennen|mentionne[rz]?|parle[rz]? de|mencion[ea]r?|digas|menzionare|menzion[ai]re|mencione|noemen|vermelden)(?: (?:about|pas))?|(?:use|call (?:it|us|them)|write|usar|utilise[rz]?)(?= (?:the (?:word|term|phrase)|words?|pictures|terms?|phrases?|[\"“'‘„«]|any )))\\s+(?<value>.{2,80}?)|(?:avoid (?:mentioning|saying|the words?|words like|the term|any mention of)|leave out|leave off|skip mentioning|omit|exclude|without mentioning|no mention of|nothing about|not a word about|ohne erwähnung (?:von|der|des)|sans (?:mentionner|parler de)|sin mencionar|senza menzionare|sem mencionar|zonder te noemen)\\s+(?<other>.{2,80}?)|(?:please )?leave (?<left>(?:the |our |any |all )?[^.!?,;:]{2,40}?) out(?: of (?:it|this|that|the (?:post|picture|text|card)))?|(?:please )?leave (?:the |our |any )?(?<off>prices?|pay|salar(?:y|ies)|wages?|rates?|fees?|costs?|dates?|address(?:es)?|(?:phone )?numbers?|names?|links?) off(?: it| this)?|(?:\\W*\\p{L}+:\\s*)?(?:skip|drop|cut|leave out|lose) the (?<bit>.{2,40}?) (?:bit|part|sentence|section|paragraph|line)|über (?:die|das|den) (?<uber>\\p{L}+).{0,40}? nichts (?:sagen|schreiben|verraten)|(?:no (?:pongas|digas|menciones|publiques|cuentes|pongáis|(?:nombr|mencion|cit)(?:es|éis|en|ar)(?: a)?)|ne (?:mets|mentionne|mentionnez|parle|parlez|dis|dites|citez?|nommez?)(?: pas)?|(?:merci de )?ne pas (?:parler|mentionner|dire|évoquer|citer|nommer)|non (?:mettere|dire|scrivere|parlare di|(?:nomin|cit|menzion)(?:ate|are))|niet (?:noemen|zeggen|vermelden)|(?:noem|vermeld) (?=.* niet$)|não (?:coloque|diga|fale de|ponha|mencion(?:e|em|ar)|cit(?:e|em|ar)|nomei(?:e|em))) (?<latin>.{2,80}?)|(?:ne (?:mettez|mets|indiquez|affichez) pas|non (?:mettete|indicate)|não (?:ponham|coloquem|metam|indiquem)|no (?:pongan|indiquen|indiquéis)) (?:surtout |por favor )?(?<put>(?:l[ea]s?|los|el|i|il|gli|os?|as?)? ?(?:prix|tarifs?|precios?|tarifas?|prezz[io]|tariff[ae]|preços?|dates?|fechas?|dat[ae]s?|adresses?|direcci(?:ón|ones)|indirizz[io]|endereços?|moradas?|liens?|enlaces?|links?|noms?|nombres?|nom[ei]s?)(?!\\p{L})[^,;.!?]{0,40}?)|(?<de>(?:den|die|das|keine?n?) .{2,40}?) (?:bitte )?(?:nicht (?:nennen|erwähnen|schreiben)|weglassen)|(?<ja>.{1,20}?)(?:は|を)(?:書かない|載せない|言わない|入れない)で(?:ください)?|不要(?:提|写|提到)(?<zh>.{1,20})",
    (g) => leftOut(Object.values(g).find((said) => said !== undefined) ?? ""),
  ),
  rule(
    `${NO}\\s*(?<value>(?:the )?(?:prices?|pricing|links?|phone numbers?|names?|dates?|numbers|stats|preise?|prix|precios?|prezzi|preços|prijzen|liens?|enlaces?|links))`,
    (g) => leftOut(g.value ?? ""),
  ),
  rule(
    `${NO}\\s*(?:(?:the )?(?:words?|wörter|worte|mots|palabras|parole|woorden|palavras)(?: (?:like|wie|comme|como|come|zoals))?\\s*)?["“„«](?<value>[^"”“»]{2,40})["”“»](?:,? (?:or|oder|ou|o|of|and) ["“„«][^"”“»]{2,40}["”“»])?`,
    (g) => ({ rule: "leave_out_words", value: g.value ?? "" }),
  ),
  rule(
    `${NO}\\s*(?<value>jargon|hype|buzz ?words|exclamation (?:marks?|points?)|ausrufezeichen|points? d['’]exclamation|exclamaciones|exclamações|signos de exclamación|punti esclamativi|uitroeptekens|pontos de exclamação|clichés?|puns?|slang|sales(?: talk| pitch| language)?|marketing[- ]?speak|hard sell|werbesprech|werbesprache|floskeln|jargon|blabla|clickbait|bragging|(?:corporate|salesy|cheesy) \\w+)`,
    (g) => ({ rule: "tone", value: `no ${g.value ?? ""}` }),
  ),
  rule(
    "(?:(?:the )?(?:tone(?: of voice)?|voice|style|mood|vibe|ton|tonalität|stil|tono|tom|toon|estilo|トーン|语气)\\s*(?:[:：=]|は)\\s*|(?:the )?tone(?: of voice)?(?: is| should be| must be)?\\s+|(?:tono|toon|tom|ton) (?=\\p{L}+(?: (?:e|y|en|et|pero|ma|maar|mais|mas) [\\p{L} ]{3,30})?\\W*$)|ton (?=(?:chaleureux|simple|sobre|sérieux|léger|amical|neutre|professionnel|convivial|doux|joyeux|calme|direct|bienveillant)(?!\\p{L}))|ton (?:doit être|soll|ist)\\s+)(?<value>[^.]{2,80}?)|(?<before>(?:honest|warm|formal|informal|friendly|playful|serious|calm|plain|proud|funny|professional|humble|positive|confident|casual|respectful|bold|cheeky|silly|factual|neutral|light|light-hearted|upbeat|down-to-earth|no-nonsense)(?:,? (?:and|but|not) [\\w-]+)?) (?:tone|voice|style|vibe)(?: please)?",
    (g) => ({ rule: "tone", value: (g.value ?? g.before ?? "").trim() }),
  ),
  rule(TASTE, (g) => ({ rule: "tone", value: tasteOf(g) })),
  rule(
    `(?:keep|make) (?:it|this|the (?:tone|post|text|copy))\\s+(?:(?:super|very|really|quite|a bit|nice and)\\s+)?(?<value>(?:light|simple|plain|fun|funny|warm|formal|informal|friendly|playful|serious|calm|plain|professional|humble|positive|honest|simple|casual|human|personal|respectful|factual|neutral|cheerful|festive|upbeat|exciting|engaging|low-key|classy|cosy|cheeky|silly|natural|local)(?:,? (?:and|but|not)? ?[\\w-]+){0,3})|(?:use|with|in) an? (?<voice>[\\w, -]{3,40}) (?:tone|voice|style)|(?:sound|be) (?<adj>(?:humble|bold|funny|playful|professional|serious|warm|honest|direct|clear|casual|friendly)(?:,? (?:and|but|not) \\w+)*)|(?<foreign>(?:nicht (?:zu|so)|pas trop|no muy|no demasiado|non troppo|niet te|não muito) (?!${OF_FOOD})\\p{L}+)|(?<into>(?:do not|don['’]?t) (?:turn|make) (?:it|this) (?:into )?an? (?:advert\\w*|ad|appeal|plea|sales pitch|promo(?:tion)?|joke|thing|campaign)|(?:bitte )?keine?n? (?:werbung|anzeige|aufruf|spendenaufruf|drama) dar?aus machen|n['’]en fai(?:tes|s) pas une? (?:pub(?:licité)?|appel|drame)|no lo convirt(?:áis|an|as) en una? (?:anuncio|llamamiento|drama)|non fate(?:ne|lo diventare) una? (?:pubblicità|appello|dramma)|maak er geen (?:reclame|oproep|drama) van|não façam disto um (?:anúncio|apelo|drama))|(?:make|keep) (?:it|this) (?:sound|feel|look|read) (?<sound>[\\p{L}, -]{3,40})|(?<not>(?:not|nothing) too (?:formal|salesy|serious|corporate|funny|pushy|technical|cheesy)|not (?:salesy|pushy|corporate|cheesy|smug))`,
    (g) => ({
      rule: "tone",
      value: (g.value ?? g.voice ?? g.adj ?? g.foreign ?? g.into ?? g.sound ?? g.not ?? "").trim(),
    }),
  ),
  rule(
    "(?:it |the post |please )?(?:must|has to|needs to|should|make sure (?:it|to|you)|be sure to|always)\\s+(?:say|include|contain|read|mention|use|have)s?\\s+(?:the (?:phrase|words?|sentence|line|disclaimer|hashtag)\\s*:?\\s*)?[\"“'‘«„](?<value>[^\"”'’»]{2,160})[\"”'’»]|(?:must|has to) say:?\\s+(?<plain>.{3,120})|(?:muss|soll) (?:drinstehen|rein|stehen):?\\s+(?<de>.{3,120})|say (?<congrats>congrat\\w* .{2,60}|happy birthday.{0,40}|thank you.{0,60}|well done.{0,40})",
    (g) => ({ rule: "must_say", value: unquote(g.value ?? g.plain ?? g.de ?? g.congrats ?? "") }),
  ),
  rule(
    "(?:use (?:the )?|add (?:the )?|with )?hashtags?\\s*[:=]?\\s*(?<value>#?[\\p{L}\\d_]{2,40}(?:[, ]+(?:and )?#[\\p{L}\\d_]{2,40}){0,9})",
    (g) => ({
      rule: "hashtag",
      value: (g.value ?? "")
        .replace(/#/g, "")
        .replace(/[, ]+(?:and )?/g, " ")
        .trim(),
    }),
  ),
];

/** Wishes whose words go on to the end of the sentence; the words are content as well. */
const ending = (source: string, read: Rule["read"]): Rule => ({
  re: pattern(`^[\\s,]*${PRE}(?:${source})\\s*[:：,]?\\s*(?:by saying |saying )?(?<value>\\S.*)$`, "ds"),
  read,
});
const TO_END: Rule[] = [
  ending(
    `(?:(?:we|i)(?:['’]d| would) (?:like|love|prefer) to |(?:we|i) (?:want|need|plan|hope) to |(?:let['’]?s|could we|can we|could you|can you) )?(?:end|finish|close|sign off|round off)(?: (?:it|this|the (?:post|text|carousel|film|video|slideshow|last slide)))? (?:with|on|by)(?! (?:one|a|a single|two|three|\\d+) (?:clicks?|taps?|swipes?|keys?)\\b)|last (?:slide|line)(?: should (?:say|be)| is)?|(?:(?:am (?:ende|schluss)(?: bitte)?|zum schluss)(?!\\s+(?:des|der|dieser|dieses|unserer|unseres|eines|einer|jede[rs]|kann|darf|wird|war|ist|sind|hat)(?!\\p{L}))(?!\\s+(?!unseren|einen|meinen)\\p{L}{3,}(?:t|en)(?!\\p{L}))|schließ\\w* mit)|(?:[àa] la fin|pour finir|al final|para terminar|alla fine|per finire|tot slot|aan het eind|no fim|no final)(?=\\s?:)|(?:termine[rz]?|fini(?:r|s|ssez)|conclu(?:re|ez)) (?:par|avec)|(?:termina|acaba|cierra) con|(?:finisci|chiudi|termina) con|(?:termine|feche|acabe) com|(?:eindig|sluit af) met|最後に|结尾(?:写|加上)?|${OWN_ENDING}`,
    said("end_with"),
  ),
  ending(
    "(?:start|begin|open|lead) (?:it|this|the (?:post|text|caption|film|video|slides?|carousel)|off) with(?! (?:code|a |an |the |our |us|\\d|[-`]))|(?:start|begin|open|lead) with(?= ?[\"“„«‘'])|first (?:slide|line)(?: should (?:say|be)| is)?|(?:beginn\\w*|fang\\w*) mit|commence[rz]? par|(?:empieza|comienza) con|(?:inizia|comincia) con|comece com|begin met|冒頭に|开头(?:写|加上)?",
    said("start_with"),
  ),
  ending(
    "(?:(?:the )?(?:cta|call[- ]to[- ]action|button)\\s*(?:is|should (?:be|say)|=|:)?(?=[\\s:]))|(?:please )?link (?:it |this )?to(?= \\S+\\.\\S)|(?:want|need|get|we want|we need|we['’]d like|would love|hoping for) (?:more |people|everyone|readers|followers|customers|our customers|them)(?:[\\w-]* ){0,3}?to (?=(?:book|sign|register|call|visit|try|buy|order|download|apply|donate|join|come|subscribe|read|rsvp|reserve|get in touch|message|request|check out)\\b)|handlungsaufforderung|appel à l['’]action|llamada a la acción",
    said("action"),
  ),
];

const MAY_WISH = pattern(
  /emoji|smiley|emotic|émotic|faccine|carin|carit|gezichtje|hashtag|#|絵文字|ハッシュ|表情|标签|short|brief|concise|tight|snappy|simple|kurz|court|cort|breve|curt|kort|短|简|words|char|lines|sentences|wörter|zeichen|sätze|mots|phrases|palabras|frases|parole|palavras|woorden|slide|folie|diapo|スライド|english|german|french|spanish|italian|dutch|portug|japanese|chinese|arabic|hebrew|deutsch|engl|franz|span|ital|anglais|allemand|fran|español|espagnol|ingl|alem|tedesco|engels|duits|nederlands|日本語|英語|中文|英文|don['’]?t|do not|never|nicht|ne |no |non |não|niet|avoid|leave|skip|omit|exclude|without|nothing|not |keine?|ohne|pas |sans|sin |senza|sem |geen|zonder|without|sem |書か|載せ|言わ|入れ|不要|tone|voice|style|mood|vibe|ton\b|stil|tono|tom\b|toon|トーン|语气|keep|make|sound|pong|digas|menci|met[st]|indi[cq]|affich|ponh|coloqu|metam|turn|fate|faç|convirt|maak|keine|parle|mettere|dire|noemen|zeggen|coloque|diga|skip|drop|cut|lose|be |must|has to|needs to|should|always|muss|soll|say /,
);

/** "Do not put it in a dishwasher": the words name nothing that a post has, so they are no wish of its author. */
function mayBeForReaders({ rule, value }: Asked, s: string, language: string): boolean {
  if (rule !== "leave_out_words" || value === "") return false;
  const to = prohibitionIn(s, language);
  return to !== undefined && to !== "maker";
}

function wishIn(s: string): Asked | undefined {
  const low = lower(s);
  if (s.length > 200 || !MAY_WISH().test(low)) return undefined;
  for (const { re, read } of WHOLE) {
    const m = re().exec(low);
    if (m) return TWO_NAMES.test(s.trim()) ? undefined : read(groupsOf(m, s));
  }
  return undefined;
}

/** "Tom Weir" among the winners, where "tom leve" asks for a tone. */
const TWO_NAMES = /^\p{Lu}\p{Ll}+ \p{Lu}[\p{L}’'-]*\.?$/u;

/** "One step per screen": how a series is divided. */
function eachOf(s: string, language: string): string | undefined {
  const { kind, end = 0 } = layoutWishIn(s, language) ?? {};
  return kind === "one_each" && end === s.length ? s.trim() : undefined;
}

/** A wish that fills a clause. */
export const wholeWish = rememberedIn((s, language): Asked | undefined => {
  if (pictureOrder(s, language) === "surely") return { rule: "tone", value: s.trim() };
  const first = clauseSeenFirst(s, language);
  if (first) return { rule: "emphasis", value: first };
  const asked = wishIn(s);
  if (asked) return mayBeForReaders(asked, s, language) ? undefined : asked;
  const look = lookWish(s, language) ?? eachOf(s, language);
  return look ? { rule: "tone", value: look } : undefined;
});

const MAY_END = pattern(
  /\b(?:end|finish|close|sign|round|last|am|zum|schlie|termin|fin|fim|slot|eind|acaba|c(?:ier|er)ra|chiud|conclu|fech|encerr|(?:af|be)?sluit|start|begin|open|lead|first|fang|commence|empieza|comienza|inizia|comincia|comece|cta|call|button|link|want|need|get|we|would|hoping|hand|appel|llamada)|最後|冒頭|结尾|开头/,
);

/** "End with a note that …": the words wanted are those behind it. */
const NOTE_THAT = /^an? (?:short )?(?:note|line|reminder|sentence|hint) (?:that|saying)\s+/i;

/** "Start with the state she was in, end with the launch.": the course of a film, and no words for its end. */
export const namesCourse = (s: string): boolean => COURSE().test(lower(s));
const COURSE = pattern(
  "^\\s*(?:(?:please|bitte|por favor|graag) )?(?:start|begin|open|beginnt?|startet?|fangt?|commence[rz]?|débute[rz]?|empieza|empezad|comienza|comenzar|empezar|inizia(?:te|re)?|comincia(?:te|re)?|comece|começar|começa) (?:with|on|from|mit|par|avec|con|com|met) .{3,80}?(?:,|(?<!\\p{L})(?:and|then|und|et|y|e|en)(?!\\p{L})) ?(?:(?:and|then|und|dann|et|y|e|en|dan) )?(?:end|finish|close|endet?|finis\\p{L}*|termine[rz]?|termina\\p{L}*|acaba\\p{L}*|finisc\\p{L}*|finite|chiud\\p{L}*|eindig|acabe|acabar)(?!\\p{L}) (?:with|on|mit|par|sur|avec|con|com|met) (?![\"“„«'‘])",
);

/** A wish that opens in the first clause and takes the rest of the sentence; `at` is where its words begin. */
export function endWish(part: string, s: string): (Asked & { at: number }) | undefined {
  const low = lower(s);
  if (!MAY_END().test(lower(part))) return undefined;
  for (const { re, read } of TO_END) {
    const m = re().exec(low);
    const { value = "", ...rest } = m ? groupsOf(m, s) : {};
    if (value) {
      const said = value.replace(NOTE_THAT, "");
      return { ...read({ ...rest, value: said }), at: s.length - said.length };
    }
  }
  return undefined;
}

const TAG = /(?<![\p{L}\p{N}&#])#(\p{L}[\p{L}\p{N}_]{1,59})/gu;
/** Hashtags that stand in the brief, with their offsets. */
export const tagsIn = (s: string): { value: string; start: number; end: number }[] =>
  s.includes("#")
    ? [...s.matchAll(TAG)].map((m) => ({ value: m[1] ?? "", start: m.index, end: m.index + m[0].length }))
    : [];
