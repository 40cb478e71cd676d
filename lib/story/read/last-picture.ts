import { hasVerb } from "../../copy/grammar.ts";
import { capitalize } from "../../copy/text.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import { lower, pattern } from "./lower.ts";
import { hold, holdWhole, type Notebook, type Stretch, wish } from "./notebook.ts";
import { saysOf } from "./says.ts";
import { addStatement } from "./statement.ts";
import { REACHED, VALUE } from "./value-orders.ts";
import { valuesOf } from "./values.ts";
import { readWishedEnd } from "./wished-end.ts";

/**
 * "The last slide only says where the full notes are: …", "Auf der letzten Folie steht nur, dass …", "End card: just …":
 * what is said there is for readers, and no word of the order is.
 */

const PICTURE =
  "(?:on |in )?(?:the |our )?(?:very )?(?:(?:last|final|closing|end) ?(?:slide|picture|page|frame|image|card|scene|screen|one))|(?:auf |in )?(?:der |dem |die |das |den )?(?:letzte[nrsm]? |(?:ab)?schluss-?|end-?)(?:folie|bild|seite|karte|kachel|slide)|(?:sur |dans )?(?:la )?dernière (?:diapo(?:sitive)?|page|image|vue|slide|carte)|(?:en )?(?:la )?última (?:diapositiva|imagen|página|slide|tarjeta|pantalla)|(?:sull['’]|nell['’]|l['’])?ultima (?:slide|immagine|pagina|diapositiva|scheda)|(?:op |in )?(?:de |het )?laatste (?:slide|dia|beeld|plaatje|pagina|kaart)|(?:n?[oa] )?últim[oa] (?:slide|imagem|página|diapositivo|ecrã|cartão)";
const ONLY =
  "just|only|simply|nur|bloß|lediglich|einfach|juste|seulement|simplement|uniquement|s[oó]lo|solamente|simplemente|únicamente|soltanto|semplicemente|alleen|enkel|gewoon|slechts|só|apenas|somente";
const SAYS =
  "says?|reads|(?<=(?:should|must|to) )read|states?|tells?(?: people| them| everyone| readers)?|sagt|steht|stehen|heißt|dit|indique|dice|pone|aparece|c['’]è(?: scritto)?|sta scritto|zegt|staat|staan|diz|está escrito";
const JOINS =
  "it|we|on|man|should|can|could|must|needs? to|to|shows?|has|carries|gives?|is|are|with|please|soll(?:te)?|kann|bitte|zeigt|nennt|kommt|kommen|mit|doit|devrait|affiche|montre|il y a|on met|avec|se|debe|va|muestra|lleva|con|tiene|deve|mostra|ha|riporta|moet|mag|er|toont|komt|heeft|met|tem|fica|com|zu lesen|à lire";
const ORDER = pattern(
  `^\\s*(?:and |und |et |y |e |en )?(?:${PICTURE})(?<words>(?:[\\s,:]+(?:${ONLY}|${SAYS}|${JOINS})(?!\\p{L}))+)\\s*`,
);
const HAS_ONLY = pattern(`(?<!\\p{L})(?:${ONLY})(?!\\p{L})`);
const HAS_SAYS = pattern(`(?<!\\p{L})(?:${SAYS})(?!\\p{L})`);

const THAT = /^,?\s*(?:that|dass|que|qu['’]|che|dat)\s*(?<=\s|['’])/iu;
const WHERE = /^,?\s*(?:where|how|wo|wie|où|comment|d[oó]nde|cómo|dove|come|waar|hoe|onde|como)\s/iu;
const WHERE_VALUE = new Prefiltered(
  `^,?\\s*(?<clause>[^:,]{6,80}?)\\s?[:：,–-]\\s+(?<value>${VALUE})[.!]?\\s*$`,
  "iu",
);
/** "where the full notes are", "wo die Hinweise stehen", "où trouver les notes": a thing and its place. */
const THING =
  /^(?:where (?:to find )?(?:the |our )(?<en>.+?)(?: (?:is|are|live|can be found))?|(?:wo|waar) (?<last>(?:d(?:ie|er|as|e)|het|unsere?|onze) .+?) (?:steh(?:t|en)|ist|sind|lieg(?:t|en)|zu finden (?:ist|sind)|sta(?:at|an)|is|zijn|te vinden (?:is|zijn))|(?:où|d[oó]nde|dove|onde) (?:sont|est|(?:se|si) trouv\p{L}+|(?:se )?encuentran?|(?:se )?encontra\p{L}*|trouver|encontrar|trovare|están?|sono|è|estão|está|ficam?) (?<behind>\S.+))$/iu;
