import type { Story } from "../../../../story/schema.ts";

/** Whether a language model wrote the words. They are drawn as they are, and nothing of ours stands beside them. */
export const isOfModel = ({ by }: Pick<Story, "by">): boolean => by !== "house";
