/** How a day without hours is written, as a source of patterns. */
export const CLOSED =
  "closed|shut|geschlossen|ruhetag|fermée?s?|cerrad[oa]s?|chius[oaie]|gesloten|dicht|fechad[oa]s?|encerrad[oa]s?|stängt|lukket|zamknięte|betriebs(?:ferien|urlaub)|urlaub|congés(?: annuels)?|fermeture annuelle|(?:staff|annual) holidays?|on holiday|vacaciones|ferie|vakantie|férias";
const IS_CLOSED = new RegExp(`^(?:${CLOSED})(?!\\p{L})`, "iu");

/** "closed", "geschlossen bis 4. Januar": what stands beside a day has no hours. */
export const isClosed = (value: string): boolean => IS_CLOSED.test(value);
