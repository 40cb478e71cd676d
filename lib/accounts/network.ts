import type { Network } from "../core/network.ts";
import type { Ports } from "../core/ports.ts";
import type { AccountRow } from "./store.ts";

/** The network that an account posts to; undefined where this service has none. */
export const networkFor = (
  { networks }: Pick<Ports, "networks">,
  { platform, sandbox }: Pick<AccountRow, "platform" | "sandbox">,
): Network | undefined => networks[sandbox ? "sandbox" : "live"][platform];
