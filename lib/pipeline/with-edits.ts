import type { RunView } from "../runs/store.ts";
import { editedStory } from "../story/edit/edited-story.ts";
import type { Story } from "../story/schema.ts";
import { withOccasion } from "./with-occasion.ts";
import { withOverrides } from "./with-overrides.ts";

/** Words that replace others of a finished story are an edit of it: what they take out is gone everywhere. */
export function withEdits(known: Story, run: RunView): Story {
  const was = withOccasion(known);
  const said = withOverrides(was, run);
  const edit = { channel: run.channel, isMembers: run.createdVia === "dashboard" };
  const story = editedStory(was, said, edit);
  return story === said ? withOverrides(known, run) : story;
}
