import { CHANNEL_RULES } from "../../copy/judge/channel-rules.ts";
import { Channel } from "../../vocab.ts";

type Form = { form: string; good: string };

/** What a post looks like where it is read, shown by the same news of one invented brand. */
const FORMS: Record<Channel, Form> = {
  twitter: {
    form: "the news first, then the one detail that decides, the link last",
    good: "The workshop at Kestrel stays open until 10 pm on Tuesdays and Thursdays, from 3 March. £15 an hour, tools included. kestrel.example/night",
  },
  linkedin: {
    form: "paragraphs of one or two sentences with a blank line between them: the news, why it matters where the brief says so, the details, the link",
    good: "From 3 March the Kestrel workshop stays open until 10 pm on Tuesdays and Thursdays.\n\nHalf of our customers work until six and asked for evenings.\n\n£15 an hour, tools included. Book a stand: kestrel.example/night",
  },
  instagram: {
    form: "a caption of short paragraphs; the first line stands alone",
    good: "Your bike, our tools, until 10 pm.\n\nTuesdays and Thursdays from 3 March at Kestrel. £15 an hour, tools included.",
  },
  youtube: {
    form: "a description: what it is about in the first sentence, then the details, a sentence a line, the link",
    good: "The Kestrel workshop is open until 10 pm on Tuesdays and Thursdays, from 3 March.\n\n£15 an hour, tools included.\nBook a stand: kestrel.example/night",
  },
  tiktok: {
    form: "two or three short sentences, spoken rather than written",
    good: "Your bike, our tools, until 10 pm. Tuesdays and Thursdays from 3 March, £15 an hour.",
  },
  web: {
    form: "one to three plain sentences for a page",
    good: "The Kestrel workshop is open until 10 pm on Tuesdays and Thursdays from 3 March. £15 an hour, tools included.",
  },
};

/** What is wrong wherever it is read. */
const BAD = ["Something big is coming. Stay tuned!", "In this video we dive into an amazing topic."];

/** Longer posts are possible, but few people read them. */
const READABLE: Partial<Record<Channel, number>> = {
  linkedin: 1_200,
  instagram: 900,
  youtube: 1_500,
  tiktok: 300,
  // In less, the prices, days and places of a longer brief find no room.
  web: 400,
};
/** Characters that hashtags and required phrases need below a post. */
const RESERVE: Record<Channel, number> = {
  twitter: 30,
  linkedin: 200,
  instagram: 200,
  youtube: 200,
  tiktok: 100,
  web: 0,
};

/** Bytes of a character outside emoji. */
const MOST_BYTES = 3;

/** The most a post may say, in the unit of its channel. */
export const roomFor = (channel: Channel): number =>
  Math.min(READABLE[channel] ?? Number.POSITIVE_INFINITY, CHANNEL_RULES[channel].max - RESERVE[channel]);

/** The form of each of these channels with a good example, and what is bad on all of them. */
export const channelForms = (channels: readonly Channel[] = Channel.options): string =>
  [
    ...channels.map((channel) => {
      const { form, good } = FORMS[channel];
      const { fold, unit, max } = CHANNEL_RULES[channel];
      const room = roomFor(channel);
      // A fraction of the limit in bytes may be counted in characters, which writers can.
      const counted = room * MOST_BYTES < max ? "characters" : unit;
      return `${channel} (${room} ${counted}, of which ${fold} are read first): ${form}.\n  good: ${JSON.stringify(good)}`;
    }),
    `bad everywhere: ${BAD.map((one) => JSON.stringify(one)).join(", ")}`,
  ].join("\n");
