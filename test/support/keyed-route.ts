import type { Plan } from "../../lib/vocab.ts";

/** One endpoint that asks for a key, and a request that it would accept. */
export type KeyedRoute = {
  method: "GET" | "HEAD" | "POST" | "PATCH" | "DELETE";
  path: string;
  /** What it does, for the limits. */
  effect: "read" | "write" | "start";
  body?: object;
  /** The status of an acceptable request. */
  status: number;
  /** Takes a picture along: larger bodies, and multipart. */
  upload?: true;
  /** Takes multipart, and JSON of the usual size. */
  form?: true;
  /** The plan it needs, where that is not starter. */
  plan?: Plan;
  /** What it makes follows from the run in its path. */
  ofRun?: true;
  /** The scope it needs that keys lack by default. */
  scope?: "review" | "manage_keys";
  /** Refuses fields that it does not know. */
  exact?: true;
  /** Its path names something that everybody has, by a name of its own. */
  shared?: true;
};
