import { sweep } from "../lib/pipeline/sweep.ts";
import { createApp } from "./app.ts";
import type { Bindings } from "./http/env.ts";
import { serviceFor } from "./wiring.ts";

const app = createApp(serviceFor);

export default {
  fetch: app.fetch,
  async scheduled(_controller, env, execution) {
    const service = serviceFor(env, execution);
    const began = service.now().getTime();
    const mended = await sweep(service);
    const done = Object.entries(mended).filter(([, count]) => count > 0);
    const duration_ms = service.now().getTime() - began;
    if (done.length > 0) service.log("swept", { ...Object.fromEntries(done), duration_ms });
  },
} satisfies ExportedHandler<Bindings>;
