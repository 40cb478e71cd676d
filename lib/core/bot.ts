/** A picture or video of a card. */
export type CardFile = {
  kind: "picture" | "film";
  bytes: Uint8Array<ArrayBuffer>;
  mimeType: string;
  name: string;
  width: number;
  height: number;
  durationMs: number | null;
};

/** A message to a chat: the unchanged caption, and one file or an album of 2 to 10 pictures. */
export type ChatCard = { caption: string; files: readonly CardFile[] };

/** The result of sending a message. "unknown": it may have arrived or not. */
export type SendOutcome =
  | { state: "sent"; messageIds: string[] }
  | { state: "wait"; seconds: number }
  | { state: "moved"; to: string }
  | { state: "gone"; reason: string }
  | { state: "refused"; reason: string }
  | { state: "unknown"; reason: string };

/** An update from the messaging service. `chat` is the service's id of the chat, `at` its own time. */
export type ChatUpdate = { id: number; at: Date; chat: string } & (
  | { kind: "start"; code: string; title: string }
  | { kind: "removed"; reason: string }
  | { kind: "moved"; to: string }
);

/** The messaging bot, which sends cards to chats. */
export interface Bot {
  /** Never throws for a failure of the messaging service. */
  send(chat: string, card: ChatCard): Promise<SendOutcome>;
  say(chat: string, text: string): Promise<SendOutcome>;
  /**
   * Parses a webhook call. "forged": it lacks the shared secret. "irrelevant": no update that this service
   * handles.
   */
  readUpdate(body: string, secret: string): Promise<ChatUpdate | "forged" | "irrelevant">;
}
