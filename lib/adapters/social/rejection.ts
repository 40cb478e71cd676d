import { NetworkFailure } from "../../core/network.ts";
import type { PlatformProblem } from "../../platforms/problem.ts";

/** The failure for content beyond the network's limits, before anything is sent. */
export const rejection = (vendor: string, { about, problem, fix }: PlatformProblem): NetworkFailure =>
  new NetworkFailure(about === "text" ? "content_rejected" : "media_rejected", problem, {
    source: `${vendor}: not sent`,
    fix,
  });
