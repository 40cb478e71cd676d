import type { Template } from "../template.ts";
import { card } from "./card/card.ts";

/** Everything that can be drawn, by the name callers use. */
export const TEMPLATES: Readonly<Record<string, Template>> = { card };
