import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import { hold, type Notebook, type Stretch, wish } from "./notebook.ts";

/** "The bit about the mugs right at the end, please.", "Der Hinweis auf die Becher bitte ganz zum Schluss." */
const BIT =
  "(?:the |that )?(?:bit|part|note|mention|line|thing|sentence) (?:about|on|with) (?:the |our )?|(?:der|den) hinweis (?:auf|zu[mr]?) (?:die |das |den |dem |der )?|das mit (?:de[mrn] )?|(?:die|de) sache mit (?:de[mrn] )?|(?:l['’]info(?:rmation)?|la mention|la phrase|le mot) (?:sur|des?|du) (?:les? |la )?|lo del? (?:l[ao]s? |el )?|la (?:parte|frase|nota) (?:del?|sobre) (?:l[ao]s? |el )?|la (?:parte|frase|nota) (?:su|sul|sulla|sui|sulle|del|della|dei|delle) ?|(?:het stukje|de zin|de opmerking) over (?:de |het )?|a (?:parte|frase|nota) (?:sobre|d[aeo]s?) (?:[ao]s? )?";
const LAST =
  "(?:right |ganz |tout |proprio |helemaal |mesmo )?(?:at the (?:very )?end|last|to finish|zum schluss|am (?:ende|schluss)|à la fin|al final|para el final|alla fine|in fondo|aan het eind|als laatste|op het eind|no fim|por último)";
const POLITE = "(?:,? (?:please|pls|bitte|svp|s['’]il vous plaît|por favor|per favore|graag))?";
const PLACED = new Prefiltered(
  `^\\s*(?:(?:and|und|et|y|e|en|please|bitte|graag|por favor|per favore)[, ]+)*(?:${BIT})(?<topic>\\p{L}[\\p{L}’' -]{2,40}?)${POLITE},? ${LAST}${POLITE}\\s*[.!]*$`,
  "iu",
);
/** Inflected forms of one noun share so many letters, "mugs" and "mug" all but the last. */
const STEM = { most: 5, least: 3 };

/** Marks the statement before that tells of the topic as the last one; undefined where the sentence is no such order. */
export function readPlacedTopic(n: Notebook, { start, end }: Stretch): false | undefined {
  const { topic = "" } = PLACED.exec(n.plain.slice(start, end))?.groups ?? {};
  const noun = (topic.trim().split(/\s+/u).at(-1) ?? "").toLowerCase();
  const stem = noun.slice(0, Math.min(STEM.most, noun.length - 1));
  const named = n.drafts.findLast(({ main, text }) => main && text.toLowerCase().includes(stem));
  if (stem.length < STEM.least || !named) return undefined;
  hold(n, start, end, "instruction");
  wish(n, { rule: "end_with", value: "" }, start, end);
  n.parts.push({ part: "closing", start: named.start, end: named.end });
  return false;
}
