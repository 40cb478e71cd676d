import { woff2 } from "./fonts.ts";
import type { KeyedRoute } from "./keyed-route.ts";
import { base64, png } from "./pictures.ts";
import { WEBHOOK_ROUTES } from "./routes-webhooks.ts";
import { BRIEF, type World } from "./world.ts";

const TAGS = { name: "Inbox", screen_type: "dashboard", device: "desktop", theme: "light" };
export const SCREEN = { ...TAGS, image_base64: base64(png()) };
export const VIDEO = { video_url: "https://films.example.com/launch.mp4" };
export const LOGO = { image_base64: base64(png({ width: 8, height: 8 })) };
export const PHOTO = { name: "Roastery at dawn", kind: "place", image_base64: base64(png()) };
export const FONT = { license_confirmed: true, font_base64: base64(woff2()) };
export const PERSON = { name: "Mara Lindqvist", consent: true, image_base64: base64(png()) };

export const NO_RUN = "01900000-0000-7000-8000-000000000000";

export const MASCOT = { description: "A friendly green robot" };

export const RENDER = {
  items: [{ output_type: "card", channel: "twitter", body: { headline: "Offline maps are here" } }],
};

/** Every route under /api/v1/programmatic. A new one is added here and goes through the whole table of refusals. */
export const KEYED_ROUTES: KeyedRoute[] = [
  { method: "POST", path: "/generate", effect: "start", body: BRIEF, status: 202 },
  { method: "GET", path: "/runs", effect: "read", status: 200 },
  { method: "GET", path: "/runs/:run_id", effect: "read", status: 200 },
  { method: "POST", path: "/runs/:run_id/cancel", effect: "write", status: 200 },
  { method: "DELETE", path: "/runs/:run_id", effect: "write", status: 204 },
  {
    method: "POST",
    path: "/runs/:run_id/rerender",
    effect: "start",
    body: { theme: "dark" },
    status: 202,
    exact: true,
    ofRun: true,
  },
  { method: "POST", path: "/runs/:run_id/retry", effect: "start", status: 202, ofRun: true },
  {
    method: "POST",
    path: "/runs/:run_id/review",
    effect: "write",
    body: { verdict: "approved" },
    status: 200,
    scope: "review",
    exact: true,
  },
  {
    method: "POST",
    path: "/runs/:run_id/approve-channel",
    effect: "write",
    body: { channel: "twitter" },
    status: 200,
    scope: "review",
    exact: true,
  },
  {
    method: "POST",
    path: "/runs/:run_id/withdraw-approval",
    effect: "write",
    status: 200,
    scope: "review",
  },
  { method: "POST", path: "/clarify", effect: "write", body: { brief: BRIEF.brief }, status: 200 },
  {
    method: "POST",
    path: "/render",
    effect: "start",
    body: RENDER,
    status: 202,
    exact: true,
  },
  { method: "GET", path: "/render", effect: "read", status: 200 },
  { method: "GET", path: "/render/:batch_id", effect: "read", status: 200 },
  { method: "POST", path: "/render/:batch_id/cancel", effect: "write", status: 200 },
  { method: "GET", path: "/campaigns", effect: "read", status: 200 },
  { method: "GET", path: "/campaigns/:campaign_id", effect: "read", status: 200 },
  {
    method: "PATCH",
    path: "/campaigns/:campaign_id",
    effect: "write",
    body: { scheduled_at: ["2027-02-01T09:00:00Z"] },
    status: 200,
    exact: true,
  },
  { method: "POST", path: "/campaigns/:campaign_id/cancel", effect: "write", status: 200 },
  { method: "GET", path: "/looks", effect: "read", status: 200 },
  { method: "GET", path: "/templates", effect: "read", status: 200 },
  { method: "GET", path: "/templates/:output_type", effect: "read", status: 200, shared: true },
  { method: "GET", path: "/audit", effect: "read", status: 200 },
  { method: "GET", path: "/keys", effect: "read", status: 200, scope: "manage_keys" },
  {
    method: "POST",
    path: "/keys",
    effect: "write",
    body: { mode: "live" },
    status: 201,
    scope: "manage_keys",
    exact: true,
  },
  {
    method: "POST",
    path: "/keys/:key_id/rotate",
    effect: "write",
    body: { overlap_hours: 1 },
    status: 201,
    scope: "manage_keys",
    exact: true,
  },
  { method: "DELETE", path: "/keys/:key_id", effect: "write", status: 200, scope: "manage_keys" },
  { method: "GET", path: "/me", effect: "read", status: 200 },
  { method: "GET", path: "/brand-assets/screens", effect: "read", status: 200 },
  { method: "POST", path: "/brand-assets/screens", effect: "write", body: SCREEN, status: 201, upload: true },
  {
    method: "PATCH",
    path: "/brand-assets/screens/:screen_id",
    effect: "write",
    body: { name: "Inbox, empty" },
    status: 200,
    exact: true,
  },
  { method: "GET", path: "/brand-assets/screens/:screen_id", effect: "read", status: 200 },
  { method: "DELETE", path: "/brand-assets/screens/:screen_id", effect: "write", status: 204 },
  { method: "GET", path: "/brand-assets/photos", effect: "read", status: 200 },
  { method: "POST", path: "/brand-assets/photos", effect: "write", body: PHOTO, status: 201, upload: true },
  { method: "GET", path: "/brand-assets/photos/:photo_id", effect: "read", status: 200 },
  {
    method: "PATCH",
    path: "/brand-assets/photos/:photo_id",
    effect: "write",
    body: { focus: { x: 0.5, y: 0.25 } },
    status: 200,
    exact: true,
  },
  { method: "DELETE", path: "/brand-assets/photos/:photo_id", effect: "write", status: 204 },
  { method: "GET", path: "/brand-assets/fonts", effect: "read", status: 200 },
  { method: "POST", path: "/brand-assets/fonts", effect: "write", body: FONT, status: 201, upload: true },
  { method: "DELETE", path: "/brand-assets/fonts/:font_id", effect: "write", status: 204 },
  {
    method: "POST",
    path: "/credits/checkout",
    effect: "write",
    body: { pack: 100 },
    status: 200,
    exact: true,
  },
  { method: "GET", path: "/credits/ledger", effect: "read", status: 200 },
  { method: "GET", path: "/usage", effect: "read", status: 200 },
  { method: "GET", path: "/brand-assets/videos", effect: "read", status: 200 },
  {
    method: "POST",
    path: "/brand-assets/videos",
    effect: "write",
    body: VIDEO,
    status: 202,
    form: true,
    plan: "pro",
  },
  { method: "GET", path: "/brand-assets/videos/:video_id", effect: "read", status: 200, plan: "pro" },
  {
    method: "DELETE",
    path: "/brand-assets/videos/:video_id",
    effect: "write",
    status: 204,
    plan: "pro",
  },
  { method: "POST", path: "/brand-assets/logo", effect: "write", body: LOGO, status: 201, upload: true },
  { method: "GET", path: "/brand-dna", effect: "read", status: 200 },
  {
    method: "POST",
    path: "/brand-dna/draft",
    effect: "write",
    body: { text: "Kite writes release notes." },
    status: 200,
    exact: true,
  },
  {
    method: "PATCH",
    path: "/brand-dna",
    effect: "write",
    body: { tagline: "Notes that travel." },
    status: 200,
    exact: true,
  },
  { method: "GET", path: "/brand-assets/people", effect: "read", status: 200 },
  { method: "POST", path: "/brand-assets/people", effect: "write", body: PERSON, status: 201, upload: true },
  { method: "GET", path: "/brand-assets/people/:person_id", effect: "read", status: 200 },
  { method: "DELETE", path: "/brand-assets/people/:person_id", effect: "write", status: 204 },
  { method: "GET", path: "/media", effect: "read", status: 200 },
  {
    method: "POST",
    path: "/media/delete",
    effect: "write",
    body: { ids: [NO_RUN] },
    status: 200,
    exact: true,
  },
  { method: "GET", path: "/events", effect: "read", status: 200 },
  { method: "GET", path: "/accounts", effect: "read", status: 200 },
  { method: "GET", path: "/posts", effect: "read", status: 200 },
  { method: "GET", path: "/posts/:post_id", effect: "read", status: 200 },
  {
    method: "POST",
    path: "/runs/:run_id/post",
    effect: "write",
    body: { platform: "x" },
    status: 200,
    exact: true,
  },
  {
    method: "POST",
    path: "/runs/:run_id/schedule",
    effect: "write",
    body: { platform: "x", scheduled_at: "2027-01-01T09:00:00Z" },
    status: 201,
    exact: true,
  },
  {
    method: "PATCH",
    path: "/posts/:post_id",
    effect: "write",
    body: { scheduled_at: "2027-01-01T09:00:00Z" },
    status: 200,
    exact: true,
  },
  { method: "DELETE", path: "/posts/:post_id", effect: "write", status: 200 },
  { method: "POST", path: "/posts/:post_id/cancel", effect: "write", status: 200 },
  { method: "POST", path: "/posts/:post_id/retry", effect: "write", status: 200 },
  {
    method: "POST",
    path: "/campaigns",
    effect: "start",
    body: {
      name: "Offline week",
      brief: BRIEF.brief,
      channels: ["twitter"],
      asset_types: ["card"],
      scheduled_at: ["2027-01-01T09:00:00Z"],
    },
    status: 202,
    exact: true,
  },
  { method: "GET", path: "/performance", effect: "read", status: 200 },
  { method: "GET", path: "/mascot", effect: "read", status: 200 },
  { method: "POST", path: "/mascot", effect: "write", body: MASCOT, status: 202 },
  { method: "POST", path: "/mascot/step", effect: "write", body: { action: "retry" }, status: 200 },
  ...WEBHOOK_ROUTES,
];

/** What a route's path names, and the refusal of one that does not exist. */
export const NAMED: Record<string, string> = {
  run_id: "run_not_found",
  screen_id: "screen_not_found",
  video_id: "not_found",
  batch_id: "not_found",
  person_id: "not_found",
  photo_id: "not_found",
  font_id: "not_found",
  post_id: "not_found",
  output_type: "not_found",
  webhook_id: "not_found",
  delivery_id: "not_found",
  key_id: "not_found",
};
export const nameIn = ({ path }: Pick<KeyedRoute, "path">) => /:(\w+)/.exec(path)?.[1];

type Ask = { id?: string; key?: string | null; headers?: Record<string, string>; prefix?: string };

/** An otherwise acceptable request to a route. */
export function ask(
  w: World,
  { method, path, body }: KeyedRoute,
  { id = NO_RUN, prefix = "", ...init }: Ask = {},
) {
  const at = prefix + path.replace(/:\w+/, id);
  return w.call(method, at, { ...(body && { json: body }), ...init });
}
