import * as z from "zod/v4";
import { Platform } from "../vocab.ts";

const Value = z.string().min(1).optional();

/** The apps that were registered with platforms, and what a platform's API has to be told. */
export const PLATFORM_SETTINGS = {
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
};
export type PlatformSettings = z.output<z.ZodObject<typeof PLATFORM_SETTINGS>>;

/** A platform's app: both settings or none. */
export const APPS = Platform.options.map((platform) => {
  const name = platform.toUpperCase() as Uppercase<Platform>;
  return { platform, id: `${name}_CLIENT_ID`, secret: `${name}_CLIENT_SECRET` } as const;
});
