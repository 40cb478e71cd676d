import { NetworkFailure } from "../../core/network.ts";
import type { Problem } from "../../platforms/problem.ts";

/** Content that the platform cannot take is refused here, before anything is sent. */
export const rejection = (vendor: string, { about, problem, fix }: Problem): NetworkFailure =>
  new NetworkFailure(about === "text" ? "content_rejected" : "media_rejected", problem, {
    source: `${vendor}: not sent`,
    fix,
  });
