import { fitsInt64, parseBigInteger } from "./numbers.ts";
import { refuse } from "./reply.ts";

/** A unit of time in a command: how many milliseconds one is, and whether it counts from now. */
export type TimeUnit = { milliseconds: bigint; fromNow: boolean };

const SECONDS: TimeUnit = { milliseconds: 1000n, fromNow: true };
export const MILLISECONDS: TimeUnit = { milliseconds: 1n, fromNow: true };
const UNIX_SECONDS: TimeUnit = { milliseconds: 1000n, fromNow: false };
const UNIX_MILLISECONDS: TimeUnit = { milliseconds: 1n, fromNow: false };

/** The option words of SET. */
export const TIME_OPTIONS: Record<string, TimeUnit> = {
  EX: SECONDS,
  PX: MILLISECONDS,
  EXAT: UNIX_SECONDS,
  PXAT: UNIX_MILLISECONDS,
};

/**
 * A moment in Unix milliseconds, as text for a change.
 *
 * @param command named in the refusal.
 * @throws ReplyError when the text is no integer or the moment does not fit 64 bits.
 */
export function moment(text: string, unit: TimeUnit, now: number, command: string): bigint {
  const amount = parseBigInteger(text) * unit.milliseconds;
  const at = unit.fromNow ? amount + BigInt(now) : amount;
  return fitsInt64(amount) && fitsInt64(at) ? at : refuse(`ERR invalid expire time in '${command}' command`);
}

/** `moment` for commands that set a value with its expiry: zero and negative values are refused. */
export function futureMoment(text: string, unit: TimeUnit, now: number, command: string): bigint {
  if (parseBigInteger(text) <= 0n) refuse(`ERR invalid expire time in '${command}' command`);
  return moment(text, unit, now, command);
}
