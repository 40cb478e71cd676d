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
  require_approval: "Let everything wait for a person",
  end_required_approval: "Let approved runs be posted again",
  update_brand_dna: "Changed the brand",
  approve_run: "Approved a run",
  reject_run: "Rejected a run",
  post_run: "Published a run",
  auto_post: "Published by itself",
  publish_drop: "Published at its time",
  make_reset_link: "Made a link for a new password",
  bind_studio_profile: "Made a Studio profile",
  create_workspace: "Made the workspace",
  change_role: "Changed a member's role",
  pause_workspace: "Paused the workspace",
  resume_workspace: "Let the workspace go on",
  rename_workspace: "Renamed the workspace",
  delete_workspace: "Began deleting the workspace",
  restore_workspace: "Kept the workspace",
  change_plan: "Changed the plan",
  cancel_subscription: "Canceled the subscription",
  invite_member: "Invited a member",
  cancel_invite: "Took an invite back",
  remove_member: "Removed a member",
  delete_run: "Deleted a run",
  schedule_post: "Scheduled a post",
  remove_post: "Took a post down",
  retry_post: "Tried a post again",
  start_export: "Began an export",
  stop_agents: "Stopped all agents",
  resume_agents: "Let agents act again",
  remove_studio_profile: "Removed a Studio profile",
  link_chat: "Linked a chat",
  unlink_chat: "Unlinked a chat",
  set_time_zone: "Chose the time zone",
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
};

/** The actions with words of their own, by these words. */
export const KNOWN_ACTIONS = Object.entries(WORDS)
  .map(([value, label]) => ({ value, label }))
  .toSorted((a, b) => a.label.localeCompare(b.label));

/** An action of the audit log in plain words; the file keeps its code. */
export function auditWords(action: string): string {
  const plain = action.replaceAll("_", " ");
  return own(WORDS, action) ?? plain.charAt(0).toUpperCase() + plain.slice(1);
}
