import { CLEAR_PEOPLE } from "./clear-people.ts";
import { CLEAR_PRODUCTS } from "./clear-products.ts";
import type { GateCase } from "./gate-case.ts";
import { ROUGH_MESSAGES } from "./rough-messages.ts";
import { ROUGH_NOTES } from "./rough-notes.ts";

/** The briefs of the gate. They are frozen: a brief that fails shows a fault of the service, or a rule that asks too much. */
export const GATE_CASES: readonly GateCase[] = [
  ...CLEAR_PRODUCTS,
  ...CLEAR_PEOPLE,
  ...ROUGH_MESSAGES,
  ...ROUGH_NOTES,
];
