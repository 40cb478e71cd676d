/** Anthropic keeps a marked prompt for this long after its last use. */
const KEPT_MS = 300_000;

const ASKED_AT = new Map<string, number>();

/**
 * Whether this isolate has asked with the same instructions while they would still be kept. Keeping them costs a quarter
 * more than sending them, and every later use a tenth, so a question that comes alone is not worth it.
 */
export function isRepeated(instructions: string, now: number): boolean {
  for (const [asked, at] of ASKED_AT) if (now - at > KEPT_MS) ASKED_AT.delete(asked);
  const repeated = ASKED_AT.has(instructions);
  ASKED_AT.set(instructions, now);
  return repeated;
}
