/** A picture or film of a card. */
export type CardFile = {
  kind: "picture" | "film";
  bytes: Uint8Array<ArrayBuffer>;
  mimeType: string;
  name: string;
  width: number;
  height: number;
  durationMs: number | null;
};

/** What a chat gets: the caption exactly as it stands, and one file, or an album of 2 to 10 pictures. */
export type ChatCard = { caption: string; files: readonly CardFile[] };

/** What became of a message. "unknown": it may have arrived or not. */
export type SendOutcome =
  | { state: "sent"; messageIds: string[] }
  | { state: "wait"; seconds: number }
  | { state: "moved"; to: string }
  | { state: "gone"; reason: string }
  | { state: "refused"; reason: string }
  | { state: "unknown"; reason: string };

/** What happened at the messaging service. `chat` is its name for the chat, `at` its own clock. */
export type ChatUpdate = { id: number; at: Date; chat: string } & (
  | { kind: "start"; code: string; title: string }
  | { kind: "removed"; reason: string }
  | { kind: "moved"; to: string }
);

/** The bot that brings cards to chats. */
export interface Bot {
  /** Never throws for what the messaging service does. */
  send(chat: string, card: ChatCard): Promise<SendOutcome>;
  say(chat: string, text: string): Promise<SendOutcome>;
  /** What a webhook call says; "forged" without our secret, "irrelevant" if it is nothing to us. */
  readUpdate(body: string, secret: string): Promise<ChatUpdate | "forged" | "irrelevant">;
}