const NAMED = new Prefiltered(
  `^:?\\s*(?:(?:the|our|die|unsere?|das|la|le|l['’]|notre|el|nuestr[oa]|il|lo|(?:il |la )?nostr[oa]|de|het|ons|onze|[oa]|(?:[oa] )?noss[oa]) ?)?(?:${REACHED})\\s*[:：,]?\\s+(?<value>${VALUE})[.!]?\\s*$`,
  "iu",
);

/** What such an order leads to, and where that begins; undefined for other sentences. */
export function lastPicture(sentence: string): { at: number; rest: string } | undefined {
  const low = lower(sentence);
  const order = ORDER().exec(low);
  if (!order) return undefined;
  const { words = "" } = order.groups ?? {};
  const at = order[0].length;
  const rest = sentence.slice(at);
  const isLed = HAS_SAYS().test(words) && (THAT.test(rest) || WHERE.test(rest) || /:\s*$/u.test(words));
  const isOrder = (HAS_ONLY().test(words) || isLed) && !/^["“„«]|^it all/iu.test(rest);
  return isOrder && /\p{L}|\d/u.test(rest) ? { at, rest } : undefined;
}

/** "where the full notes are: acme.example" as a label with its value. */
function labelled(rest: string, language: string): string | undefined {
  const { clause = "", value = "" } = (WHERE.test(rest) && WHERE_VALUE.exec(rest)?.groups) || {};
  if (value === "") return undefined;
  const { en, last, behind } = THING.exec(clause)?.groups ?? {};
  return `${capitalize(en ?? last ?? behind ?? clause)}${language === "fr" ? " :" : ":"} ${value}`;
}

/** A name of something to be shown there, which is no words for readers: "just our logo". */
const mayBeThing = (rest: string): boolean => valuesOf(rest).length === 0 && !hasVerb(rest);

/** Reads such an order; undefined for other sentences. */
export function readLastPicture(n: Notebook, place: Stretch): boolean | undefined {
  const { start, end, piece } = place;
  const found = lastPicture(n.plain.slice(start, end));
  if (!found) return undefined;
  const { at, rest } = found;
  const that = THAT.exec(rest)?.[0].length ?? 0;
  if (that > 0) return readEnd(n, place, { at: at + that, how: "clause" });
  const value = NAMED.exec(rest)?.groups?.value;
  const says = value ?? labelled(rest, n.language);
  if (says === undefined && WHERE.test(rest)) return holdWhole(n, place, "unclear");
  if (says === undefined && mayBeThing(rest)) return undefined;
  if (says === undefined) return readEnd(n, place, { at, how: "content" });
  const from = value ? start + at + rest.indexOf(value) : start + at;
  hold(n, start, from, "instruction");
  const said = addStatement(n, { start: from, end, piece }, { says: saysOf(says, n) });
  wish(n, { rule: "end_with", value: said?.says ?? says }, start, end);
  return said !== undefined;
}

function readEnd(n: Notebook, place: Stretch, { at, how }: { at: number; how: "clause" | "content" }): true {
  const value = capitalize(n.plain.slice(place.start + at, place.end).trim());
  readWishedEnd(n, place, {
    asked: { rule: "end_with", value },
    at,
    end: place.end - place.start,
    how,
  });
  return true;
}
