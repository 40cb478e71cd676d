import { lower, pattern } from "./lower.ts";

/** What a text must not become, by its author's taste: "Please don't let it get twee." */

const EN =
  "twee|soppy|sappy|cheesy|mushy|corny|saccharine|sentimental|maudlin|mawkish|schmaltzy|gushy|gushing|salesy|preachy|pushy|cute|cutesy|kitschy?|pompous|smug|boastful|clinical|corporate|stiff|gloomy|grim|morbid|dramatic|whiny|clichéd|sensational|flowery|sugary|syrupy|tacky|sad|depressing|pitiful|tragic|silly|boast(?:ful|y)|braggy|cocky|showy|babyish|stuffy|cloying";
const DE =
  "kitschig|schmalzig|rührselig|süßlich|reißerisch|pathetisch|werblich|belehrend|steif|albern|sentimental|großspurig|weinerlich|schwülstig|marktschreierisch|traurig|düster|angeberisch|prahlerisch|überheblich|aufdringlich|aufgesetzt";
const FR =
  "mièvre|larmoyante?|niaise?|gnangnan|kitsch|pompeu(?:x|se)|moralisat(?:eur|rice)|racoleu(?:r|se)|publicitaire|cucul|grandiloquente?|tristes?|vantarde?s?|prétentieu(?:x|se)|lourde?";
const ES =
  "cursi|ñoñ[oa]|sensibler[oa]|lacrimógen[oa]|empalagos[oa]|pompos[oa]|comercial|grandilocuente|moralizante|triste|presumid[oa]s?|pretencios[oa]s?|cursis";
const IT =
  "sdolcinat[oa]|stucchevole|melens[oa]|lacrimevole|strappalacrime|pompos[oa]|commerciale|mielos[oa]|retoric[oa]|triste|vanitos[oaie]|pretenzios[oaie]|sdolcinat[ie]";
const NL =
  "sentimenteel|klef|zoetsappig|melig|belerend|gezwollen|commercieel|tuttig|zweverig|truttig|verdrietig|somber|opschepperig|braaf|schreeuwerig";
const PT =
  "piegas|lamechas?|melos[oa]|sentimental|pompos[oa]|comercial|moralista|triste|gabarolas?|presunços[oa]s?|pretensios[oa]s?";

const pair = (words: string, or: string) => `(?:${words})(?: (?:${or}) (?:${words}))?`;

/** How a text is to feel. */
const FEELINGS =
  "proud|happy|glad|pleased|delighted|grateful|thankful|warm|friendly|kind|cheerful|joyful|fun|funny|serious|calm|light|confident|modest|honest|sincere|festive|positive|playful|cheeky|affectionate|dignified|moving|upbeat|stolz|froh|fröhlich|dankbar|herzlich|warm|freundlich|heiter|ernst|ruhig|locker|ehrlich|feierlich|festlich|fiers?|fières?|heureu(?:x|ses?)|reconnaissante?s?|joyeu(?:x|ses?)|gaie?s?|chaleureu(?:x|ses?)|sérieu(?:x|ses?)|sincères?|orgullos[oa]s?|content[oa]s?|felices|feliz|agradecid[oa]s?|alegres?|cálid[oa]s?|cercan[oa]s?|seri[oa]s?|sincer[oa]s?|fier[oaie]|felic[ei]|grat[oaie]|allegr[oaie]|cald[oaie]|cordial[ei]|seri[oae]?|trots|blij|dankbaar|vrolijk|warm|hartelijk|ernstig|oprecht|orgulhos[oa]s?|grat[oa]s?|calor?os[oa]s?|séri[oa]s?|sincer[oa]s?";
const AND = "and|und|et|y|e|en|&";
const BUT = "but|yet|aber|mais|pero|ma|maar|mas";
/** "Happy and proud, but not boastful.": what it is to feel like stands before what it must not become. */
const FELT = `(?:(?:(?:${FEELINGS})(?:(?:,|,? (?:${AND})) (?:${FEELINGS})){0,2},? )?(?:${BUT}) |(?:${FEELINGS})(?:(?:,|,? (?:${AND})) (?:${FEELINGS})){0,2}, )?`;
/** "ohne anzugeben", "sin presumir" */
const BRAGS =
  "without (?:bragging|boasting|showing off)|ohne (?:anzugeben|zu prahlen|prahlerei|angeberei)|sans (?:se |nous )?vanter|sin (?:presumir|alardear|fanfarronear)|senza (?:vantar(?:si|ci)|esagerare)|zonder (?:op te scheppen|opscheppen|opschepperij)|sem (?:se )?(?:gabar|gabarolice|vaidade)";

