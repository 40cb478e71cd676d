/** Entries of the list of facts, and the letters of each. */
const MOST = { entries: 6, letters: 200 };

const ended = (text: string): string => (/[.!?…。]$/u.test(text) ? text : `${text}.`);
const joined = (one: string, next: string): string => `${ended(one)} ${next}`;

/** "August with 15. 3,940 hours": two numbers beside each other read as one. */
const NUMBERS_MEET = /\d\. [£$€]?\d/u;

/** Facts in as many entries as the list has: neighbours that are short together share one. What has no room is left out. */
export function packedFacts(facts: readonly string[]): string[] {
  const packed = [...facts];
  while (packed.length > MOST.entries) {
    const pairs = packed.slice(1).map((next, i) => ({ at: i, text: joined(packed[i] ?? "", next) }));
    const apart = pairs.filter(({ text }) => !NUMBERS_MEET.test(text));
    const [shortest] = apart.toSorted((a, b) => a.text.length - b.text.length);
    if (!shortest || shortest.text.length > MOST.letters) break;
    packed.splice(shortest.at, 2, shortest.text);
  }
  return packed.slice(0, MOST.entries);
}
