import * as z from "zod/v4";
import { PACKS } from "../billing/plans.ts";
import { inWords, TOP_UP, topUpCents } from "../billing/top-ups.ts";
import { addSeconds } from "../core/calendar.ts";
import type { Ctx } from "../core/context.ts";
import { AlreadyAnswered } from "../core/errors.ts";
import { newId } from "../core/ids.ts";
import { operation } from "../core/operation.ts";
import type { CheckoutRequest, OpenCheckout } from "../core/payments.ts";
import { KEPT_SECONDS, lostRace } from "../replay/idempotency.ts";
import { askingVendor } from "./asking-vendor.ts";
import { insertPurchase } from "./store.ts";

const SIZES = PACKS.map(({ credits }) => credits);
const [{ credits: SMALLEST }] = PACKS;
const PACK = `Use one of ${SIZES.join(", ")}, or leave it out and give credits.`;
const CREDITS = `Give a whole number from ${TOP_UP.min} to ${TOP_UP.max}.`;

export const NewCheckout = z
  .strictObject(
    {
      pack: z
        .literal(SIZES, PACK)
        .optional()
        .meta({
          description: "Credits of a pack: 100, 500 or 2,000. Without pack and credits the smallest.",
          examples: [500],
        }),
      credits: z
        .int(CREDITS)
        .min(TOP_UP.min, CREDITS)
        .max(TOP_UP.max, CREDITS)
        .optional()
        .meta({
          description: "Any number of credits from 10 to 100,000, instead of a pack.",
          examples: [250],
        }),
    },
    "Only pack and credits can be given.",
  )
  .refine(({ pack, credits }) => pack === undefined || credits === undefined, {
    path: ["credits"],
    message: "Give pack or credits, not both.",
  });

const Checkout = z
  .object({
    checkout_url: z.url().describe("Page where a person pays."),
    expires_at: z.iso.datetime().describe("When the page closes."),
    credits: z.int().describe("Credits that the payment brings."),
    amount: z.int().describe("Price in the smallest unit of the currency: cents."),
    currency: z.string().describe("ISO 4217 code in lower case."),
  })
  .meta({ title: "Checkout" });
type Checkout = z.infer<typeof Checkout>;

export const buyCredits = operation({
  id: "buy_credits",
  summary: "Open a page where a person can pay for more credits; nothing is charged by this call.",
  effect: "write",
  testKey: "read only",
  audit: (_ctx, _input, { credits }) => `${credits} credits`,
  input: NewCheckout,
  output: Checkout,
  async run(ctx, { pack, credits = pack ?? SMALLEST }) {
    const order = orderOf(ctx, credits);
    const page = await askingVendor(ctx, (vendor) => vendor.openCheckout(order));
    const checkout: Checkout = {
      checkout_url: page.url,
      expires_at: page.expiresAt.toISOString(),
      credits,
      amount: order.amount,
      currency: order.currency,
    };
    await storePurchase(ctx, order, page, checkout);
    return checkout;
  },
});

function orderOf(ctx: Ctx, credits: number): CheckoutRequest {
  return {
    purchaseId: newId(ctx),
    workspaceId: ctx.workspaceId,
    credits,
    amount: topUpCents(credits),
    currency: TOP_UP.currency,
    title: `${inWords(credits)} credits for ${ctx.workspaceName}`,
    ...waysBack(ctx),
  };
}

/** A person of the dashboard comes back to it; who got the address from a program, to a page for everyone. */
function waysBack({ createdVia, settings: { publicUrl } }: Ctx) {
  if (createdVia !== "dashboard")
    return { paidUrl: `${publicUrl}/checkout/paid`, canceledUrl: `${publicUrl}/checkout/canceled` };
  const billing = `${publicUrl}/app/billing`;
  return { paidUrl: `${billing}?done=bought`, canceledUrl: billing };
}

/** Stored after the page was opened: a page whose address is never answered expires unpaid. */
async function storePurchase(
  ctx: Ctx,
  order: CheckoutRequest,
  page: OpenCheckout,
  checkout: Checkout,
): Promise<void> {
  const { sessionId, expiresAt } = page;
  const now = ctx.now();
  const body = JSON.stringify(checkout);
  const kept = { status: 200, body, expiresAt: addSeconds(now, KEPT_SECONDS) };
  try {
    await insertPurchase(
      ctx.db,
      { ...order, livemode: true, sessionId, expiresAt, now },
      ctx.replay && { ...kept, replay: ctx.replay },
    );
  } catch (error) {
    if (lostRace(error)) throw new AlreadyAnswered();
    throw error;
  }
}
