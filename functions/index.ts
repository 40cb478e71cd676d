import { sweep } from "../lib/pipeline/sweep.ts";
import { createApp } from "./app.ts";
import type { Bindings } from "./http/env.ts";
import { serviceFor } from "./wiring.ts";

const app = createApp(serviceFor);

export default {
  fetch: app.fetch,
  async scheduled(_controller, env, execution) {
    const service = serviceFor(env, execution);
    const mended = await sweep(service);
    if (Object.values(mended).some((count) => count > 0)) service.log("swept", mended);
  },
} satisfies ExportedHandler<Bindings>;
