type ChatPlace = {
  /** The bot's user name, without the @. */
  botName: string;
  /** The local page that stands in for the messaging service, where there is one. */
  sandboxUrl?: string | undefined;
};

/** Where a person opens a code: alone with the bot, or with the bot in a group. The sandbox has no groups. */
export function chatLinks(
  { botName, sandboxUrl }: ChatPlace,
  code: string,
): { link: string; groupLink?: string } {
  if (sandboxUrl) return { link: `${sandboxUrl}?start=${code}` };
  return {
    link: `https://t.me/${botName}?start=${code}`,
    groupLink: `https://t.me/${botName}?startgroup=${code}`,
  };
}
