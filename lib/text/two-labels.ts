/** "A t/m K: ingang aan de Molenkade. L t/m Z: ingang via de apotheek": two labels side by side, each with its own words. */
const TWO =
  /^(?<one>[^:：.;!?]{1,40})\s?[:：]\s+(?<first>[^:：]*?\S)[.;,]\s+(?<other>[^:：.;,!?]{1,40})\s?[:：]\s+(?<second>\S.*)$/u;
const LONG_WORD = 3;
const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\d/]+/gu) ?? [];

/** Whether a text is two labelled halves that are built alike: neither label is the name of the whole. */
export function hasTwoLabels(text: string): boolean {
  const { one = "", first = "", other = "", second = "" } = TWO.exec(text)?.groups ?? {};
  const said = new Set(wordsOf(second).filter(({ length }) => length >= LONG_WORD));
  const areAlike = wordsOf(one).length === wordsOf(other).length;
  return one !== "" && (areAlike || wordsOf(first).some((word) => said.has(word)));
}
