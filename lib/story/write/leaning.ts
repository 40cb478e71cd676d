import { own } from "../../text/own.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import { thanksThem } from "../thanks-words.ts";
import { onlySaysWhere } from "./place-fragments.ts";

/** First words of a sentence that is only understood after the one before it. */
const LEANING: Record<string, RegExp> = {
  en: /^(?:it|it['’]s|its|they|they['’]re|their|them|this|that|that['’]s|these|those|he|she|he['’]s|she['’]s|his|her|but|and|so|then|also|or|nor|yet|both|neither|instead|however|because|which|meanwhile|otherwise|afterwards|after that|before that|same|another|the other|the rest|either|why\?|how\?|(?:if|when|once|unless|before|after) (?:it(?! (?:rains|snows|pours|freezes|gets (?:dark|cold|hot|windy)))|they|that|this|he|she)(?:['’]s)?)(?![\p{L}’'-])(?!,? (?:takes? (?:about|just|only|less)|costs? [£$€\d]|is time\b))/iu,
  de: /^(?:sonst|ansonsten|andernfalls|er|es|diese[rsnm]?|dies|das|dadurch|damit|dabei|dafür|davon|dazu|danach|dann|aber|und|denn|doch|so(?! (?:geht|gelingt|funktioniert|einfach|\p{L}+t (?:ihr|du|man|sie|es)|\p{L}+en (?:wir|sie)|\p{L}+st du)(?!\p{L}))|also|deshalb|deswegen|außerdem|auch|oder|sondern|beides?|anschließend|hinterher|ihre?|sein[e]?)(?!\p{L})/iu,
  fr: /^(?:sinon|autrement|dans le cas contraire|il|elle|ils|elles|ça|cela|c['’]est|ce sont|mais|et|donc|alors|puis|ensuite|aussi|car|ou|ces|cette|leur|son|sa|ses|après(?=,| (?:il|on|nous) )|les deux(?= (?:sont|ont))|tous (?:les )?deux)(?!\p{L})/iu,
  es: /^(?:si no,|de lo contrario|en caso contrario|él|ella|ellos|ellas|esto|eso|estos|estas|pero|y|así|por eso|además|luego|entonces|también|porque|o|su|sus|después(?! de)|más tarde|a continuación|ambos|ambas|l[oa]s dos(?= \p{L}+ (?:son|están)| son| están))(?!\p{L})/iu,
  it: /^(?:altrimenti|in caso contrario|lui|lei|loro|esso|questo|questa|quest[ie]|quello|ma|e|quindi|così|poi|inoltre|anche|perché|il suo|la sua|dopo(?=,| c[’']è| si )|in seguito|entramb[ie])(?!\p{L})/iu,
  nl: /^(?:anders(?= (?:is|kost|betaal|geldt|kom))|zo niet|hij|zij|het (?:is|was|wordt|werd|heeft|had|kan|kost|duurt|gaat|staat|ligt|zijn|komt)|dit|dat|deze|die|maar|en|dus|dan|daarna|daarom|ook|want|of|hun|zijn|vervolgens|beide(?= (?:zijn|kosten|hebben))|allebei)(?!\p{L})/iu,
  pt: /^(?:senão|caso contrário|de outro modo|ele|ela|eles|elas|isso|isto|esse|essa|mas|e|então|assim|depois|além disso|também|porque|ou|seu|sua|em seguida|ambos|ambas|os dois(?= são))(?!\p{L})/iu,
  ja: /^(?:それ|これ|その|この|しかし|でも|また|そして|だから)/u,
  zh: /^(?:它|他|她|这|那|但|而且|所以|并且|因此)/u,
};

/** "You can bring it to 4 Mill Lane.", "Puedes traerlo …": what "it" is stands in the sentence before, by language. */
const HANDLED: Record<string, RegExp> = {
  en: /^(?:please |just |you (?:can|may) )(?:also )?(?:bring|drop|leave|hand|collect|return|send|fetch) (?:it|them)(?! all)(?!\p{L})/iu,
  de: /^(?:(?:du kannst|ihr könnt|sie können|man kann) (?:sie|ihn|es)|(?:bringt?|gebt?|holt?|schickt?) (?:sie|ihn|es)|(?:bringen|geben|holen|schicken) sie (?:sie|ihn|es))(?!\p{L})/iu,
  fr: /^(?:(?:vous pouvez|tu peux|on peut) (?:l[ea]s? |l[’'])(?=\p{L}+(?:er|ir|re)(?!\p{L}))|(?:apportez|déposez|laissez|rapportez|envoyez)-l(?:es?|a)(?!\p{L}))/iu,
  es: /^(?:(?:puedes|puede|podéis|pueden) \p{L}+[aei]r|tráe|traed|déja|dejad|lléva|llevad)l[oa]s?(?!\p{L})/iu,
  it: /^(?:(?:puoi|potete|si può) \p{L}+[aei]r|porta|portate|lascia|lasciate|consegna|consegnate)l[oaie](?!\p{L})/iu,
  nl: /^(?:(?:je kunt|u kunt|jullie kunnen) (?:het|ze|hem)|(?:breng|lever|stuur|haal) (?:het|ze|hem))(?!\p{L})/iu,
  pt: /^(?:(?:pode|podes|podem) \p{L}+[áêí]-l|traga-|deixe-|entregue-|tragam-|deixem-)[oa]s?(?!\p{L})/iu,
};

/** "Eight months later it’s 19 %", "All three are free", "310 of them were children": words that count from something told before, by language. */
const BEHIND: Record<string, RegExp> = {
  en: /^(?:to (?:celebrate|mark (?:it|this|that|the occasion)|thank you),? (?:it|this|that|we|there)|(?:only |just )?[\p{L}\d-]+ (?:years?|months?|weeks?|days?|hours?|minutes?) (?:later|on,|afterwards)|(?:since|by|until|from) then|all (?:three|four|five|six|seven)(?= (?:are|come|include|have|cost|will|can|were|run|take))|(?:now|today|back then|since \d{4}),? (?:it|they|he|she)(?:['’]s|['’]re)?|(?:some|most|one|two|all|half|each|none|\d[\d.,]*%?) of (?:them|these|those))(?!\p{L})/iu,
  de: /^(?:(?:nur )?[\p{L}\d]+ (?:jahre?|monate?|wochen?|tage?|stunden?|minuten?) später|seitdem|seither|bis dahin|von dort|alle (?:drei|vier|fünf|sechs)(?= (?:sind|kommen|kosten|haben|gibt))|(?:heute|jetzt|inzwischen|früher|damals) \p{L}+ (?:er|sie|es)|(?:einige|die meisten|eine[rs]?|alle|\d[\d.,]*(?: ?%)?) (?:davon|von ihnen))(?!\p{L})/iu,
  fr: /^(?:[\p{L}\d]+ (?:ans?|mois|semaines?|jours?|heures?|minutes?) (?:plus tard|après)|depuis lors|jusque-là|celui-ci|celles?-ci|ceux-ci|(?:tous|toutes) (?:les )?(?:trois|quatre|cinq)(?= (?:sont|ont|viennent|comprennent))|(?:aujourd['’]hui|désormais|depuis|maintenant),? (?:ils?|elles?)|\d[\d.,\s]*(?:% )?(?:d['’]entre (?:eux|elles)))(?!\p{L})/iu,
  es: /^(?:[\p{L}\d]+ (?:años?|meses|semanas?|días?|horas?|minutos?) (?:después|más tarde)|(?:desde|hasta) entonces|l[oa]s (?:tres|cuatro|cinco)(?= (?:son|tienen|cuestan|incluyen|están))|\d[\d.,]*(?: ?%)? de (?:ellos|ellas))(?!\p{L})/iu,
  it: /^(?:[\p{L}\d]+ (?:anni|mes[ei]|settiman[ae]|giorn[oi]|or[ae]|minuti) (?:dopo|più tardi)|(?:da|fino ad) allora|tutt[ie] e (?:tre|quattro|cinque)(?= (?:sono|hanno|costano|includono))|\d[\d.,]*(?: ?%)? di (?:loro|essi|esse))(?!\p{L})/iu,
  nl: /^(?:[\p{L}\d]+ (?:jaar|maanden|weken|dagen|uur|minuten) later|sindsdien|tot dan|alle (?:drie|vier|vijf)(?= (?:zijn|hebben|kosten|komen))|(?:nu|vandaag|inmiddels|vroeger) \p{L}+ (?:hij|zij|ze|het)|\d[\d.,]*(?: ?%)? (?:van (?:hen|ze)|daarvan))(?!\p{L})/iu,
  pt: /^(?:[\p{L}\d]+ (?:anos?|meses|semanas?|dias?|horas?|minutos?) (?:depois|mais tarde)|desde então|até lá|[oa]s (?:três|quatro|cinco)(?= (?:são|têm|custam|incluem|estão))|\d[\d.,]*(?: ?%)? del[ea]s)(?!\p{L})/iu,
  ja: /^[\d一二三四五六七八九十]+(?:か月|ヶ月|年|週間|日)後/u,
};

/** "All five thousand of you.", "Euch allen.": who is meant by the sentence before, and no sentence by itself. */
const CROWD: Record<string, RegExp> = {
  en: /^(?:to )?(?:all|each|every one|every single one)(?: [\p{L}\d,-]+){0,4} of (?:you|them|us)[.!]?$/iu,
  de: /^(?:an )?(?:(?:euch|ihnen) allen?|(?:jede[mnr]?) (?:einzelnen? )?von (?:euch|ihnen)|allen?(?: [\p{L}\d.]+){1,2}(?: von (?:euch|ihnen))?)[.!]?$/iu,
  fr: /^(?:à )?(?:vous tous|tous les [\p{L}\d -]{2,24}|chacun(?:e)? d['’]entre vous|tous et toutes)[.!]?$/iu,
  es: /^a (?:tod[oa]s vosotr[oa]s|tod[oa]s ustedes|cada un[oa] de (?:vosotr[oa]s|ustedes)|(?:tod[oa]s )?l[oa]s [\p{L}\d.]+(?: [\p{L}\d.]+)?|tod[oa]s)[.!]?$/iu,
  it: /^a (?:tutt[ie](?: voi| e [\p{L}\d.]+)?|ciascun[oa] di voi|ognun[oa] di voi)[.!]?$/iu,
  nl: /^(?:aan )?(?:jullie allemaal|alle(?: [\p{L}\d.]+){1,2}(?: van jullie)?|ieder(?:een)? van jullie)[.!]?$/iu,
  pt: /^a (?:tod[oa]s(?: vocês| vós)?|tod[oa]s [oa]s [\p{L}\d. ]{2,24}|cada um(?:a)? de (?:vocês|vós))[.!]?$/iu,
  ja: /^(?:皆さん|皆様|みなさま|みなさん)(?:全員)?(?:に|へ)?[。！]?$/u,
};

/** "Cette semaine", "This Saturday": a time leans on nothing. */
const TIME = new Prefiltered(
  /^(?:this|these|diese[rsnm]?|ce|cet|cette|est[ea]|quest[oa]|deze|dit|este|esta) (?:\p{L}+[- ])?(?:week|weekend|month|year|season|spring|summer|autumn|winter|evening|morning|afternoon|christmas|easter|woche|wochenende|monat|jahr|sommer|winter|frühling|herbst|semaine|week-end|mois|année|saison|soir|été|hiver|semana|mes|año|verano|invierno|noche|tarde|fin de semana|settimana|mese|anno|estate|sera|jaar|maand|zomer|mês|ano|verão|\p{L}*(?:day|tag|di|dag)|lunes|martes|miércoles|jueves|viernes|sábado|domingo|sabato|domenica|dimanche)(?!\p{L})/iu,
);

/** "Which deck width, 8.0 or 8.5?" asks by itself. */
const ASKS = /^["“]?which\s[^?]*\?["”]?$/i;

/** "It's a Wonderful Life on 16mm": the capitals of a title. */
const TITLED =
  /^(?:It|It['’]s|This|That|That['’]s|These|Those|They)(?: \p{Ll}{1,3}){0,2} \p{Lu}\p{Ll}+ \p{Lu}\p{Ll}/u;

/** "640 of our stations have it from today": what they have stands in the sentence before. English. */
const HAVE_IT =
  /^(?:[^,;:?]|(?<=\d),(?=\d)){3,60}(?<!\p{L})(?:have|has|get|gets|got|offer|offers|support|supports) (?:it|them)(?! (?:is|was|takes|costs|all))(?!\p{L})/iu;

/** Who is meant by the sentence before. */
export const namesCrowd = (sentence: string, language: string): boolean =>
  own(CROWD, language)?.test(sentence) ?? false;

/** The sentence needs the one before it. */
export function leans(sentence: string, language: string): boolean {
  if ((language === "en" && ASKS.test(sentence)) || TIME.test(sentence)) return false;
  const words = sentence.replace(/^["“„«]/, "");
  if (language === "en" && TITLED.test(words)) return false;
  if (onlySaysWhere(words, language) || (language === "en" && HAVE_IT.test(words))) return true;
  if (thanksThem(words)) return true;
  return [LEANING, HANDLED, BEHIND, CROWD].some((lists) => own(lists, language)?.test(words));
}
