import type { getMe } from "../../../lib/access/me.ts";
import { ASSET_TYPES } from "../../../lib/asset-types.ts";
import { AssetType } from "../../../lib/vocab.ts";
import { UsedUp } from "./form.tsx";
import { inWords } from "./numbers.ts";
import { creditsInWords } from "./price.ts";
import { TYPE_NAMES } from "./runs.tsx";

type Me = Pick<Awaited<ReturnType<typeof getMe>>, "usage" | "credits">;

/** What making it takes, and what is left of that. */
export type LeftFor = {
  type: AssetType;
  count: number;
  used: number;
  cap: number;
  credits: number;
  isFree: boolean;
};

/** What is left for the piece that a form asks for. */
export function leftFor(values: Readonly<Record<string, string>>, { usage, credits }: Me): LeftFor {
  const type = AssetType.catch("card").parse(values.asset_type);
  const { used, cap } = usage.caps[type] ?? { used: 0, cap: 0 };
  const count = Number(values.variants) || 1;
  return {
    type,
    count,
    used,
    cap,
    credits: credits.total,
    isFree: credits.onboarding_free && type !== "video" && count === 1,
  };
}

/** What pressing Make it takes, before it is pressed; or that there is not enough left for it. */
export const Costs = ({ left: { type, count, used, cap, credits, isFree } }: { left: LeftFor }) => {
  const price = count * ASSET_TYPES[type].credits;
  const kind = TYPE_NAMES[type].toLowerCase();
  if (!isFree && cap > 0 && used + count > cap)
    return (
      <UsedUp offer="plan">
        {used >= cap
          ? `You have made your ${inWords(cap)} ${kind}s of this month. A larger plan has more; the count starts again on the first of the next month.`
          : `Your plan has ${cap - used} more of its ${inWords(cap)} ${kind}s this month, and this asks for ${count}.`}
      </UsedUp>
    );
  if (!isFree && price > credits)
    return (
      <UsedUp offer="credits">{`You have ${creditsInWords(credits)} left, and making this takes ${price}.`}</UsedUp>
    );
  return (
    <p class="soft small">
      {isFree
        ? "Your first post is free. Previews, other layouts and answers are too."
        : `Making it takes ${creditsInWords(price)} at most. Previews, other layouts and answers are free. You have ${creditsInWords(credits)} left.`}
    </p>
  );
};