/** "Don't apologise for us, but stay friendly.", "Ne vous excusez pas à notre place, on assume, mais restez aimables." */
const STAYS =
  "(?:stay|remain|keep it|be|bleibt?|bleiben sie|restez|reste|soyez|seguid|sed|siate|restate|rimanete|blijf|blijft|wees|sejam|fiquem|mantenham-se)";
const KIND = `${FEELINGS}|nice|polite|nett|höflich|aimables?|polie?s?|amables?|gentil[ei]|vriendelijk|beleefd|simpátic[oa]s|amáveis|gentis`;
const APOLOGIES = [
  "(?:don['’]?t|do not|never|no need to) apologi[sz]e(?: (?:for (?:us|it|this)|on our behalf))?",
  "(?:(?:bitte )?entschuldigt? (?:euch|dich)|entschuldigen sie sich) (?:bitte )?nicht(?: (?:für uns|an unserer stelle))?",
  "(?:ne vous excusez|ne t['’]excuse) (?:surtout )?pas(?: (?:à notre place|pour nous))?",
  "no (?:os disculpéis|te disculpes|se disculpen|pid(?:áis|as|an) (?:perdón|disculpas))(?: (?:por|en) (?:nosotros|nuestro nombre))?",
  "non (?:scusatevi|scusarti|vi scusate|chiedete scusa)(?: (?:per noi|al posto nostro|a nome nostro))?",
  "(?:verontschuldig je niet|bied geen excuses aan)(?: (?:namens|voor) ons)?",
  "não (?:peçam|peça|peças) desculpas?(?: (?:por nós|em nosso nome))?",
].join("|");
const APOLOGY = `(?:${APOLOGIES})(?:, [^,.!?;:]{2,30})?(?:,? (?:${BUT}|and|just|und|et|y|e|en) ${STAYS} (?:${KIND}))?`;

/** Each language's ways to say it, for a clause that says nothing else. `value` is the words of taste. */
const FORMS = [
  `(?:(?:don['’]?t|do not|never) (?:let|make) (?:it|this)(?: (?:get|become|sound|feel|look|read|be))?|(?:it|this) (?:must|should)(?:n['’]?t| not) (?:be|get|become|sound|feel)|nothing|not|without (?:being|getting|sounding)|keep it from (?:getting|becoming|sounding))(?: too)? (?<tasteen>${pair(EN, "or|and")})`,
  `(?:(?:lasst?|macht?|lassen sie|machen sie) es|(?:es|das) (?:soll|darf|sollte)|nichts|nicht)(?: bitte)?(?: nicht)?(?: zu| allzu)? (?<tastede>${pair(`(?:${DE})(?:e[smnr]?)?`, "oder|und")})(?: (?:werden|klingen|wirken|sein))?`,
  `(?:(?:mais )?(?:que (?:ce|ça) ne (?:soit|fasse)|ne (?:rends|rendez) pas (?:ça|le)|sans (?:être|tomber dans le)|rien de|ce n['’]est|pas)(?: pas)?(?: trop)?) (?<tastefr>${pair(FR, "ou|et|ni")})`,
  `(?:que no (?:sea|suene|quede|resulte)|nada|sin (?:ser|sonar|resultar)|no(?: muy| demasiado)?)(?: muy| demasiado)? (?<tastees>${pair(ES, "o|y|ni")})`,
  `(?:che non (?:sia|suoni|diventi|risulti)|niente(?: di)?|senza (?:essere|diventare|risultare)|non)(?: troppo)? (?<tasteit>${pair(IT, "o|e|né")})`,
  `(?:(?:maak|laat) het(?: alsjeblieft)? niet|het (?:mag|moet) niet|niets|niet)(?: te)? (?<tastenl>${pair(NL, "of|en")})(?: (?:worden|klinken|zijn))?`,
  `(?:que não (?:seja|soe|fique)|nada|sem (?:ser|soar)|não(?: muito)?)(?: muito)? (?<tastept>${pair(PT, "ou|e|nem")})`,
];

/** A whole clause that says what it must not become, as a source of a pattern for small letters. */
export const TASTE = `${FELT}(?:${FORMS.join("|")}|(?<tastebrag>${BRAGS}|${APOLOGY}))`;

/** What it must not be, by the named groups of a match: "not smug", "ohne anzugeben". */
export function tasteOf({ tastebrag, ...groups }: Record<string, string | undefined>): string {
  if (tastebrag) return tastebrag;
  return `not ${Object.entries(groups).find(([name, words]) => name.startsWith("taste") && words)?.[1] ?? ""}`;
}

/** "Happy and proud, but not boastful.": the whole sentence is about the text. */
export const isTaste = (sentence: string): boolean => WHOLE().test(lower(sentence));
const WHOLE = pattern(`^\\s*(?:${TASTE})(?:,? (?:please|bitte|merci|por favor|per favore|graag))?[\\s.!]*$`);
