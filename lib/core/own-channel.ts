import type { Channel } from "../vocab.ts";
import type { Scope } from "./context.ts";

/** The channel of a picture whose order names none: the only one of the key, else web. */
export const ownChannel = ({ channels }: Pick<Scope, "channels">): Channel =>
  (channels?.length === 1 && channels[0]) || "web";
