import * as z from "zod/v4";
import { Platform } from "../vocab.ts";
import { NETWORKS, type NetworkFacts } from "./networks.ts";

const Value = z.string().min(1).optional();

type AppSetting = NetworkFacts["app"]["clientId" | "clientSecret"];

/** The settings of the social networks: the apps registered with them, and versions of their APIs. */
export const NETWORK_SETTINGS = {
  X_CLIENT_ID: Value,
  X_CLIENT_SECRET: Value,
  LINKEDIN_CLIENT_ID: Value,
  LINKEDIN_CLIENT_SECRET: Value,
  INSTAGRAM_CLIENT_ID: Value,
  INSTAGRAM_CLIENT_SECRET: Value,
  YOUTUBE_CLIENT_ID: Value,
  YOUTUBE_CLIENT_SECRET: Value,
  TIKTOK_CLIENT_ID: Value,
  TIKTOK_CLIENT_SECRET: Value,
  /** LinkedIn serves a version of its API for a year, Instagram for about two. */
  LINKEDIN_VERSION: z
    .string()
    .regex(/^20\d{4}$/, "Give a year and a month, for example 202609.")
    .default("202609"),
  INSTAGRAM_VERSION: z
    .string()
    .regex(/^v\d{2}\.0$/, "Give a version of the Graph API, for example v26.0.")
    .default("v26.0"),
  /** Whether TikTok has audited the app: until then it posts to private accounts only. */
  TIKTOK_AUDITED: z.stringbool("Give true or false.").default(false),
} satisfies Record<AppSetting, typeof Value> & Record<string, z.ZodType>;
export type NetworkSettings = z.output<z.ZodObject<typeof NETWORK_SETTINGS>>;

/** The pairs of settings that make sense only together. */
export const APP_SETTINGS = Platform.options.map((platform) => {
  const { clientId, clientSecret } = NETWORKS[platform].app;
  return [clientId, clientSecret] as const;
});
