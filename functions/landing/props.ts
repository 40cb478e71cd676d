import type { PlanPrice } from "../../lib/core/payments.ts";
import type { Ports } from "../../lib/core/ports.ts";
import type { TryBrand } from "../../lib/live-try/brands.ts";
import type { Tried } from "../../lib/live-try/try-brief.ts";
import type { FormState } from "../dashboard/http/form.ts";

export type LandingProps = {
  settings: Ports["settings"];
  prices: readonly PlanPrice[];
  brand: TryBrand;
  state: FormState;
  /** What was just drawn. */
  tried?: Tried;
};
