import { valuesIn } from "../values/values.ts";
import type { Notebook, Stretch } from "./notebook.ts";

/** Who reads it, told to its maker: "Our customers are tired people." */
const ABOUT_READERS =
  /^(?:our|my|these|those|unsere|meine|diese|nos|mes|ces|nuestr[oa]s|mis|est[oa]s|i nostri|le nostre|i miei|queste?i?|onze|mijn|deze|[oa]s noss[oa]s|[oa]s meus) (?:\p{L}+ )?(?:customers|users|readers|people|clients?|clientes|members|patients|parents|guests|followers|kund\p{L}*|nutzer\p{L}*|leser\p{L}*|leute|gäste|mitglieder|lect\p{L}+|utilisateurs|gens|usuari\p{L}+|personas|utenti|persone|klanten|lezers|mensen|utilizadores|pessoas)(?!\p{L})/iu;
export const tellsOfReaders = (sentence: string): boolean => ABOUT_READERS.test(sentence.trim());

/** A longer sentence tells something of its own. */
const MOST_WORDS = 9;

/**
 * "No exclamation marks please. Our customers are tired people.": the short end of a brief right behind a wish for the
 * tone, which may be for its maker, only says why.
 */
export function onlyExplainsWish(n: Notebook, { start, end }: Stretch): boolean {
  const text = n.plain.slice(start, end).trim();
  const isEnd = !/[\p{L}\p{N}]/u.test(n.plain.slice(end));
  const isBehindWish = n.wishes.some(
    ({ rule, span }) =>
      rule === "tone" && span.end <= start && !/[\p{L}\p{N}\n]/u.test(n.plain.slice(span.end, start)),
  );
  return (
    isEnd &&
    isBehindWish &&
    text.split(/\s+/u).length <= MOST_WORDS &&
    valuesIn(text, n.language).every(({ weak }) => weak) &&
    (tellsOfReaders(text) || n.judge.doubtedFor(text) !== undefined)
  );
}
