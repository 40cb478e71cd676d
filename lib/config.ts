import * as z from "zod/v4";
import { MODEL_SETTINGS, modelSettingsProblem } from "./core/model-settings.ts";

/** Every setting of the service. Secrets come from `wrangler secret`, the rest from wrangler.toml. */
const Settings = z.object({
  DATABASE_URL: z.url(),
  /** Where the world reaches this service; no slash at the end. */
  PUBLIC_URL: z.url().transform((url) => url.replace(/\/+$/, "")),
  UPSTASH_REDIS_REST_URL: z.url(),
  UPSTASH_REDIS_REST_TOKEN: z.string().min(1),
  QSTASH_URL: z.url().default("https://qstash.upstash.io"),
  QSTASH_TOKEN: z.string().min(1),
  QSTASH_CURRENT_SIGNING_KEY: z.string().min(1),
  QSTASH_NEXT_SIGNING_KEY: z.string().min(1),
  /** Pause before the first retry of a failed step; doubles each time. */
  RETRY_BASE_SECONDS: z.coerce.number().positive().default(30),
  ...MODEL_SETTINGS,
  /** Both or neither: without them nothing can be bought here. */
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(live|test)_\w+$/, "Give a Stripe API key.")
    .optional(),
  STRIPE_WEBHOOK_SECRET: z.string().startsWith("whsec_").optional(),
  /** The prices whose subscribers get a plan. */
  STRIPE_PRICE_STARTER: z.string().startsWith("price_").optional(),
  STRIPE_PRICE_PRO: z.string().startsWith("price_").optional(),
  STRIPE_PRICE_GROWTH: z.string().startsWith("price_").optional(),
  STRIPE_PRICE_SCALE: z.string().startsWith("price_").optional(),
});

const Config = Settings.superRefine((settings, context) => {
  const message = modelSettingsProblem(settings);
  if (message) context.addIssue({ code: "custom", message, path: ["MODEL_PROVIDER"] });
  if (!settings.STRIPE_SECRET_KEY === !settings.STRIPE_WEBHOOK_SECRET) return;
  const missing = settings.STRIPE_SECRET_KEY ? "STRIPE_WEBHOOK_SECRET" : "STRIPE_SECRET_KEY";
  context.addIssue({ code: "custom", message: "Set both Stripe secrets, or neither.", path: [missing] });
});

export type Config = z.infer<typeof Config>;

/** Parses the Worker's environment; throws one error that names every bad setting. */
export function readConfig(env: unknown): Config {
  const parsed = Config.safeParse(env);
  if (!parsed.success) throw new Error(`Bad configuration:\n${z.prettifyError(parsed.error)}`);
  return parsed.data;
}
