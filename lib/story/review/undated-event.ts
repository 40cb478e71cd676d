import { isEvent } from "../read/event-words.ts";
import type { Fact, Reading } from "../schema.ts";
import type { ValueKind } from "../values/value.ts";
import { valuesIn } from "../values/values.ts";

/** What says when something takes place, as a day or as a time of every week. */
const DAYS: ReadonlySet<ValueKind> = new Set<ValueKind>(["date", "weekday", "month", "time", "ordinal"]);
const OFTEN =
  /(?<!\p{L})(?:every|each|daily|day and night|around the clock|24 hours|weekly|monthly|all (?:week|month|year|day)|whenever|any time|on demand|täglich|tag und nacht|rund um die uhr|wöchentlich|jede[nrs]?|jederzeit|chaque|jour et nuit|tous les|toutes les|cada|día y noche|todos los|ogni|giorno e notte|tutti i|todos os|todas as|dia e noite|elke|iedere|dagelijks|dag en nacht)(?!\p{L})/iu;
/** "12 places only", "die letzten Plätze": who reads it has to decide for a day. */
const LIMITED =
  /(?<!\p{L})(?:(?:\p{N}+|last|few|only|limited|letzten?|wenige|nur|dernières?|quelques|últimas?|pocas|ultimi|pochi|poucos|laatste) (?:\p{L}+ )?(?:places?|seats?|spots?|tickets?|plätze|karten|billets?|plazas|entradas|posti|biglietti|lugares|vagas|bilhetes|plaatsen|plekken|kaarten))(?!\p{L})/iu;

const namesDay = ({ quote }: Fact, language: string): boolean =>
  OFTEN.test(quote) ||
  valuesIn(quote, language).some(({ kind, keys }) => DAYS.has(kind) || /^relative:/.test(keys[0] ?? ""));

/** The news of something that people book a place at, of which the brief names no day. */
export function undatedEvent({
  facts,
  occasion,
  language,
}: Pick<Reading, "facts" | "occasion" | "language">): Fact | undefined {
  const ours = facts.filter(({ from }) => from === "brief");
  if (ours.some((fact) => namesDay(fact, language))) return undefined;
  const isBooked = ours.some(({ quote }) => LIMITED.test(quote));
  return occasion === "event" || isBooked ? ours.find(({ quote }) => isEvent(quote)) : undefined;
}
