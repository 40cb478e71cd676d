import { once } from "../../text/once.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import { hold, type Notebook, type Stretch } from "./notebook.ts";
import { addStatement } from "./statement.ts";
import { placedValue } from "./value-orders.ts";

/** "The page is acme.example/webinar.", "Der Link dazu: …": how an author gives the address that readers are sent to. */
const GIVES = [
  "(?:(?:the|our) )?(?:(?:landing|web|internet|sign-?up|booking|page) )?(?:page|link|address|url|site|website|form)(?: (?:for|to|of) (?:it|this|that|book|booking|sign up|the page))?(?: (?:is(?: at)?|=)|:)",
  "(?:(?:die|der|unsere?) )?(?:(?:anmelde|landing|web|internet|seiten)-?)?(?:seite|link|adresse|website)(?: dazu| dafür| der seite)?(?: (?:ist|lautet)|:)",
  "(?:la|le|l[’']|notre)? ?(?:page|lien|adresse|site)(?: web| de la page| du site)? ?(?:est|c[’']est|:)",
  "(?:(?:la|el|nuestra) )?(?:página|enlace|dirección|web)(?: de la (?:página|web))?(?: es|:)",
  "(?:la|il|l[’']|nostra)? ?(?:pagina|link|indirizzo|sito)(?: della pagina| del sito)?(?: è|:)",
  "(?:(?:de|het|onze) )?(?:(?:web|pagina-?))?(?:pagina|link|adres|website|site)(?: van de (?:pagina|site))?(?: is|:)",
  "(?:(?:a|o|nossa) )?(?:página|link|ligação|endereço|site)(?: da página| do site)?(?: é|:)",
].join("|");
const ADDRESS = once(
  () =>
    new Prefiltered(
      `^(?<lead>\\s*(?:${GIVES})\\s+)(?:https?://)?(?:[\\p{L}\\d-]+\\.)+\\p{L}{2,}(?:/[^\\s]*)?\\s*$`,
      "iu",
    ),
);

/** Reads such a sentence as its address; undefined for other sentences. */
export function readPageAddress(n: Notebook, { start, end, piece }: Stretch): boolean | undefined {
  const text = n.plain.slice(start, end).replace(/[.!]\s*$/, "");
  const lead = ADDRESS().exec(text)?.groups?.lead;
  if (lead === undefined) return undefined;
  const at = start + lead.length;
  hold(n, start, at, "instruction");
  return addStatement(n, { start: at, end: start + text.length, piece }) !== undefined;
}

const DAY_OF = "(?=[^.!?]*\\d)[^.!?]{4,50}";
/** "… for the launch page of Kite Voice, live Tuesday 8 December": a name, and the day on which it is there. */
const LAUNCHED = once(
  () =>
    new Prefiltered(
      `^[^:.!?\\n]{3,70}?(?<!\\p{L})(?:pages?|seite|p[aá]ginas?|pagina)\\s(?:of|for|about|von|für|zu|de|pour|du|di|per|van|voor|do|da|para)\\s(?<said>\\p{Lu}[\\p{L}\\d’'.-]*(?:\\s\\p{Lu}[\\p{L}\\d’'.-]*){0,3},\\s(?:(?:goes |going |now )?live|out|launching|launches|available|online|ab|verfügbar ab|en ligne|disponible|disponibile|disponível|in linea|beschikbaar|vanaf)\\s${DAY_OF})[.!]?\\s*$`,
      "u",
    ),
);

/** Reads the name with its day out of an order for the picture of a page; undefined for other sentences. */
export function readLaunchPage(n: Notebook, { start, end, piece }: Stretch): boolean | undefined {
  const text = n.plain.slice(start, end);
  const said = LAUNCHED().exec(text)?.groups?.said;
  if (said === undefined) return undefined;
  const at = start + text.indexOf(said);
  hold(n, start, at, "instruction");
  return addStatement(n, { start: at, end, piece }) !== undefined;
}

/** "Our number small at the bottom: …": only the value is for readers. */
export function readPlacedValue(n: Notebook, { start, end, piece }: Stretch): true | undefined {
  const value = placedValue(n.plain.slice(start, end));
  if (!value) return undefined;
  hold(n, start, start + value.at, "instruction");
  hold(n, start + value.end, end, "instruction");
  addStatement(n, { start: start + value.at, end: start + value.end, piece });
  return true;
}
