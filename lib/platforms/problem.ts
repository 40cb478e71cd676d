/** Why a platform refuses a post, and the way out; each is a sentence. */
export type PlatformProblem = { about: "text" | "media"; problem: string; fix: string };

export type FileFacts = { mimeType: string; width: number; height: number; bytes: number };
