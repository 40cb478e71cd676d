import type { Replay } from "../core/context.ts";
import type { Ports } from "../core/ports.ts";

type Sealing = Pick<Ports, "seals">;

const about = ({ keyId, endpoint, idempotencyKey }: Replay) =>
  `answer ${keyId} ${endpoint} ${idempotencyKey}`;

/** Encrypts an answer that shows a secret, for storage. */
export const sealAnswer = ({ seals }: Sealing, replay: Replay, body: string): Promise<string> =>
  seals.seal(body, about(replay));

/** A stored answer as it was sent. An encrypted one starts unlike JSON. */
export const openAnswer = async ({ seals }: Sealing, replay: Replay, kept: string): Promise<string> =>
  /^[[{]/.test(kept) || kept === "" ? kept : seals.open(kept, about(replay));
