/** Channels whose network has another name. */
const NAMES = new Map([["twitter", "x"]]);

/** The network that a channel is posted to. The name of a network is its own. */
export const networkOf = (channel: string): string => NAMES.get(channel) ?? channel;
