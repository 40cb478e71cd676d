/** What a text must not become, by its author's taste: "Please don't let it get twee." */

const EN =
  "twee|soppy|sappy|cheesy|mushy|corny|saccharine|sentimental|maudlin|mawkish|schmaltzy|gushy|gushing|salesy|preachy|pushy|cute|cutesy|kitschy?|pompous|smug|boastful|clinical|corporate|stiff|gloomy|grim|morbid|dramatic|whiny|clichéd|sensational|flowery|sugary|syrupy|tacky|sad|depressing|pitiful|tragic|silly";
const DE =
  "kitschig|schmalzig|rührselig|süßlich|reißerisch|pathetisch|werblich|belehrend|steif|albern|sentimental|großspurig|weinerlich|schwülstig|marktschreierisch|traurig|düster";
const FR =
  "mièvre|larmoyante?|niaise?|gnangnan|kitsch|pompeu(?:x|se)|moralisat(?:eur|rice)|racoleu(?:r|se)|publicitaire|cucul|grandiloquente?|tristes?";
const ES =
  "cursi|ñoñ[oa]|sensibler[oa]|lacrimógen[oa]|empalagos[oa]|pompos[oa]|comercial|grandilocuente|moralizante|triste";
const IT =
  "sdolcinat[oa]|stucchevole|melens[oa]|lacrimevole|strappalacrime|pompos[oa]|commerciale|mielos[oa]|retoric[oa]|triste";
const NL =
  "sentimenteel|klef|zoetsappig|melig|belerend|gezwollen|commercieel|tuttig|zweverig|truttig|verdrietig|somber";
const PT = "piegas|lamechas?|melos[oa]|sentimental|pompos[oa]|comercial|moralista|triste";

const pair = (words: string, or: string) => `(?:${words})(?: (?:${or}) (?:${words}))?`;

/** Each language's ways to say it, for a clause that says nothing else. `value` is the words of taste. */
const FORMS = [
  `(?:(?:don['’]?t|do not|never) (?:let|make) (?:it|this)(?: (?:get|become|sound|feel|look|read|be))?|(?:it|this) (?:must|should)(?:n['’]t| not) (?:be|get|become|sound|feel)|nothing|not|without (?:being|getting|sounding)|keep it from (?:getting|becoming|sounding))(?: too)? (?<tasteen>${pair(EN, "or|and")})`,
  `(?:(?:lasst?|macht?|lassen sie|machen sie) es|(?:es|das) (?:soll|darf|sollte)|nichts|nicht)(?: bitte)?(?: nicht)?(?: zu| allzu)? (?<tastede>${pair(`(?:${DE})(?:e[smnr]?)?`, "oder|und")})(?: (?:werden|klingen|wirken|sein))?`,
  `(?:(?:mais )?(?:que (?:ce|ça) ne (?:soit|fasse)|ne (?:rends|rendez) pas (?:ça|le)|sans (?:être|tomber dans le)|rien de|ce n['’]est|pas)(?: pas)?(?: trop)?) (?<tastefr>${pair(FR, "ou|et|ni")})`,
  `(?:que no (?:sea|suene|quede|resulte)|nada|sin (?:ser|sonar|resultar)|no(?: muy| demasiado)?)(?: muy| demasiado)? (?<tastees>${pair(ES, "o|y|ni")})`,
  `(?:che non (?:sia|suoni|diventi|risulti)|niente(?: di)?|senza (?:essere|diventare|risultare)|non)(?: troppo)? (?<tasteit>${pair(IT, "o|e|né")})`,
  `(?:(?:maak|laat) het(?: alsjeblieft)? niet|het (?:mag|moet) niet|niets|niet)(?: te)? (?<tastenl>${pair(NL, "of|en")})(?: (?:worden|klinken|zijn))?`,
  `(?:que não (?:seja|soe|fique)|nada|sem (?:ser|soar)|não(?: muito)?)(?: muito)? (?<tastept>${pair(PT, "ou|e|nem")})`,
];

export const TASTE = FORMS.join("|");

/** The words of taste among the named groups of a match. */
export const tasteOf = (groups: Record<string, string | undefined>): string =>
  Object.entries(groups).find(([name, words]) => name.startsWith("taste") && words)?.[1] ?? "";
