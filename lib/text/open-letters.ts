import { Prefiltered } from "./prefilter/prefiltered.ts";

/** Letters to the readers themselves: "Dear parents and neighbours of the school,". */

const DEAR =
  "dear|hello|(?:meine )?lieben?|liebe[rs]?|sehr geehrte|werte|ch[eè]re?s|bonjour(?: à)?|querid[oa]s|estimad[oa]s|apreciad[oa]s|car[ie]|gentili|gentilissimi|beste|geachte|lieve|car[oa]s|prezad[oa]s|estimad[oa]s|querid[oa]s";
const READERS = [
  "parents?|families|customers?|clients?|members?|neighbou?rs?|friends?|guests?|patients?|readers?|residents?|volunteers?|visitors?|supporters?|donors?|students?|pupils?|runners?|singers?|subscribers?|villagers?|swimmers?|dog owners?|patrons?",
  "eltern|kund\\p{L}*|mitglieder|nachbar\\p{L}*|gäste|freund\\p{L}*|patient\\p{L}*|leser\\p{L}*|anwohner\\p{L}*|familien|bürger\\p{L}*|schüler\\p{L}*|ehrenamtliche\\p{L}*|spender\\p{L}*",
  "client(?:e)?s|adhérent\\p{L}*|ami[es]*|voisin\\p{L}*|habitant\\p{L}*|patient\\p{L}*|familles|lect\\p{L}+|bénévoles",
  "padres|familias|clientes|vecin[oa]s|soci[oa]s|amig[oa]s|pacientes|lector\\p{L}*|voluntari[oa]s",
  "genitori|famiglie|clienti|soci|soce|amici|amiche|vicini|pazienti|lettori|volontari|concittadini|cittadini",
  "ouders|klanten|leden|buren|vrienden|gasten|patiënten|lezers|bewoners|vrijwilligers",
  "pais|famílias|sócios|amigos|vizinhos|pacientes|leitores|voluntários",
].join("|");

const SALUTATION = new Prefiltered(
  `^\\s*(?:${DEAR})\\s(?:[\\p{L}’'-]+ ){0,2}?(?:${READERS})(?!\\p{L})(?:[, ]+[\\p{L}’'-]+){0,9}\\s*[,!:]\\s*$`,
  "iu",
);

/** A line that greets those who read the post, and not its maker. */
export const isSalutation = (line: string): boolean => line.length < LONGEST && SALUTATION.test(line);
const LONGEST = 90;

/** The first line of a text with words greets its readers. */
export function isOpenLetter(text: string): boolean {
  const [first = ""] = text.split("\n").filter((line) => line.trim() !== "");
  return isSalutation(first);
}
