import { png } from "../pictures.ts";
import { BRIEF } from "../world.ts";

/** Whose a form is: anybody's, each member's own, or theirs who may do the operation. */
type Whose = "anybody" | "member" | `${string}_${string}` | "generate" | "render";
export type Form = {
  whose: Whose;
  /** What it sends: enough for its schema, so that the guards judge it. */
  fields?: Readonly<Record<string, string>>;
  /** It sends a file too. */
  file?: true;
  /** Refusals are part of its answer, so its status says nothing. */
  answersRefused?: true;
};

const LATER = "2031-07-03T10:30";
const row = (whose: Whose, fields: Form["fields"] = {}, more: Partial<Form> = {}): Form => ({
  whose,
  fields,
  ...more,
});
const withFile = (whose: Whose, fields: Form["fields"] = {}) => row(whose, fields, { file: true });

/** Every form of the dashboard by its route. A new one is added here and goes through the whole matrix. */
export const FORMS: Readonly<Record<string, Form>> = {
  "/app/sign-in": row("anybody"),
  "/app/sign-in/passkey": row("anybody"),
  "/app/sign-in/passkey/options": row("anybody"),
  "/app/sign-out": row("anybody"),
  "/app/sign-up": row("anybody"),
  "/app/forgot": row("anybody"),
  "/app/reset/:token": row("anybody"),
  "/app/confirm/:token": row("anybody"),
  "/app/invite/:token": row("anybody"),
  "/app/invite/:token/accept": row("anybody"),
  "/app/workspace": row("member"),
  "/app/create": row("generate", BRIEF),
  "/app/create/preview": row("preview_run", BRIEF, { answersRefused: true }),
  "/app/start": withFile("draft_brand_dna", { text: "We make kites that fold into a pocket." }),
  "/app/brand/preview": row("preview_run", {}, { answersRefused: true }),
  "/app/start/preview": row("preview_run", {}, { answersRefused: true }),
  "/app/start/accept": row("update_brand_dna", { tagline: "Other" }),
  "/app/runs/:run_id/review": row("review_run", { verdict: "approved" }),
  "/app/runs/:run_id/withdraw": row("withdraw_approval"),
  "/app/runs/:run_id/channels": row("approve_channel", { channel: "twitter" }),
  "/app/runs/:run_id/choose": row("review_run", { verdict: "approved" }),
  "/app/runs/:run_id/post": row("post_run", { platform: "x" }),
  "/app/runs/:run_id/schedule": row("schedule_post", { platform: "x", scheduled_at: LATER }),
  "/app/runs/:run_id/preview": row("preview_rerender", { theme: "dark" }, { answersRefused: true }),
  "/app/runs/:run_id/rerender": row("rerender_run", { theme: "dark" }),
  "/app/runs/:run_id/retry": row("retry_run"),
  "/app/runs/:run_id/cancel": row("cancel_run"),
  "/app/runs/:run_id/delete": row("delete_run"),
  "/app/runs/:run_id/posts/:post_id/cancel": row("cancel_post"),
  "/app/runs/:run_id/posts/:post_id/retry": row("retry_post"),
  "/app/calendar/:post_id/move": row("reschedule_post", { at: LATER }),
  "/app/calendar/:post_id/cancel": row("cancel_post"),
  "/app/posts/:post_id/retry": row("retry_post"),
  "/app/brand": row("update_brand_dna", { tagline: "Other" }),
  "/app/brand/logo": withFile("upload_logo"),
  "/app/brand/logo/first": row("update_brand_dna", { url: "https://pictures.example.com/logo.png" }),
  "/app/brand/logo/remove": row("update_brand_dna", { url: "https://pictures.example.com/logo.png" }),
  "/app/brand/fonts": withFile("upload_font", { license_confirmed: "true" }),
  "/app/brand/fonts/choose": row("update_brand_dna", { headline: "", text: "" }),
  "/app/brand/fonts/:id/delete": row("delete_font"),
  "/app/brand/library/photos": withFile("upload_photo", { name: "Other", kind: "place" }),
  "/app/brand/library/photos/:id": row("update_photo", { name: "Other", kind: "place" }),
  "/app/brand/library/photos/:id/delete": row("delete_photo"),
  "/app/brand/library/screens": withFile("upload_product_screen", {
    name: "Other",
    screen_type: "dashboard",
    device: "desktop",
    theme: "light",
  }),
  "/app/brand/library/screens/:id/delete": row("delete_product_screen"),
  "/app/brand/library/people": withFile("add_person", { name: "Other", consent: "true" }),
  "/app/brand/library/people/:id/delete": row("delete_person"),
  "/app/brand/library/videos": withFile("upload_brand_video", { title: "Other" }),
  "/app/brand/library/videos/:id/delete": row("delete_brand_video"),
  "/app/brand/library/uploads/delete": row("delete_media", { ids: "01900000-0000-7000-8000-000000000000" }),
  "/app/brand/mascot": row("create_mascot", { description: "A friendly green robot" }),
  "/app/brand/mascot/shown": row("update_brand_dna", { never: "true" }),
  "/app/brand/mascot/step": row("mascot_step", { action: "retry" }),
  "/app/accounts/connect": row("start_connecting", { platform: "x" }),
  "/app/accounts/sandbox": row("connect_sandbox_account", { platform: "x", handle: "other" }),
  "/app/accounts/:account_id/disconnect": row("disconnect_account"),
  "/app/studio/new": row("save_studio_profile"),
  "/app/studio/profiles/:key_id": row("save_studio_profile", { templates: "card", theme: "brand" }),
  "/app/studio/profiles/:key_id/key": row("move_studio_profile", {
    to: "01900000-0000-7000-8000-000000000000",
  }),
  "/app/studio/profiles/:key_id/try": row("try_studio_card", {
    output_type: "card",
    data: '{"headline":"Offline maps are here"}',
  }),
  "/app/studio/profiles/:key_id/try/preview": row(
    "preview_studio_card",
    { output_type: "card", data: '{"headline":"Offline maps are here"}' },
    { answersRefused: true },
  ),
  "/app/studio/profiles/:key_id/pause": row("pause_studio_profile"),
  "/app/studio/profiles/:key_id/resume": row("resume_studio_profile"),
  "/app/studio/profiles/:key_id/remove": row("remove_studio_profile"),
  "/app/studio/chats": row("invite_chat"),
  "/app/studio/chats/:chat_id/unlink": row("unlink_chat"),
  "/app/developer/webhooks": row("create_webhook", { url: "https://hooks.example.com/b" }),
  "/app/developer/webhooks/:webhook_id": row("update_webhook", { url: "https://hooks.example.com/c" }),
  "/app/developer/webhooks/:webhook_id/disable": row("update_webhook"),
  "/app/developer/webhooks/:webhook_id/test": row("test_webhook"),
  "/app/developer/webhooks/:webhook_id/enable": row("update_webhook"),
  "/app/developer/webhooks/:webhook_id/delete": row("delete_webhook"),
  "/app/developer/webhooks/:webhook_id/rotate": row("rotate_webhook_secret"),
  "/app/developer/deliveries/:delivery_id/redeliver": row("redeliver_webhook"),
  "/app/developer/keys": row("mint_key", { mode: "live" }),
  "/app/developer/keys/:key_id/rotate": row("rotate_key"),
  "/app/developer/keys/:key_id/revoke": row("revoke_key"),
  "/app/developer/agents/stop": row("stop_agents"),
  "/app/developer/agents/resume": row("resume_agents"),
  "/app/developer/agents/:grant_id/revoke": row("revoke_agent"),
  "/app/allow-agent": row("allow_agent", { decision: "allow" }),
  "/app/device": row("allow_device", { decision: "allow", mode: "live", user_code: "WDJB-MJHT" }),
  "/app/billing/credits": row("buy_credits", { pack: "100" }),
  "/app/billing/subscribe": row("subscribe_plan", { plan: "scale" }),
  "/app/billing/manage": row("manage_subscription"),
  "/app/notifications/read": row("set_notifications_read"),
  "/app/notifications/:notification_id/read": row("set_notifications_read"),
  "/app/notifications/settings": row("change_notification_settings", { digest_hour: "9" }),
  "/app/notifications/settings/confirm": row("member"),
  "/app/notifications/settings/chat": row("invite_notification_chat"),
  "/app/notifications/settings/chat/unlink": row("unlink_notification_chat"),
  "/app/settings/confirm-again": row("member"),
  "/app/settings/name": row("rename_workspace", { name: "Other" }),
  "/app/settings/time-zone": row("set_time_zone", { time_zone: "Europe/Berlin" }),
  "/app/settings/you": row("update_profile", { name: "Other" }),
  "/app/settings/email": row("member"),
  "/app/settings/theme": row("member", { theme: "dark" }),
  "/app/settings/password": row("member"),
  "/app/settings/keys": row("set_single_keys", { on: "false" }),
  "/app/settings/sessions/:id/end": row("revoke_session"),
  "/app/settings/pause": row("pause_workspace"),
  "/app/settings/resume": row("resume_workspace"),
  "/app/settings/models": row("set_model_opt_out", { opt_out: "true" }),
  "/app/settings/approval": row("set_approval_required", { required: "true" }),
  "/app/settings/members/invite": row("invite_member", { role: "viewer" }),
  "/app/settings/members/invites/:id/cancel": row("cancel_invite"),
  "/app/settings/members/:id/role": row("change_role", { role: "editor" }),
  "/app/settings/members/:id/remove": row("remove_member"),
  "/app/settings/members/:id/reset": row("make_reset_link"),
  "/app/settings/passkeys": row("begin_passkey"),
  "/app/settings/passkeys/options": row("begin_passkey"),
  "/app/settings/passkeys/:passkey_id/remove": row("remove_passkey"),
  "/app/settings/export": row("start_export"),
  "/app/settings/delete": row("delete_workspace", {
    name: "Kite Works",
    password: "four plain random words",
  }),
  "/app/settings/delete/undo": row("restore_workspace"),
};

/** The operation behind the form that a page sends to an address. Undefined: it is in no row. */
export function formAt(address: string): Form | undefined {
  const path = address.replace(/[?#].*/, "");
  // Paths without a parameter come first: `/members/invite` is no member.
  const routes = Object.keys(FORMS).toSorted((a, b) => Number(a.includes(":")) - Number(b.includes(":")));
  const route = routes.find((one) => new RegExp(`^${one.replace(/:\w+/g, "[^/]+")}$`).test(path));
  return route ? FORMS[route] : undefined;
}

type Sending = {
  submit(path: string, fields: Record<string, string>): Promise<Response>;
  upload(path: string, fields: Record<string, string | File>): Promise<Response>;
};

/** Sends a form as a browser would. */
export function send(browser: Sending, path: string, { fields = {}, file }: Form): Promise<Response> {
  if (!file) return browser.submit(path, { ...fields });
  const picture = new File([png({ width: 16, height: 16 })], "a.png", { type: "image/png" });
  return browser.upload(path, { ...fields, file: picture });
}
