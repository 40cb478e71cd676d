import { sequelOf } from "../posts/on-finish.ts";
import type { Step } from "./step.ts";

/** Completes the run; what is published of it follows in the same statement, and the run says why, or why not. */
export const finish: Step = async ({ ports, run }) => {
  const { note, also, messages: then = [] } = await sequelOf(ports, run);
  return { patch: { status: "succeeded", autoPost: note }, also, then };
};
