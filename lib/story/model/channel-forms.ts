import { CHANNEL_RULES } from "../../copy/judge/channel-rules.ts";
import { Channel } from "../../vocab.ts";

type Form = { form: string; good: string; bad: string };

/** What a post looks like where it is read, shown by the same news of one invented brand. */
const FORMS: Record<Channel, Form> = {
  twitter: {
    form: "one short post: the news first, then the one detail that decides, the link last",
    good: "The workshop at Kestrel stays open until 10 pm on Tuesdays and Thursdays, from 3 March. £15 an hour, tools included. kestrel.example/night",
    bad: "Exciting news for all bike lovers! Something big is coming to Kestrel. Stay tuned!",
  },
  linkedin: {
    form: "paragraphs of one or two sentences with a blank line between them: the news, why it matters, the details, the link",
    good: "From 3 March the Kestrel workshop stays open until 10 pm on Tuesdays and Thursdays.\n\nHalf of our customers work until six. They asked for evenings.\n\n£15 an hour, tools included. Book a stand: kestrel.example/night",
    bad: "Change is the only constant.\n\nAt Kestrel we are passionate about empowering riders on their journey.\n\nAgree? Tell us in the comments!",
  },
  instagram: {
    form: "a caption of short paragraphs; the first line has to stand alone",
    good: "Your bike, our tools, until 10 pm.\n\nTuesdays and Thursdays from 3 March at Kestrel. £15 an hour, tools included.",
    bad: "Swipe to find out what is new at Kestrel! You will never believe it!",
  },
  youtube: {
    form: "a description: what it is about in the first sentence, then the details, a line each, the link",
    good: "The Kestrel workshop is open until 10 pm on Tuesdays and Thursdays, from 3 March.\n\n£15 an hour, tools included.\nBook a stand: kestrel.example/night",
    bad: "In this video we dive into an amazing topic. Like and subscribe!",
  },
  tiktok: {
    form: "two short sentences, spoken rather than written",
    good: "Your bike, our tools, until 10 pm. Tuesdays and Thursdays from 3 March, £15 an hour.",
    bad: "POV: you just found the best bike workshop ever. Run, don't walk!",
  },
  web: {
    form: "one plain sentence for a page",
    good: "The Kestrel workshop is open until 10 pm on Tuesdays and Thursdays from 3 March, £15 an hour, tools included.",
    bad: "Welcome to a whole new world of cycling.",
  },
};

/** Longer posts are possible, but few people read them. */
const READABLE: Partial<Record<Channel, number>> = {
  linkedin: 1_200,
  instagram: 900,
  youtube: 1_500,
  tiktok: 300,
  web: 200,
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

/** The most a post may say, in the unit of its channel. */
export const roomFor = (channel: Channel): number =>
  Math.min(READABLE[channel] ?? Number.POSITIVE_INFINITY, CHANNEL_RULES[channel].max - RESERVE[channel]);

/** The form of each of these channels, with a good and a bad example. */
export const channelForms = (channels: readonly Channel[] = Channel.options): string =>
  channels
    .map((channel) => {
      const { form, good, bad } = FORMS[channel];
      const { fold, unit } = CHANNEL_RULES[channel];
      const limits = `At most ${roomFor(channel)} ${unit}; the first line has to work within ${fold}.`;
      return `${channel}: ${form}. ${limits}\n  good: ${JSON.stringify(good)}\n  bad: ${JSON.stringify(bad)}`;
    })
    .join("\n");
