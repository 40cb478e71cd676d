import { Hono } from "hono";
import { accounts } from "./api/accounts.ts";
import { audit } from "./api/audit.ts";
import { brand } from "./api/brand.ts";
import { clarify } from "./api/clarify.ts";
import { credits } from "./api/credits.ts";
import { events } from "./api/events.ts";
import { fonts } from "./api/fonts.ts";
import { health } from "./api/health.ts";
import { keys } from "./api/keys.ts";
import { logo } from "./api/logo.ts";
import { mascot } from "./api/mascot.ts";
import { me } from "./api/me.ts";
import { media } from "./api/media.ts";
import { people } from "./api/people.ts";
import { photos } from "./api/photos.ts";
import { posts } from "./api/posts.ts";
import { renders } from "./api/render.ts";
import { runs } from "./api/runs.ts";
import { screens } from "./api/screens.ts";
import { videos } from "./api/videos.ts";
import { webhooks } from "./api/webhooks.ts";
import { assets } from "./assets/index.ts";
import { deprecated } from "./http/deprecated.ts";
import type { AppEnv, Service } from "./http/env.ts";
import { onError } from "./http/errors.ts";
import { limitHeaders } from "./http/limit-headers.ts";
import { notFound } from "./http/not-found.ts";
import { observed } from "./http/observed.ts";
import { requestId } from "./http/request-id.ts";
import { requestLog } from "./http/request-log.ts";
import { securityHeaders } from "./http/security-headers.ts";
import { unreadBody } from "./http/unread-body.ts";
import { jobs } from "./jobs/index.ts";

/** Gives each request its ports. */
export type ServiceFor = (env: AppEnv["Bindings"], execution: Waiter) => Service;

/** Everything a key can do. Its short paths at the root of the specification are the same handlers. */
export const programmatic = () =>
  new Hono<AppEnv>()
    .route("/", runs)
    .route("/", renders)
    .route("/", clarify)
    .route("/", me)
    .route("/", screens)
    .route("/", photos)
    .route("/", fonts)
    .route("/", logo)
    .route("/", brand)
    .route("/", people)
    .route("/", media)
    .route("/", accounts)
    .route("/", posts)
    .route("/", events)
    .route("/", mascot)
    .route("/", credits)
    .route("/", videos)
    .route("/", webhooks)
    .route("/", keys)
    .route("/", audit);

/** The paths of `atStart`. What is not among them is in the whole map, which the first request for it loads. */
const AT_START = /^\/(?:api\/v1\/(?:health$|programmatic\/)|assets\/|jobs(?:\/failed)?$)/;

export const isAtStart = (path: string): boolean => AT_START.test(path);

/** The part of the URL map that is ready when the Worker starts: what programs call, files, and the queue. */
export const atStart = (app: Hono<AppEnv>) =>
  app
    .route("/api/v1/health", health)
    .route("/api/v1/programmatic", programmatic())
    .route("/assets", assets)
    .route("/jobs", jobs);

/** An app with what every request passes. */
export function newApp(serviceFor: ServiceFor): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  return app
    .onError(onError)
    .notFound((c) => notFound(c, app.routes))
    .use(unreadBody)
    .use(async (c, next) => {
      c.set("service", serviceFor(c.env, executionOf(c)));
      await next();
    })
    .use(requestId, securityHeaders, requestLog, limitHeaders, observed, deprecated);
}

/** The one thing taken from the platform's execution context. */
export type Waiter = { waitUntil(promise: Promise<unknown>): void };

/** Outside a Worker there is no execution context, and nothing to keep alive. */
function executionOf(c: { executionCtx: Waiter }): Waiter {
  try {
    return c.executionCtx;
  } catch {
    return { waitUntil: () => undefined };
  }
}
