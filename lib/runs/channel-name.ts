import * as z from "zod/v4";
import { notAChannel, unknownChannel } from "../access/guards.ts";
import { refuseTogether } from "../core/errors.ts";
import { Channel } from "../vocab.ts";

const isUnknown = (name: unknown): name is string =>
  typeof name === "string" && name !== "" && name.length <= 60 && !Channel.safeParse(name).success;

/** `x` is another name of `twitter`. The guards check whether a channel exists. */
export const ChannelName = z
  .string({
    error: ({ input }) => (input === undefined ? `Use one of: ${Channel.options.join(", ")}.` : undefined),
  })
  .min(1)
  .max(60)
  .transform((name) => (name === "x" ? "twitter" : name))
  .meta({
    title: "ChannelName",
    enum: [...Channel.options, "x"],
    description:
      "What the content is written for: twitter (or x), linkedin, instagram, youtube, tiktok or web.",
    examples: ["linkedin", "twitter", "instagram", "youtube", "tiktok", "web"],
  });

type Channels = { channel?: unknown; channels?: unknown };

/**
 * Names an unknown channel beside the other mistakes of a body, so that one answer tells all. Alone it is left to the
 * guards, which know the channels of the key.
 */
export function channelBesideMistakes<T extends Channels>(): z.core.$ZodCheck<T> {
  const when = ({ issues, value }: z.core.ParsePayload) => issues.length > 0 && value instanceof Object;
  return z.superRefine<T>(
    ({ channel, channels }, { issues }) => {
      const several = Array.isArray(channels) ? channels : [];
      const named = [
        [["channel"], channel] as const,
        ...several.map((name, i) => [["channels", i], name] as const),
      ];
      for (const [path, name] of named) {
        if (!isUnknown(name)) continue;
        issues.push({
          code: "invalid_value",
          values: Channel.options,
          input: name,
          path: [...path],
          message: notAChannel(name),
        });
      }
    },
    { when },
  );
}

/** The same for mistakes that an operation finds. */
export function refuseBesideChannel(channel: string, ...checks: (() => unknown)[]): void {
  refuseTogether(isUnknown(channel) ? [unknownChannel(channel)] : [], ...checks);
}
