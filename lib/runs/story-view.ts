import * as z from "zod/v4";
import { Story } from "../story/schema.ts";
import type { RunView } from "./store.ts";

/** How much of a run is shown. */
export const View = z
  .enum(["default", "full", "summary"], 'Use "default", "full" or "summary".')
  .default("default")
  .meta({
    description:
      "full adds the story, which is what the brief means and the words of every slot, the content that a render came with, and when each step ended. summary is at most 1 KB.",
  });
export type View = z.infer<typeof View>;

/** A story on the wire: the stored one with names in snake_case. */
const StoryView = Story.omit({ heldBack: true, altText: true, byMember: true })
  .extend({
    held_back: Story.shape.heldBack,
    alt_text: Story.shape.altText,
    by_member: Story.shape.byMember,
  })
  .meta({ title: "Story" });

/** What `view=full` shows beside the run: its story, or the content that it came with by the fields of its template. */
export const IN_FULL = {
  story: StoryView.nullable()
    .optional()
    .describe("What the brief means, with view=full only; null without a brief or before it is read."),
  body: z
    .record(z.string(), z.unknown())
    .nullable()
    .optional()
    .describe("The content that it came with, with view=full only; null for a run with a brief."),
};

/** Null for a run without a brief, before it is read, and from before stories. */
export function toStory({ story }: Pick<RunView, "story">): z.infer<typeof StoryView> | null {
  if (!story) return null;
  const { heldBack: held_back, altText: alt_text, byMember: by_member, ...rest } = story;
  return { ...rest, held_back, alt_text, ...(by_member && { by_member }) };
}
