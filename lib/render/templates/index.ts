import { card } from "./card/card.ts";

/** Everything Studio can draw, by the name callers use. */
export const TEMPLATES = { card } as const;
