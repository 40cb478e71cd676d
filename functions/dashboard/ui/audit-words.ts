import { own } from "../../../lib/text/own.ts";

/** What was done, as a member says it, where the action's own name is not plain. */
const WORDS: Readonly<Record<string, string>> = {
  mint_key: "Made an API key",
  rotate_key: "Replaced an API key",
  revoke_key: "Revoked an API key",
  use_key_from_new_network: "An API key was used from a new network",
  allow_agent: "Allowed an agent",
  revoke_agent: "Took an agent's leave away",
  opt_out_of_models: "Kept language models out",
  opt_in_to_models: "Allowed language models",
  require_approval: "Turned on approval before posting",
  end_required_approval: "Let approved runs be posted again",
  update_brand_dna: "Changed the brand",
  approve_run: "Approved a run",
  reject_run: "Rejected a run",
  post_run: "Posted a run",
  auto_post: "Published by itself",
  publish_drop: "Began to post at its time",
  make_reset_link: "Made a link for a new password",
  bind_studio_profile: "Saved a Studio profile",
  create_workspace: "Made the workspace",
  change_email: "Asked for another e-mail address of their own",
  change_password: "Changed their own password",
  change_role: "Changed a member's role",
  pause_workspace: "Paused the workspace",
  resume_workspace: "Let the workspace go on",
  rename_workspace: "Renamed the workspace",
  delete_workspace: "Began deleting the workspace",
  restore_workspace: "Kept the workspace",
  change_plan: "Changed the plan",
  cancel_subscription: "Canceled the subscription",
  invite_member: "Invited a member",
  accept_invite: "Accepted an invite",
  cancel_invite: "Took an invite back",
  remove_member: "Removed a member",
  delete_run: "Deleted a run",
  schedule_post: "Scheduled a post",
  remove_post: "Took a post down",
  retry_post: "Tried a post again",
  start_export: "Began an export",
  stop_agents: "Stopped all agents",
  resume_agents: "Let agents act again",
  move_studio_profile: "Gave a Studio profile another key",
  pause_studio_profile: "Paused a Studio profile",
  resume_studio_profile: "Let a Studio profile go on",
  remove_studio_profile: "Removed a Studio profile",
  link_chat: "Linked a chat",
  unlink_chat: "Unlinked a chat",
  set_time_zone: "Chose the time zone",
  adopt_time_zone: "Took the browser's time zone",
  create_campaign: "Made a campaign",
  reschedule_post: "Moved a post",
  cancel_post: "Canceled a post",
  studio_post: "Posted a Studio card",
  create_webhook: "Made a webhook",
  update_webhook: "Changed a webhook",
  delete_webhook: "Deleted a webhook",
  rotate_webhook_secret: "Replaced a webhook's secret",
  rotate_workspace_secret: "Replaced the workspace's secret",
  upload_logo: "Added a logo",
  add_person: "Added a person",
  delete_person: "Deleted a person",
  upload_photo: "Added a photo",
  update_photo: "Changed a photo",
  delete_photo: "Deleted a photo",
  upload_product_screen: "Added a screen",
  update_product_screen: "Changed a screen",
  delete_product_screen: "Deleted a screen",
  upload_brand_video: "Added a video",
  delete_brand_video: "Deleted a video",
  upload_font: "Added a font",
  delete_font: "Deleted a font",
  delete_media: "Deleted uploads",
  create_mascot: "Began a mascot",
  mascot_step: "Went on with the mascot",
  finish_connecting: "Connected an account",
  connect_sandbox_account: "Connected a sandbox account",
  disconnect_account: "Disconnected an account",
  add_passkey: "Added a passkey",
  remove_passkey: "Removed a passkey",
  allow_device: "Allowed a command line",
  deny_device: "Refused a command line",
  buy_credits: "Opened the payment page for credits",
  subscribe_plan: "Opened the payment page for a plan",
  manage_subscription: "Opened the subscription",
  cancel_run: "Canceled a run",
  cancel_batch: "Canceled a batch",
  cancel_campaign: "Canceled a campaign",
  reschedule_campaign: "Moved a campaign",
  change_notification_settings: "Changed own notifications",
  link_notification_chat: "Linked a chat for notifications",
  unlink_notification_chat: "Unlinked a chat for notifications",
};

/** What actions are about, by a word of their names; the first that fits counts. */
const GROUPS: readonly (readonly [group: string, names: RegExp])[] = [
  ["Studio", /studio|_chat$/],
  ["Keys, agents and webhooks", /_key|agent|webhook|device|secret/],
  ["Members and sign-in", /member|invite|password|email|role|passkey|reset|notification/],
  ["Plan and payments", /plan|credits|subscription/],
  ["Brand", /brand|logo|person|photo|screen|font|media|mascot/],
  ["Runs and posts", /run|post|publish|drop|batch|campaign|account/],
];
const OTHERS = "The workspace";

const groupOf = (action: string): string => GROUPS.find(([, names]) => names.test(action))?.[0] ?? OTHERS;

/** The actions with words of their own, by what they are about and then by these words. */
export const KNOWN_ACTIONS = Object.entries(WORDS)
  .map(([value, label]) => ({ value, label, group: groupOf(value) }))
  .toSorted((a, b) => a.group.localeCompare(b.group) || a.label.localeCompare(b.label));

/** An action of the audit log in plain words; the file keeps its code. */
export function auditWords(action: string): string {
  const plain = action.replaceAll("_", " ");
  return own(WORDS, action) ?? plain.charAt(0).toUpperCase() + plain.slice(1);
}
