import * as z from "zod/v4";
import { utcDay } from "../core/calendar.ts";
import type { Ctx } from "../core/context.ts";
import { invalidField, Refusal } from "../core/errors.ts";
import { PermanentFailure } from "../core/failures.ts";
import { reasonOf } from "../core/log.ts";
import type { Ports } from "../core/ports.ts";
import { type DrawnPreview, drawPreview } from "../pipeline/draw-preview.ts";
import { newRun } from "../runs/creation.ts";
import { RUN_DEFAULTS, type RunView } from "../runs/store.ts";
import { houseStory } from "../story/house.ts";
import type { Story } from "../story/schema.ts";
import { sha256 } from "../text/sha256.ts";
import { AssetType } from "../vocab.ts";
import { TRY_BRANDS, type TryBrand, tryBrand } from "./brands.ts";
import { refuseForeign } from "./foreign.ts";

/** Owns nothing: the try reads and stores no record of any workspace. */
const NO_WORKSPACE = "00000000-0000-7000-8000-000000000000";

/** Pictures for one address in an hour, and for everybody in a UTC day. */
export const TRY_LIMITS = { hourly: 5, daily: 2_000 } as const;

const LONGEST_BRIEF = 400;

export const TryInput = z.object({
  brief: z
    .string()
    .trim()
    .min(12, "Say in a sentence or two what the post shall say.")
    .max(LONGEST_BRIEF, `Keep it to ${LONGEST_BRIEF} characters here.`),
  brand: z.enum(Object.keys(TRY_BRANDS) as [TryBrand, ...TryBrand[]]).default("tidewave"),
  asset_type: AssetType.extract(["card", "infographic", "og_image"]).default("card"),
});
type TryInput = z.output<typeof TryInput>;

export type Tried = DrawnPreview & {
  /** Words of the brief that are not for readers. */
  leftOut: readonly string[];
  milliseconds: number;
};

/**
 * Writes and draws one picture for a caller without an account: by the house writer, for an invented brand, with the
 * watermark. Nothing is stored. `address` is where the request came from.
 */
export async function tryBrief(ports: Ports, input: TryInput, address: string): Promise<Tried> {
  refuseForeign(input.brief);
  const began = ports.now().getTime();
  try {
    const brand = tryBrand(input.brand);
    const story = houseStory({ brief: input.brief, brand, channel: "linkedin", assetType: input.asset_type });
    refuseUntold(story);
    await takeTurn(ports, address);
    const drawn = await drawPreview(ports, runFor(ports, input, story), brand);
    const leftOut = story.heldBack.map(({ quote }) => quote);
    return { ...drawn, leftOut, milliseconds: ports.now().getTime() - began };
  } catch (error) {
    if (error instanceof PermanentFailure) throw invalidField(["body", "brief"], error.message);
    throw error;
  }
}

/** Without a word for readers the picture would show the tagline of the brand, as if it were the answer. */
function refuseUntold({ facts, heldBack }: Story): void {
  if (heldBack.length === 0 || facts.some(({ from }) => from === "brief")) return;
  throw invalidField(
    ["body", "brief"],
    "Nothing in it is for readers, so nothing is drawn. Say what is new, for whom, and one fact about it.",
  );
}

/** Counts one picture. Without Redis nothing is drawn, because nothing else bounds an open page. */
async function takeTurn({ rateLimiter, now, log }: Ports, address: string): Promise<void> {
  const daily = { keyId: "live_try", day: utcDay(now()), limit: TRY_LIMITS.daily };
  const name = `live_try:${(await sha256(address)).slice(0, 32)}`;
  const bucket = { name, size: TRY_LIMITS.hourly, refillPerMinute: TRY_LIMITS.hourly / 60, take: true };
  const read = rateLimiter.read({ workspaceId: null, daily: { ...daily, take: true }, bucket });
  const state = await read.catch((error: unknown) => {
    log("live_try_closed", { reason: reasonOf(error) });
    throw new Refusal("dependency_down", "Trying is not possible at the moment. Come back in a minute.", {
      retryable: true,
      retry_after: 60,
    });
  });
  if (state.daily?.allowed === false) throw tooMany("Today's pictures for visitors are all drawn.", 3_600);
  if (state.burst.allowed) return;
  // What one address may not draw is left for the others.
  await rateLimiter.returnDaily(daily).catch(() => undefined);
  throw tooMany(`That was ${TRY_LIMITS.hourly} pictures in an hour.`, 720);
}

const tooMany = (message: string, seconds: number) =>
  new Refusal("rate_limited", message, {
    hint: "A free workspace draws on, with your own brand.",
    retryable: true,
    retry_after: seconds,
  });

/** A run that exists only here, with its story. */
function runFor(ports: Ports, { brief, asset_type: assetType }: TryInput, story: Story): RunView {
  const origin = {
    ...ports,
    workspaceId: NO_WORKSPACE,
    actor: { kind: "system", id: "live_try" } as const,
    mode: "test" as const,
    createdVia: "dashboard" as const,
    scope: { autoPost: false },
  } satisfies Partial<Record<keyof Ctx, unknown>>;
  const row = newRun(origin, { brief, channel: "linkedin", assetType, imagery: "none", seed: 1 });
  const run: RunView = { ...RUN_DEFAULTS, ...row, assets: [], deliveries: [], isFree: false };
  return { ...run, story };
}
