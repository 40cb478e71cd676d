import { CHANNEL_RULES } from "../../copy/judge/channel-rules.ts";
import { sentences } from "../../copy/sentences.ts";
import { Channel } from "../../vocab.ts";
import type { Story } from "../schema.ts";
import { type Edits, hasAll, withEdits } from "./words.ts";

/** What an edit did to the words of the picture, and to the post of its channel. */
type StoryEdits = { ofPicture: Edits; ofPost: Edits };

const fits = (text: string, channel: Channel): boolean =>
  CHANNEL_RULES[channel].measure(text) <= CHANNEL_RULES[channel].max;

/** As many sentences from the beginning of a post as another channel takes. */
function openingOf(post: string, channel: Channel): string {
  const all = sentences(post);
  const most = all.findLastIndex((_, i) => fits(all.slice(0, i + 1).join(" "), channel));
  return all.slice(0, most + 1).join(" ");
}

/** The post of another channel after the edit. New words that are too long for it are left out. */
function otherPost(
  text: string,
  edits: Edits,
  { channel, edited }: { channel: Channel; edited: string },
): string {
  const changed = withEdits(text, edits);
  if (changed && fits(changed, channel)) return changed;
  const shorter = withEdits(text, new Map([...edits].map(([old]) => [old, ""])));
  return shorter || openingOf(edited, channel);
}

/** The edits in words that no field has: the posts of other channels, the line above the headline, the description. */
export function inOtherPosts(story: Story, { ofPicture, ofPost }: StoryEdits, channel: Channel): Story {
  const edited = story.posts[channel] ?? "";
  // What the edited post still says is meant to stay in a post, and what became of a sentence there goes first.
  const ofPosts = new Map([
    ...ofPost,
    ...[...ofPicture].filter(([old]) => !ofPost.has(old) && !hasAll([edited], old)),
  ]);
  const posts = Channel.options
    .filter((name) => story.posts[name] !== undefined)
    .map((name) => {
      const text = story.posts[name] ?? "";
      return [name, name === channel || !text ? text : otherPost(text, ofPosts, { channel: name, edited })];
    });
  const kicker = withEdits(story.kicker?.text ?? "", ofPicture);
  return {
    ...story,
    kicker: story.kicker && kicker ? { ...story.kicker, text: kicker } : null,
    posts: Object.fromEntries(posts),
    altText: withEdits(story.altText, ofPicture),
  };
}
