import type * as z from "zod/v4";
import { PostStatus } from "../vocab.ts";

/** How far the posts of a run are; the furthest counts. */
export const Posted = PostStatus.extract(["posted", "scheduled"]);
export type Posted = z.infer<typeof Posted>;
