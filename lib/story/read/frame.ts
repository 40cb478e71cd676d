/**
 * The frame of a wish for a text: "please write a post about …", "Bitte einen Post zu …". What follows is a clause
 * (a statement), a topic (a noun phrase) or plain content behind a colon.
 */
export type Frame = { at: number; rest: "clause" | "topic" | "content" | "nothing"; end?: number };
