import { Hono } from "hono";
import { csrf } from "hono/csrf";
import type { AppEnv } from "../http/env.ts";
import { noPage, pageError } from "./http/answer.tsx";
import { oneLocalName, pageHeaders } from "./http/headers.ts";
import { requireSession } from "./http/session.ts";
import { accountPages } from "./pages/accounts.tsx";
import { agentPages } from "./pages/agents.tsx";
import { allowAgentPages } from "./pages/allow-agent.tsx";
import { auditPages } from "./pages/audit.tsx";
import { billingPages } from "./pages/billing.tsx";
import { brandPages } from "./pages/brand.tsx";
import { brandPicturePages } from "./pages/brand-pictures.tsx";
import { calendarPages } from "./pages/calendar.tsx";
import { choosePages } from "./pages/choose.ts";
import { confirmPages } from "./pages/confirm.tsx";
import { createPages } from "./pages/create.tsx";
import { deletionPages } from "./pages/deletion.tsx";
import { deliveryPages } from "./pages/deliveries.tsx";
import { developerPages } from "./pages/developer.tsx";
import { devicePages } from "./pages/device.tsx";
import { exportPages } from "./pages/exports.tsx";
import { fontPages } from "./pages/fonts.tsx";
import { homePages } from "./pages/home.tsx";
import { joinPages } from "./pages/join.tsx";
import { keyPages } from "./pages/keys.tsx";
import { libraryPages } from "./pages/library.tsx";
import { libraryPhotoPages } from "./pages/library-photo.tsx";
import { libraryUploadPages } from "./pages/library-uploads.tsx";
import { libraryVideoPages } from "./pages/library-videos.tsx";
import { mascotPages } from "./pages/mascot.tsx";
import { memberPages } from "./pages/members.tsx";
import { notificationSettingsPages } from "./pages/notification-settings.tsx";
import { notificationPages } from "./pages/notifications.tsx";
import { passkeyPages } from "./pages/passkeys.tsx";
import { planPages } from "./pages/plans.tsx";
import { postsPages } from "./pages/posts.tsx";
import { requestPages } from "./pages/requests.tsx";
import { resetPages } from "./pages/reset.tsx";
import { runPages } from "./pages/run.tsx";
import { runEditPages } from "./pages/run-edit.tsx";
import { runsPages } from "./pages/runs.tsx";
import { settingsPages } from "./pages/settings.tsx";
import { signInPages } from "./pages/sign-in.tsx";
import { signUpPages } from "./pages/sign-up.tsx";
import { startPages } from "./pages/start.tsx";
import { studioPages } from "./pages/studio.tsx";
import { studioNewPages } from "./pages/studio-new.tsx";
import { studioProfilePages } from "./pages/studio-profile.tsx";
import { variantPages } from "./pages/variants.tsx";
import { youPages } from "./pages/you.tsx";

/** Pages for those who are signed in. Each asks for the session first. */
const inner = new Hono<AppEnv>()
  .use(requireSession)
  .route("/", homePages)
  .route("/", startPages)
  .route("/", createPages)
  .route("/", runsPages)
  .route("/", runPages)
  .route("/", runEditPages)
  .route("/", variantPages)
  .route("/", choosePages)
  .route("/", calendarPages)
  .route("/", postsPages)
  .route("/", billingPages)
  .route("/", planPages)
  .route("/", brandPages)
  .route("/", brandPicturePages)
  .route("/", fontPages)
  .route("/", libraryPages)
  .route("/", libraryPhotoPages)
  .route("/", libraryVideoPages)
  .route("/", libraryUploadPages)
  .route("/", mascotPages)
  .route("/", accountPages)
  .route("/", studioPages)
  .route("/", studioNewPages)
  .route("/", studioProfilePages)
  .route("/", developerPages)
  .route("/", deliveryPages)
  .route("/", keyPages)
  .route("/", agentPages)
  .route("/", allowAgentPages)
  .route("/", devicePages)
  .route("/", requestPages)
  .route("/", settingsPages)
  .route("/", youPages)
  .route("/", auditPages)
  .route("/", deletionPages)
  .route("/", exportPages)
  .route("/", passkeyPages)
  .route("/", memberPages)
  .route("/", notificationPages)
  .route("/", notificationSettingsPages);

/** The dashboard: server-rendered pages under `/app`, complete without scripts. */
export const dashboard = new Hono<AppEnv>();
dashboard
  .onError(pageError)
  .use(pageHeaders, oneLocalName, csrf())
  .route("/", signInPages)
  .route("/", signUpPages)
  .route("/", joinPages)
  .route("/", resetPages)
  .route("/", confirmPages)
  .route("/", inner)
  .all("*", noPage(dashboard.routes));
