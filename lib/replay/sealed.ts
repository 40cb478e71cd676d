import type { Replay } from "../core/context.ts";
import type { Ports } from "../core/ports.ts";

type Sealing = Pick<Ports, "seals">;

const about = ({ keyId, endpoint, idempotencyKey }: Replay) =>
  `answer ${keyId} ${endpoint} ${idempotencyKey}`;

/** An answer that shows a secret, as it may be kept. */
export const sealAnswer = ({ seals }: Sealing, replay: Replay, body: string): Promise<string> =>
  seals.seal(body, about(replay));

/** A kept answer as it was given. JSON begins otherwise than what is sealed. */
export const openAnswer = async ({ seals }: Sealing, replay: Replay, kept: string): Promise<string> =>
  /^[[{]/.test(kept) || kept === "" ? kept : seals.open(kept, about(replay));
