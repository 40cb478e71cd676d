import { once } from "../lib/text/once.ts";
import { atStart, isAtStart, newApp } from "./app-at-start.ts";
import type { Bindings } from "./http/env.ts";
import { serviceFor } from "./wiring.ts";

const first = atStart(newApp(serviceFor));

/** Pages, agents and all else: a start that ran this too would come near the limit of Cloudflare for one. */
const whole = once(async () => (await import("./app.ts")).createApp(serviceFor));

export default {
  async fetch(request, env, execution) {
    const app = isAtStart(new URL(request.url).pathname) ? first : await whole();
    return app.fetch(request, env, execution);
  },
  async scheduled(_controller, env, execution) {
    const { sweep } = await import("../lib/pipeline/sweep.ts");
    const service = serviceFor(env, execution);
    const began = service.now().getTime();
    const mended = await sweep(service);
    const done = Object.entries(mended).filter(([, count]) => count > 0);
    const duration_ms = service.now().getTime() - began;
    if (done.length > 0) service.log("swept", { ...Object.fromEntries(done), duration_ms });
  },
} satisfies ExportedHandler<Bindings>;
