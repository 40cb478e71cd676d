import { own } from "../../text/own.ts";
import type { Span } from "../schema.ts";
import { hold, type Notebook, type Stretch } from "./notebook.ts";
import { rememberTopic } from "./topic-heading.ts";

/**
 * "Could you turn our phosphate readings at Mill Bridge into something people can grasp at a glance?": an order that
 * names what it is about, and tells nothing else. By language.
 */
const TURN: Record<string, RegExp> = {
  en: /^\s*(?:(?:please|could you|can you|would you|we(?:[’']d| would) like you to|i(?:[’']d| would) like you to|let[’']s),? )+(?:turn|make|put) (?<topic>(?:our|the|these|my) [^,.:;?!]{6,70}?) into (?:something|an? (?:\p{L}+ ){0,3}(?:chart|graphic|picture|infographic|post|card|slideshow|carousel|video|poster|image|graph))(?!\p{L})[^.:;]*[.?]?\s*$/iu,
  de: /^\s*(?:könn(?:t|test|tet|en|ten) (?:ihr|du|sie)|macht(?: ihr)?|mach(?:st du)?|bitte) (?:bitte |uns )*aus (?<topic>(?:unseren|den|unserer|der) [^,.:;?!]{6,70}?) (?:etwas|ein[e]? (?:\p{L}+ ){0,2}(?:grafik|diagramm|bild|infografik|post|karte|karussell|video|plakat))(?!\p{L})[^.:;]*[.?]?\s*$/iu,
  fr: /^\s*(?:pou(?:vez|rriez)[- ]vous|peux[- ]tu|pourrais[- ]tu|merci de) (?:transformer|mettre) (?<topic>(?:nos|les|notre) [^,.:;?!]{6,70}?) en (?:quelque chose|un(?:e)? (?:\p{L}+ ){0,2}(?:graphique|image|infographie|post|carte|carrousel|vidéo|visuel))(?!\p{L})[^.:;]*[.?]?\s*$/iu,
  es: /^\s*¿?(?:pod(?:éis|rías|ríais|emos)|puedes|pueden) (?:convertir|transformar|poner) (?<topic>(?:nuestr[oa]s?|l[oa]s) [^,.:;?!]{6,70}?) en (?:algo|un[ao]? (?:\p{L}+ ){0,2}(?:gráfico|imagen|infografía|post|tarjeta|carrusel|vídeo|cartel))(?!\p{L})[^.:;]*[.?]?\s*$/iu,
  it: /^\s*(?:potete|puoi|potreste|potresti) (?:trasformare|mettere) (?<topic>(?:i nostri|le nostre|il nostro|la nostra|i|le) [^,.:;?!]{6,70}?) in (?:qualcosa|un[ao']? ?(?:\p{L}+ ){0,2}(?:grafico|immagine|infografica|post|card|carosello|video))(?!\p{L})[^.:;]*[.?]?\s*$/iu,
  nl: /^\s*(?:kun(?:nen|t)? (?:jullie|je|u)|kan je) van (?<topic>(?:onze|de|ons) [^,.:;?!]{6,70}?) (?:iets|een (?:\p{L}+ ){0,2}(?:grafiek|beeld|infographic|post|kaart|carrousel|video))(?!\p{L})[^.:;]*[.?]?\s*$/iu,
  pt: /^\s*(?:pod(?:em|iam|es|ias)) (?:transformar|pôr) (?<topic>(?:os nossos|as nossas|o nosso|a nossa|os|as) [^,.:;?!]{6,70}?) (?:em|num|numa) (?:algo|um[a]? (?:\p{L}+ ){0,2}(?:gráfico|imagem|infografia|post|cartão|carrossel|vídeo)|gráfico|imagem|infografia)(?!\p{L})[^.:;]*[.?]?\s*$/iu,
};

/** Where such an order names its topic; undefined for other sentences. */
function turnedTopic(sentence: string, language: string): Span | undefined {
  const topic = own(TURN, language)?.exec(sentence)?.groups?.topic ?? "";
  const start = sentence.indexOf(topic);
  return topic === "" ? undefined : { start, end: start + topic.length };
}

/** Reads such an order: its topic may head what the brief tells. Undefined for other sentences. */
export function readTurned(n: Notebook, { start, end, piece }: Stretch): boolean | undefined {
  const topic = turnedTopic(n.plain.slice(start, end), n.language);
  if (!topic) return undefined;
  rememberTopic(n, start + topic.start, start + topic.end, piece);
  hold(n, start, end, "instruction");
  return false;
}
