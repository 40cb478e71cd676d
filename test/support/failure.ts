import type { NetworkFailure } from "../../lib/core/network.ts";

/** The failure of something that must not succeed. */
export const failureOf = (work: Promise<unknown>): Promise<NetworkFailure> =>
  work.then(
    (value) => {
      throw new Error(`it succeeded: ${JSON.stringify(value)}`);
    },
    (error) => error,
  );
