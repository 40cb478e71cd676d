import { AgentScope } from "../core/agent.ts";
import type { Needs } from "../core/context.ts";
import { Role } from "../vocab.ts";

/**
 * Operations whose least role differs from the rule of `roleFor`, by id. Owners decide about money, access and
 * the workspace itself; reviewers decide about what is published.
 */
export const ROLES: ReadonlyMap<string, Role> = new Map([
  ...asOwner(
    "mint_key",
    "list_keys",
    "rotate_key",
    "revoke_key",
    "get_device",
    "allow_device",
    "deny_device",
    "change_plan",
    "pause_workspace",
    "resume_workspace",
    "set_model_opt_out",
    "set_approval_required",
    "buy_credits",
    "subscribe_plan",
    "manage_subscription",
    "list_invoices",
    "list_audit",
    "read_audit",
    "export_audit",
    "invite_member",
    "cancel_invite",
    "change_role",
    "remove_member",
    "make_reset_link",
    "rename_workspace",
    "set_time_zone",
    "delete_workspace",
    "start_export",
    "list_exports",
    "restore_workspace",
    "rotate_workspace_secret",
    "get_webhook_secret",
    "start_connecting",
    "finish_connecting",
    "connect_sandbox_account",
    "disconnect_account",
    "save_studio_profile",
    "pause_studio_profile",
    "resume_studio_profile",
    "move_studio_profile",
    "remove_studio_profile",
    "invite_chat",
    "unlink_chat",
    "resume_agents",
  ),
  // Developers read what their keys did.
  ["list_requests", "editor"],
  // Everybody manages their own sessions and asks for a second look at a brief.
  ["revoke_session", "viewer"],
  // Everybody signs in, is called, and uses the keyboard, as they like.
  ["update_profile", "viewer"],
  ["set_single_keys", "viewer"],
  ["begin_passkey", "viewer"],
  ["add_passkey", "viewer"],
  ["remove_passkey", "viewer"],
  // Everybody decides what they are notified of.
  ["set_notifications_read", "viewer"],
  ["change_notification_settings", "viewer"],
  ["invite_notification_chat", "viewer"],
  ["unlink_notification_chat", "viewer"],
  // A grant holds no more than the role of its person.
  ["allow_agent", "viewer"],
  ["revoke_agent", "viewer"],
  ["review_run", "reviewer"],
  ["approve_channel", "reviewer"],
  ["withdraw_approval", "reviewer"],
]);

function asOwner(...ids: string[]): [string, Role][] {
  return ids.map((id) => [id, "owner"]);
}

/** The least role for a call: viewers read, editors change, and `ROLES` names the exceptions. */
export const roleFor = ({ operation = "", effect }: Needs): Role =>
  ROLES.get(operation) ?? (effect === "read" ? "viewer" : "editor");

/** True when `role` may do everything that `needed` may. */
export const includesRole = (role: Role, needed: Role): boolean =>
  Role.options.indexOf(role) <= Role.options.indexOf(needed);

/** The least role that may give an agent a scope: the one that the same needs on a page. */
const roleForScope = (scope: AgentScope): Role => {
  if (scope === "credits:write") return roleFor({ operation: "buy_credits", effect: "write" });
  return roleFor({ effect: scope.endsWith(":read") ? "read" : "write" });
};

/** What the grant of a member with this role can hold. */
export const scopesOf = (role: Role): AgentScope[] =>
  AgentScope.options.filter((scope) => includesRole(role, roleForScope(scope)));
