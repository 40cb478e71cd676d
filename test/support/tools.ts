import { installed } from "../../.ci/tool.mjs";

/** vitest globalSetup: the decoder of films and the compiler of the kernel are installed before several tests ask for them. */
export function setup() {
  installed("ffmpeg");
  installed("kernel");
}
