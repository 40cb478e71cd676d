import { Prefiltered } from "../../text/prefilter/prefiltered.ts";

/** "7 kg di olive per un litro d'olio: questo dato deve risaltare": what a statement tells, and behind it that it is to stand out. */
const TAILS = [
  "(?:this|that|the)(?: (?:figure|number|date|price|fact|bit|part|line|one))? (?:should|must|needs to|has to|ought to) (?:really |clearly |please )?(?:stand out|jump out|be (?:big|large|the biggest|the largest|prominent|seen first|unmissable))",
  "(?:das|diese (?:zahl|angabe|info)|dieser (?:wert|preis)|dieses datum) (?:soll(?:te)?|muss) (?:bitte )?(?:richtig |gut |klar |besonders )?(?:auffallen|hervorstechen|herausstechen|groß (?:sein|stehen)|ins auge (?:fallen|springen))",
  "(?:ce (?:chiffre|prix|point|nombre)|cette (?:date|donnée|info)|ça|cela) (?:doit|devrait) (?:bien |vraiment )?(?:ressortir|sauter aux yeux|se voir|être (?:en )?(?:grand|gros|avant|évidence))",
  "(?:(?:este|ese|esta|esa) (?:dato|cifra|número|precio|fecha)|esto|eso) (?:debe|tiene que|debería) (?:destacar(?:se)?|resaltar|verse|saltar a la vista|ir grande)",
  "(?:(?:questo|quel|questa|quella) (?:dato|numero|prezzo|cifra|data)|questo|ciò) (?:deve|dovrebbe) (?:risaltare|spiccare|vedersi|saltare all['’]occhio|essere (?:in evidenza|grande))",
  "(?:(?:dat|dit|deze|die)(?: (?:getal|cijfer|prijs|datum))?) (?:moet|mag) (?:goed |echt |graag )?(?:opvallen|eruit springen|groot(?: zijn)?)",
  "(?:(?:este|esse|esta|essa) (?:dado|número|preço|data|valor)|isto|isso) (?:deve|tem de|tem que|deveria) (?:destacar(?:-se)?|sobressair|saltar à vista|ficar em destaque)",
];
/** ": merci de ne pas la montrer, c'est la surprise !": what the picture is not to show. */
const UNSHOWN = [
  "(?:please )?(?:do not|don['’]t|never) (?:show|draw|picture|film) (?:it|them|this|that)",
  "(?:bitte )?nicht (?:zeigen|zeichnen|abbilden)",
  "(?:merci de |prière de |svp )?ne pas (?:la |le |les |l['’])?(?:montrer|dessiner|filmer|photographier)",
  "(?:por favor,? )?no (?:la |lo |las |los )?(?:enseñ\\p{L}+|muestr\\p{L}+|mostr\\p{L}+|dibuj\\p{L}+)",
  "(?:per favore,? )?non (?:la |lo |li )?(?:mostr\\p{L}+|disegn\\p{L}+|fate(?:la|lo|li)? vedere)",
  "(?:graag |liever )?niet (?:laten zien|tonen|tekenen)",
  "(?:por favor,? )?não (?:a |o )?(?:mostr\\p{L}+|desenh\\p{L}+)",
].map((words) => `${words}(?:, [^,.!?;:]{3,40})?`);
/**
 * "…, so we would like that number to be the highlight", "…, deshalb soll diese Zahl im Vordergrund stehen": a clause of
 * nothing but a wish, the value that it points to, and how that is to be seen.
 */
const SO =
  "(?:so|and|that[’']s why|also|und|daher|deshalb|darum|donc|alors|et|c[’']est pourquoi|aussi|así que|por eso|por lo que|y|quindi|perciò|per questo|e|dus|daarom|en|por isso|portanto)";
const WANTS =
  "(?:(?:we|i)(?:[’']d| would)? (?:like|love|want|prefer)|should|must|ought|please|let|soll(?:te)?|muss|möchten|wollen|würden|hätten|bitte|(?:nous|on) (?:aimerions|aimerait|voudrions|voudrait|souhaitons)|mettez|merci|doit|nos gustaría|queremos|querríamos|destacad|destaquen|debe|vorremmo|vogliamo|ci piacerebbe|mettete|deve|willen|zouden|graag|mag|moet|zet|gostávamos|gostaríamos|queríamos|destaquem|ponham|deve)";
const THAT =
  "(?:(?:this|that) (?:figure|number|date|price|fact|one)|diese (?:zahl|angabe)|dieser (?:wert|preis)|dieses datum|ce (?:chiffre|nombre|prix)|cette (?:date|donnée)|es[et]e? (?:número|dato|precio)|est?a (?:cifra|fecha)|quest[oa] (?:dato|numero|prezzo|cifra|data)|quel (?:dato|numero)|(?:dat|dit) (?:getal|cijfer)|(?:die|deze) (?:prijs|datum)|ess[ea] (?:número|dado|preço|data|valor)|est[ea] (?:dado|preço|data|valor))";
const SEEN =
  "(?:highlight(?:ed)?|focus|hero|star|headline|centre ?piece|stand out|lead|front and centre|big|vordergrund|mittelpunkt|hervorheben|hervorgehoben|herausstellen|blickfang|aufhänger|en (?:avant|valeur|évidence|vedette|grand)|au (?:centre|premier plan)|ressorte|point fort|titre|protagonista|destaque|destacad[oa]|destacara|resalte|en (?:primer plano|grande)|evidenza|primo piano|risalto|spiccasse|risaltasse|al centro|titolo|centraal|voorop|voorgrond|middelpunt|blikvanger|opvalt|em (?:evidência|primeiro plano)|sobressaísse|sobressaia)";
const VERBS = "(?: (?:stehen|sein|stellen|werden|haben|gestellt|staan|zetten|stellen|staat|is|wordt))?";
const WISH = `(?=[^.!?,;:\\d]{0,60}${WANTS}(?!\\p{L}))(?=[^.!?,;:\\d]{0,60}(?<!\\p{L})${THAT}(?!\\p{L}))(?:${SO} )?[^.!?,;:\\d]{0,70}(?:(?<!\\p{L})${SEEN}${VERBS}|(?<!\\p{L})${SEEN} ${THAT})`;
const END = "(?:,? (?:please|bitte|svp|por favor|per favore|graag))?\\s*[.!]*$";
const BEFORE = "\\s*[:;,–—-]\\s+";
const TAIL = new Prefiltered(`${BEFORE}(?:${[WISH, ...TAILS, ...UNSHOWN].join("|")})${END}`, "iu");
const WISHED = new Prefiltered(`^${BEFORE}(?:${[WISH, ...TAILS].join("|")})${END}`, "iu");
const POINTING = new Prefiltered(`(?<!\\p{L})${THAT}(?!\\p{L})`, "iu");

/** The value that such a tail wants to be seen first, as it points to it: "that number"; undefined for other tails. */
export const valueWished = (tail: string): string | undefined =>
  WISHED.test(tail) ? POINTING.exec(tail)?.[0] : undefined;

/** Where such a tail begins; undefined without one. */
export const standOutTailAt = (text: string): number | undefined => {
  const at = TAIL.exec(text)?.index ?? 0;
  return at > 0 ? at : undefined;
};
