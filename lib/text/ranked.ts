/** "1. Jahr: 1.360 €", "2. Preis: ein Korb": behind its number, which of several. */
const RANKED =
  /^(?:(?:Lehr|Ausbildungs|Halb|Schul)?[Jj]ahr|Quartal|Klasse|Semester|Monat|Woche|Tag|Stock|Etage|[OUD]G|Liga|Platz|Preis|Advent|Runde|Stufe|Rate|Termin|Stunde|Auflage|Reihe|Rang)(?:\s?[:–-]|\s*$|\s\d)/u;

/** Whether the number before these words is a part of them, and not that of a step. */
export const isRanked = (behind: string): boolean => RANKED.test(behind);
