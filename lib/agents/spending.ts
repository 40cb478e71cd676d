import { nextUtcDay, secondsUntil, utcDay } from "../core/calendar.ts";
import type { Ctx } from "../core/context.ts";
import { Refusal } from "../core/errors.ts";
import { type AgentSpending, findSpent } from "./store.ts";

/** What a request spends of its agent's daily limit. Null: no agent with a grant calls, or it spends nothing. */
export function spendingOf({ agent, workspaceId, mode, now }: Ctx, credits: number): AgentSpending | null {
  if (!agent?.grant || mode !== "live" || credits === 0) return null;
  return { workspaceId, grantId: agent.grant.id, day: utcDay(now()), credits };
}

/** Why the agent may not spend these credits today, if it may not. */
export async function overDailyLimit(ctx: Ctx, credits: number): Promise<Refusal | undefined> {
  const spending = spendingOf(ctx, credits);
  const limit = ctx.agent?.grant?.dailyCredits ?? null;
  if (!spending || limit === null) return undefined;
  const spent = await findSpent(ctx.db, spending);
  if (spent + credits <= limit) return undefined;
  const left = Math.max(0, limit - spent);
  return new Refusal(
    "agent_limit_reached",
    `This costs ${credits} credits, and ${left} of your ${limit} a day are left.`,
    {
      hint: "The limit starts again at 00:00 UTC. The person who allowed you can allow more: ask for access again.",
      retryable: true,
      retry_after: secondsUntil(nextUtcDay(ctx.now()), ctx.now()),
    },
  );
}
