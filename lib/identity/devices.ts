import * as z from "zod/v4";
import { hashKey, modeOf } from "../access/keys.ts";
import { mintKey, revoke } from "../access/mint.ts";
import { includesRole, roleFor } from "../access/roles.ts";
import { findByHash } from "../access/store-keys.ts";
import { addSeconds, secondsUntil } from "../core/calendar.ts";
import type { Ctx } from "../core/context.ts";
import { Refusal } from "../core/errors.ts";
import { newId } from "../core/ids.ts";
import { operation } from "../core/operation.ts";
import type { Ports } from "../core/ports.ts";
import { sha256 } from "../text/sha256.ts";
import { KeyMode } from "../vocab.ts";
import { countAttempt } from "./attempts.ts";
import { LIFETIMES } from "./lifetimes.ts";
import {
  type DeviceRow,
  decideDevice,
  findDevice,
  findPending,
  insertDevice,
  notePoll,
  roleIn,
  useDevice,
} from "./store-devices.ts";
import { hashOf, newToken } from "./tokens.ts";

/** The only program that asks for keys by the device flow. */
export const DEVICE_CLIENT = "brandrun-cli";

const DAY_SECONDS = 86_400;
const INTERVAL_SECONDS = 5;
/** Network delay may bring two questions closer together than the program sent them. */
const LEEWAY_MS = 500;
/** Letters that no one confuses, and that form no words (RFC 8628, section 6.1): 8 of them are 34 bits. */
const LETTERS = "BCDFGHJKLMNPQRSTVWXZ";
const CODE_LETTERS = 8;
/** Of a key, as for one that a person names. */
const NAME_LENGTH = 60;

type DeviceDeps = Pick<Ports, "db" | "now" | "random" | "rateLimiter" | "log">;
/** What a program asks for: which machine it runs on, from where, and what its key shall be. */
type DeviceWish = { host: string; address: string; mode: KeyMode; review: boolean };

/** Begins a login. Both codes are in this answer only. */
export async function beginDevice(deps: DeviceDeps, wish: DeviceWish) {
  await countAttempt(deps, "device_address", wish.address);
  const now = deps.now();
  const { token, hash } = await newToken(deps);
  const userCode = newUserCode(deps);
  await insertDevice(deps.db, {
    id: newId(deps, now),
    deviceCodeHash: hash,
    userCodeHash: await userCodeHash(userCode),
    ...wish,
    state: "pending",
    intervalSeconds: INTERVAL_SECONDS,
    createdAt: now,
    expiresAt: addSeconds(now, LIFETIMES.deviceLogin),
  });
  return { deviceCode: token, userCode, expiresIn: LIFETIMES.deviceLogin, interval: INTERVAL_SECONDS };
}

function newUserCode({ random }: Pick<Ports, "random">): string {
  let code = "";
  while (code.length < CODE_LETTERS)
    // Bytes from 240 on would favour some letters.
    for (const byte of random(CODE_LETTERS))
      if (byte < 240 && code.length < CODE_LETTERS) code += LETTERS[byte % LETTERS.length];
  return `${code.slice(0, 4)}-${code.slice(4)}`;
}

/** People type it in any case, with any signs between its letters. */
const userCodeHash = (code: string) => sha256(code.toUpperCase().replace(/[^A-Z]/g, ""));

/** Errors of a question for the key (RFC 8628, section 3.5). */
type PollProblem =
  | "authorization_pending"
  | "slow_down"
  | "access_denied"
  | "expired_token"
  | "invalid_grant";
type PollAnswer =
  | { error: PollProblem; says: string }
  | {
      key: string;
      keyId: string;
      workspaceId: string;
      mode: KeyMode;
      review: boolean;
      /** Seconds until the key ends. Undefined: it has no end. */
      expiresIn: number | undefined;
    };

const SAYS: Record<PollProblem, string> = {
  authorization_pending: "Nobody has decided yet. Ask again after the interval.",
  slow_down: "That was too early. Wait five seconds longer than before.",
  access_denied: "It was not allowed.",
  expired_token: "The code has ended. Begin again.",
  invalid_grant: "There is no such code, or it was used.",
};
const problem = (error: PollProblem, says = SAYS[error]) => ({ error, says });

/** Answers the program that asks for its key. The key is minted here, once, for the person who allowed it. */
export async function pollDevice(deps: DeviceDeps, deviceCode: string): Promise<PollAnswer> {
  const hash = await hashOf(deviceCode);
  const row = hash && (await findDevice(deps.db, hash));
  if (!row || row.state === "used") return problem("invalid_grant");
  const now = deps.now();
  if (row.expiresAt <= now) return problem("expired_token");
  if (row.state === "denied") return problem("access_denied");
  return row.state === "allowed" ? redeem(deps, row) : stillPending(deps, row, now);
}

async function stillPending(deps: DeviceDeps, row: DeviceRow, now: Date): Promise<PollAnswer> {
  const { id, polledAt, intervalSeconds } = row;
  const isEarly =
    polledAt !== null && now.getTime() - polledAt.getTime() < intervalSeconds * 1000 - LEEWAY_MS;
  await notePoll(deps.db, id, now, isEarly ? intervalSeconds + INTERVAL_SECONDS : intervalSeconds);
  return problem(isEarly ? "slow_down" : "authorization_pending");
}

