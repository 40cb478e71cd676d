/** Why a platform would not take a post, and the way out; each is a sentence. */
export type Problem = { about: "text" | "media"; problem: string; fix: string };

export type Picture = { mimeType: string; width: number; height: number; bytes: number };
