import { capitalize } from "../../copy/text.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import { hold, mains, type Notebook, type Stretch } from "./notebook.ts";
import { showTopic } from "./topic-heading.ts";

const HERE =
  "here(?:[’']s| is| are| comes?)|voici|hier(?: ist| sind| kommt| is| zijn)?|aquí (?:está|están|va|van|tienes)|ecco|aqui (?:está|estão|vai)";
const OWN =
  "the|our|le|la|les|notre|nos|das|der|die|unser[e]?|el|los|las|nuestr[oa]s?|il|lo|i|gli|la nostra|il nostro|de|het|onze|ons|o|a|os|as|o nosso|a nossa";
const MADE =
  "carousel|carrousel|karussell|carrusel|carosello|carrossel|slideshow|diaporama|post|card|karte|carte|tarjeta|kaart|beitrag|reel|video|vidéo|vídeo";
const FORM = new Prefiltered(
  `^[^:;\\n]{0,24}?(?<!\\p{L})(?:${HERE})\\s(?<topic>(?:(?:${OWN})\\s|l[’'])[^,.:;()!?\\n]{4,48}?),?\\s(?:for|as|pour|als|für|para|como|per|come|voor)\\s(?:(?:an?|une?|eine?n?|una?|een|uma?|the|our|das|le|la)\\s)?(?:instagram |linkedin |facebook )?(?:${MADE})\\s?(?:\\([^()\\n]{3,120}\\))?\\s?[.:!]?\\s*$`,
  "iu",
);

/** "Here is our spring programme for a carousel (5 slides: …).": an order whose topic is the title of what follows. */
export function readHandedOver(n: Notebook, { start, end, piece }: Stretch): boolean | undefined {
  if (mains(n).length > 0) return undefined;
  const text = n.plain.slice(start, end);
  const topic = FORM.exec(text)?.groups?.topic ?? "";
  if (topic === "") return undefined;
  const from = start + text.indexOf(topic);
  showTopic(n, from, from + topic.length, { piece, says: capitalize(topic) });
  hold(n, start, end, "instruction");
  return false;
}
