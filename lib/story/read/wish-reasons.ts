import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import { valuesIn } from "../values/values.ts";
import type { Notebook, Stretch } from "./notebook.ts";

/** Who reads it, told to its maker: "Our customers are tired people." */
const ABOUT_READERS = new Prefiltered(
  /^(?:our|my|these|those|(?:many|most|some|a lot) of our|unsere|meine|diese|(?:viele|einige|manche|die meisten) (?:unserer|von unseren)|nos|mes|ces|(?:beaucoup|certains|la plupart) de nos|nuestr[oa]s|mis|est[oa]s|(?:much[oa]s|algun[oa]s|la mayoría) de nuestr[oa]s|i nostri|le nostre|i miei|queste?i?|(?:molt[ie]|alcun[ie]) de(?:i nostri|lle nostre)|onze|mijn|deze|(?:veel|sommige|de meeste) van onze|[oa]s noss[oa]s|[oa]s meus|(?:muit[oa]s|algun[oa]?s|a maioria) d[oa]s noss[oa]s) (?:\p{L}+ )?(?:customers|users|readers|people|clients?|clientes|members|patients|parents|guests|followers|tenants|residents|visitors|neighbou?rs|kund\p{L}*|nutzer\p{L}*|leser\p{L}*|leute|gäste|mitglieder|mieter\p{L}*|eltern|bewohner\p{L}*|pati[eë]nt\p{L}*|lect\p{L}+|utilisateurs|gens|locataires|habitants|adhérents|usuari\p{L}+|personas|inquilin[oi]s?|vecin[oa]s|soci[oa]?s?|utenti|persone|clienti|condomini|pazienti|klanten|lezers|mensen|huurders|bewoners|leden|utilizadores|pessoas|moradores|sócios)(?!\p{L})/iu,
);
export const tellsOfReaders = (sentence: string): boolean => ABOUT_READERS.test(sentence.trim());

/** "…, also kurze Sätze": what follows from it for a text. "…, so we run a bus" tells readers something. */
const SO_MAKE_IT =
  /,\s*(?:so|also|daher|deshalb|darum|donc|alors|así que|por eso|quindi|perciò|dus|por isso|portanto)(?!\p{L})(?![^.!?]*(?<!\p{L})(?:we|wir|nous|on|wij|\p{L}+(?:amos|emos|imos|iamo))(?!\p{L}))[^.!?\d]{4,80}[.!]?$/iu;
/** "Many of our tenants read little English, so short sentences and pictures.": for whom it is made, and how. */
export const asksForReaders = (sentence: string): boolean =>
  tellsOfReaders(sentence) && SO_MAKE_IT.test(sentence.trim());

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
