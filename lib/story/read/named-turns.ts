import { remembered } from "../../text/once.ts";
import { own } from "../../text/own.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import { holdWhole, type Notebook, type Stretch } from "./notebook.ts";

/** "First the problem. … Then what's new. … Last the price.": sentences that only name what comes next. */

type TurnWords = { first: string; later: string; article: string; parts: string };

/** What stands first, what stands behind it, articles, and names of what a text consists of. By language. */
const WORDS: Record<string, TurnWords> = {
  en: {
    first: "first(?: of all)?|to begin with|start with|open with",
    later:
      "(?:and )?(?:then|next|after that|second(?:ly)?|third(?:ly)?|last(?:ly)?|finally|at the end|to finish)",
    article: "the|our|its|their",
    parts:
      "what(?:['’]s| is) (?:new|changed|different|wrong)|what (?:we did|we do|it costs|changes|people said)|how it works|why(?: it matters)?|problem|solution|news|change|price|cost|offer|dates?|details|contact|link|address|reasons?|question|answer|facts|figures?|numbers|quote|story|background|benefits?|results?|thanks|thank[- ]you",
  },
  de: {
    first: "zuerst|erst|zunächst|als erstes|am anfang",
    later: "(?:und )?(?:dann|danach|als (?:nächstes|zweites|letztes)|zuletzt|zum schluss|am ende)",
    article: "der|die|das|den|unsere?[nrs]?",
    parts:
      "was (?:neu ist|sich ändert|es kostet)|neue|problem|lösung|neuigkeit|änderung|preise?|kosten|angebot|termine?|datum|details|kontakt|link|adresse|gründe?|frage|antwort|fakten|zahlen|zitat|geschichte|hintergrund|vorteile?|ergebnisse?|dank",
  },
  fr: {
    first: "d['’]abord|en premier|pour commencer",
    later: "(?:et )?(?:puis|ensuite|après|enfin|pour finir|à la fin|en dernier)",
    article: "l[ae]s?|l['’]|notre|nos",
    parts:
      "ce qui (?:est nouveau|change)|problème|solution|nouveauté|changement|prix|coût|offre|dates?|détails|contact|lien|adresse|raisons?|question|réponse|faits|chiffres|citation|histoire|avantages?|résultats?|remerciements?",
  },
  es: {
    first: "primero|en primer lugar|para empezar",
    later: "(?:y )?(?:luego|después|a continuación|por último|al final|para terminar)",
    article: "el|l[ao]s?|nuestr[oa]s?",
    parts:
      "lo (?:nuevo|que cambia)|problema|solución|novedad(?:es)?|cambios?|precios?|coste|oferta|fechas?|detalles|contacto|enlace|dirección|motivos?|razones|pregunta|respuesta|datos|cifras|cita|historia|ventajas?|resultados?|agradecimientos?",
  },
  it: {
    first: "prima|per prima cosa|innanzitutto|per cominciare",
    later: "(?:e )?(?:poi|dopo|quindi|infine|per finire|alla fine)",
    article: "il|l[aoe]|gli|i|l['’]|nostr[oaie]",
    parts:
      "cosa cambia|(?:la )?novità|problema|soluzione|cambiamento|prezz[oi]|costo|offerta|dat[ae]|dettagli|contatto|link|indirizzo|motiv[oi]|domanda|risposta|fatti|cifre|numeri|citazione|storia|vantagg[io]|risultat[oi]|ringraziamenti?",
  },
  nl: {
    first: "eerst|als eerste|om te beginnen",
    later: "(?:en )?(?:dan|daarna|vervolgens|tot slot|als laatste|ten slotte|op het eind)",
    article: "de|het|onze?",
    parts:
      "wat er (?:nieuw is|verandert)|nieuws|probleem|oplossing|verandering|prijs|prijzen|kosten|aanbod|aanbieding|data|datum|details|contact|link|adres|redenen?|vraag|antwoord|feiten|cijfers|citaat|verhaal|voordelen?|resultaten|dank",
  },
  pt: {
    first: "primeiro|em primeiro lugar|para começar",
    later: "(?:e )?(?:depois|a seguir|em seguida|por fim|por último|no fim|para terminar)",
    article: "[oa]s?|noss[oa]s?",
    parts:
      "o que (?:é novo|muda)|novidades?|problema|solução|mudança|preços?|custo|oferta|datas?|detalhes|contacto|link|morada|endereço|motivos?|razões|pergunta|resposta|factos|números|citação|história|vantagens|resultados?|agradecimentos?",
  },
};

/** "What we want to say, in this order: first the problem." */
const ORDER = "(?<!\\p{L})(?:order|reihenfolge|ordre|orden|ordine|volgorde|ordem)(?!\\p{L})";

const formOf = remembered((language): Prefiltered | undefined => {
  const words = own(WORDS, language);
  if (!words) return undefined;
  const { first, later, article, parts } = words;
  return new Prefiltered(
    `^\\s*(?:[^.:!?\\n]{0,60}${ORDER}[^.:!?\\n]{0,20}:\\s*)?(?:${first}|${later}),?(?: (?:comes?|kommt|vient|viene|komt|vem))? (?:(?:${article})(?:\\s|(?<=['’])))?(?:${parts})\\s*[.:]\\s*$`,
    "iu",
  );
});

const LEAST = 2;

/** Reads such a sentence where several of them stand in the brief; undefined for all others. */
export function readNamedTurn(n: Notebook, place: Stretch): false | undefined {
  const form = formOf(n.language);
  if (!form?.test(n.plain.slice(place.start, place.end))) return undefined;
  const turns = n.plain.split(/(?<=[.:!?])\s+|\n/u).filter((sentence) => form.test(sentence));
  return turns.length >= LEAST ? holdWhole(n, place, "instruction") : undefined;
}
