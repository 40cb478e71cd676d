import { leakedKeys } from "./api/leaked-keys.ts";
import { openApi } from "./api/openapi.ts";
import { studio } from "./api/studio.ts";
import { atStart, newApp, programmatic, type ServiceFor } from "./app-at-start.ts";
import { previews } from "./assets/previews.ts";
import { dashboard } from "./dashboard/index.ts";
import { stripeEvents } from "./jobs/stripe.ts";
import { telegramUpdates } from "./jobs/telegram.ts";
import { guides } from "./landing/guides.ts";
import { landing } from "./landing/index.tsx";
import { status } from "./landing/status.tsx";
import { wellKnown } from "./landing/well-known.ts";
import { mcp } from "./mcp/index.ts";
import { oauth } from "./oauth/index.ts";

/** The URL map of the whole service. `serviceFor` gives each request its ports. */
export function createApp(serviceFor: ServiceFor) {
  const app = newApp(serviceFor);
  atStart(app)
    .route(
      "/api/v1/openapi.json",
      openApi(() => app.routes),
    )
    .route("/api/v1/leaked-keys", leakedKeys)
    .route("/api/v1", studio)
    .route("/previews", previews)
    .route("/", landing)
    .route("/", status)
    .route("/", wellKnown)
    .route("/", guides)
    .route("/app", dashboard)
    .route("/mcp", mcp)
    .route("/", oauth)
    .route("/jobs/stripe", stripeEvents)
    .route("/jobs/telegram", telegramUpdates)
    .route("/", studio)
    .route("/", programmatic());
  return app;
}
