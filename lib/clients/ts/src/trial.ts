import type { CallOptions } from "./request.ts";

/** A call that answers the cost with `dry_run: true`, and else what it made. */
export type Trial<Sent, Cost, Made, Before extends unknown[] = []> = {
  (...args: [...Before, body: Sent & { dry_run: true }, options?: CallOptions]): Promise<Cost>;
  (...args: [...Before, body: Sent & { dry_run?: false }, options?: CallOptions]): Promise<Made>;
  (...args: [...Before, body: Sent, options?: CallOptions]): Promise<Cost | Made>;
};
