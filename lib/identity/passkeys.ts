import * as z from "zod/v4";
import { addSeconds } from "../core/calendar.ts";
import { Refusal } from "../core/errors.ts";
import { newId } from "../core/ids.ts";
import { operation } from "../core/operation.ts";
import { encodeBase64Url } from "../text/base64.ts";
import { LIFETIMES } from "./lifetimes.ts";
import { creationOptions, verifiedCreation } from "./passkey-ceremonies.ts";
import { requirePassword } from "./sign-in.ts";
import {
  deletePasskey,
  listPasskeys as findPasskeys,
  insertPasskey,
  saveChallenge,
  takeChallenge,
} from "./store-passkeys.ts";
import { findUser } from "./store-people.ts";

export const CHALLENGE_BYTES = 32;
const MOST = 10;

const PasskeyId = z.guid("Give an id, a UUID.").meta({
  description: "Id of the passkey.",
  examples: ["0197a2b4-1c3d-7e4f-8a5b-6c7d8e9f0a1b"],
});
const SessionId = z.guid("Give an id, a UUID.").meta({
  description: "The session in which it is added.",
  examples: ["0197a2b4-1c3d-7e4f-8a5b-6c7d8e9f0a1b"],
});

export const listPasskeys = operation({
  id: "list_passkeys",
  summary: "List the passkeys with which the signed-in person may sign in, newest first.",
  effect: "read",
  input: z.object({}),
  output: z.array(
    z.object({
      id: PasskeyId,
      name: z.string().describe("How the person calls it."),
      created_at: z.iso.datetime().describe("When it was added."),
      used_at: z.iso.datetime().nullable().describe("When it was last used; null: never."),
    }),
  ),
  run: async (ctx) =>
    (await findPasskeys(ctx.db, ctx.actor.id)).map(({ id, name, createdAt, usedAt }) => ({
      id,
      name,
      created_at: createdAt.toISOString(),
      used_at: usedAt?.toISOString() ?? null,
    })),
});

export const beginPasskey = operation({
  id: "begin_passkey",
  summary: "Ask for what a device has to sign, once, so that a passkey of the signed-in person is added.",
  effect: "write",
  testKey: "read only",
  input: z.object({
    session_id: SessionId,
    password: z
      .string()
      .min(1, "Give your password.")
      .max(200, "Use at most 200 characters.")
      .meta({ description: "The person's password.", examples: ["four plain random words"] }),
  }),
  output: z.object({ options: z.string().describe("What the browser is given, as JSON.") }),
  async run(ctx, { session_id: boundTo, password }) {
    const { id: userId } = ctx.actor;
    await requirePassword(ctx, userId, password, "password");
    const [person, known] = await Promise.all([findUser(ctx.db, userId), findPasskeys(ctx.db, userId)]);
    if (!person) throw new Refusal("not_found", "Only people have passkeys.");
    if (known.length >= MOST) throw tooMany();
    const challenge = ctx.random(CHALLENGE_BYTES);
    const expiresAt = addSeconds(ctx.now(), LIFETIMES.passkeyChallenge);
    await saveChallenge(ctx.db, { boundTo, challenge: encodeBase64Url(challenge), expiresAt });
    const options = await creationOptions(ctx.settings.publicUrl, { person, known, challenge });
    return { options: JSON.stringify(options) };
  },
});

/** What a device answered, as the browser writes it. */
export const Credential = z
  .string()
  .min(1, "Nothing came from your device.")
  .max(20_000, "This is no answer of a device.")
  .meta({ description: "What the device answered, as JSON.", examples: ['{"id":"…","type":"public-key"}'] });

export const addPasskey = operation({
  id: "add_passkey",
  summary: "Add a passkey of the signed-in person by what their device has signed.",
  effect: "write",
  testKey: "read only",
  audit: (_ctx, _input, { id }) => id,
  input: z.object({
    session_id: SessionId,
    name: z
      .string()
      .trim()
      .max(60, "Use at most 60 characters.")
      .meta({ description: "How the person calls it, at most 60 characters.", examples: ["My phone"] }),
    credential: Credential,
  }),
  output: z.object({ id: PasskeyId }),
  async run(ctx, { session_id, name, credential }) {
    const now = ctx.now();
    const challenge = await takeChallenge(ctx.db, session_id, now);
    const answer = parsed(credential);
    const made = challenge && answer && (await verifiedCreation(ctx.settings.publicUrl, answer, challenge));
    if (!made) throw notVerified();
    const id = newId(ctx, now);
    const row = { ...made, id, userId: ctx.actor.id, name: name || "Passkey", createdAt: now };
    if (!(await insertPasskey(ctx.db, row))) throw notVerified();
    return { id };
  },
});

export const removePasskey = operation({
  id: "remove_passkey",
  summary: "Remove a passkey of the signed-in person. It signs nobody in any more.",
  effect: "destroy",
  testKey: "read only",
  audit: (_ctx, { passkey_id }) => passkey_id,
  input: z.object({ passkey_id: PasskeyId }),
  output: z.object({ id: PasskeyId }),
  async run(ctx, { passkey_id: id }) {
    if (!(await deletePasskey(ctx.db, ctx.actor.id, id)))
      throw new Refusal("not_found", "There is no such passkey.");
    return { id };
  },
});

/** A device's answer, or undefined for a text that is none. */
export function parsed(credential: string): { id: string } | undefined {
  try {
    return z.looseObject({ id: z.string().max(2_000) }).parse(JSON.parse(credential));
  } catch {
    return undefined;
  }
}

const notVerified = () =>
  new Refusal("bad_request", "The device's answer does not fit, or came too late.", {
    hint: "Begin again; a device signs once, within five minutes.",
    retryable: false,
  });

const tooMany = () =>
  new Refusal("bad_request", `A person has at most ${MOST} passkeys.`, {
    hint: "Remove one first.",
    retryable: false,
  });
