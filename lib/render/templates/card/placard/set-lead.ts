import type { Node } from "../../../jsx-runtime.ts";

/** What stands second, ready to be placed; `size` is that of its value. Pixels. */
export type SetLead = { node: Node; height: number; size: number };