async function redeem(deps: DeviceDeps, row: DeviceRow): Promise<PollAnswer> {
  const { id, workspaceId, userId, host, mode, review, keyEndsAt } = row;
  if (!workspaceId || !userId || !(await useDevice(deps.db, id))) return problem("invalid_grant");
  // The person who allowed it may have lost the role since.
  const role = await roleIn(deps.db, workspaceId, userId);
  if (!role || !includesRole(role, roleFor({ operation: "allow_device", effect: "write" })))
    return problem("access_denied");
  try {
    const name = `brandrun on ${host}`.slice(0, NAME_LENGTH);
    const request = { workspaceId, mode, name, review, expiresAt: keyEndsAt ?? undefined };
    const { key, keyId } = await mintKey(deps, { kind: "user", id: userId }, request);
    const expiresIn = keyEndsAt ? secondsUntil(keyEndsAt, deps.now()) : undefined;
    return { key, keyId, workspaceId, mode, review, expiresIn };
  } catch (error) {
    if (error instanceof Refusal) return problem("access_denied", error.message);
    throw error;
  }
}

/** Ends a key that its holder gives back. Possession is proof enough; an unknown one is answered the same. */
export async function giveBackKey(deps: DeviceDeps, key: string): Promise<void> {
  if (!modeOf(key)) return;
  const [found] = await findByHash(deps.db, [await hashKey(key)]);
  if (found) await revoke(deps, { kind: "key", id: found.id }, found.workspaceId, found.id);
}

const UserCode = z
  .string()
  .min(1, "Give the code.")
  .max(40, "A code has 8 letters.")
  .meta({
    description: "The code that the program shows: 8 letters.",
    examples: ["WDJB-MJHT"],
  });
const WaitingDevice = z.object({
  host: z.string().describe("The machine, as the program names it."),
  address: z.string().describe("The address that its request came from."),
  mode: KeyMode.describe("The kind of key that it asks for."),
  review: z.boolean().describe("Whether the key shall decide about runs that need a review."),
  expires_at: z.iso.datetime().describe("When its code ends."),
});
type WaitingDevice = z.infer<typeof WaitingDevice>;

const toWaiting = ({ host, address, mode, review, expiresAt }: DeviceRow): WaitingDevice => ({
  host,
  address,
  mode,
  review,
  expires_at: expiresAt.toISOString(),
});

const noCode = () =>
  new Refusal("not_found", "No program waits under this code.", {
    hint: "Codes end after 10 minutes. Compare it with the one in your terminal, or run brandrun login again.",
  });

/** Limits guesses. A person types a code once or twice. */
const guess = (ctx: Ctx) => countAttempt(ctx, "device_person", ctx.actor.id);

export const getDevice = operation({
  id: "get_device",
  summary: "Read which program waits for a key under a code, and what it asks for.",
  effect: "read",
  refuses: ["not_found", "rate_limited"],
  input: z.object({ user_code: UserCode }),
  output: WaitingDevice,
  async run(ctx, { user_code: code }) {
    const hash = await userCodeHash(code);
    // Side by side, for one round trip less. Too many guesses are refused whatever was found.
    const [row] = await Promise.all([findPending(ctx.db, hash, ctx.now()), guess(ctx)]);
    if (!row) throw noCode();
    return toWaiting(row);
  },
});

export const allowDevice = operation({
  id: "allow_device",
  summary: "Allow a program that waits under a code to get one API key of this workspace.",
  effect: "write",
  testKey: "read only",
  refuses: ["not_found", "rate_limited"],
  input: z.object({
    user_code: UserCode,
    mode: KeyMode.meta({ description: "The kind of key that it gets.", examples: ["live"] }),
    review: z.boolean().meta({
      description: "The key may decide about runs that need a review.",
      examples: [false],
    }),
    days: z
      .int()
      .min(1)
      .max(3_650)
      .optional()
      .meta({ description: "Days until the key ends, 1 to 3,650; never without it.", examples: [90] }),
  }),
  output: WaitingDevice,
  audit: (_ctx, _input, { host }) => host,
  run: (ctx, { user_code, mode, review, days }) => {
    const keyEndsAt = days === undefined ? null : addSeconds(ctx.now(), days * DAY_SECONDS);
    return decide(ctx, user_code, { state: "allowed", mode, review, keyEndsAt });
  },
});

export const denyDevice = operation({
  id: "deny_device",
  summary: "Refuse a program that waits for a key under a code.",
  effect: "write",
  testKey: "read only",
  refuses: ["not_found", "rate_limited"],
  input: z.object({ user_code: UserCode }),
  output: WaitingDevice,
  audit: (_ctx, _input, { host }) => host,
  run: (ctx, { user_code }) =>
    decide(ctx, user_code, { state: "denied", mode: "test", review: false, keyEndsAt: null }),
});

async function decide(
  ctx: Ctx,
  code: string,
  decision: Pick<DeviceRow, "state" | "mode" | "review" | "keyEndsAt">,
): Promise<WaitingDevice> {
  await guess(ctx);
  const by = { workspaceId: ctx.workspaceId, userId: ctx.actor.id };
  const row = await decideDevice(ctx.db, await userCodeHash(code), ctx.now(), { ...decision, ...by });
  if (!row) throw noCode();
  return toWaiting(row);
}
