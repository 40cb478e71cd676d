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
const TAIL = new Prefiltered(
  `\\s*[:;,–—-]\\s+(?:${[...TAILS, ...UNSHOWN].join("|")})(?:,? (?:please|bitte|svp|por favor|per favore|graag))?\\s*[.!]*$`,
  "iu",
);

/** Where such a tail begins; undefined without one. */
export const standOutTailAt = (text: string): number | undefined => {
  const at = TAIL.exec(text)?.index ?? 0;
  return at > 0 ? at : undefined;
};
