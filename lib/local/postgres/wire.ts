import { type messages, protocol } from "@electric-sql/pglite";
import { type Answer, readTag, type Statement } from "./session.ts";

const { serialize } = protocol;

/**
 * The statements as one pipeline of the extended protocol. There is a single Sync at the end, so PostgreSQL skips
 * whatever follows an error.
 */
export function pipeline(statements: Statement[]): Uint8Array {
  const parts = statements.flatMap(({ query, params }) => [
    serialize.parse({ text: query }),
    serialize.bind({ values: params }),
    serialize.describe({ type: "P" }),
    serialize.execute(),
  ]);
  return Buffer.concat([...parts, serialize.sync()]);
}

/** A statement of the simple protocol, for text without parameters. */
export const simple = (text: string): Uint8Array => serialize.query(text);

type Message = messages.BackendMessage;
const is =
  <M extends Message>(name: messages.MessageName) =>
  (message: Message): message is M =>
    message.name === name;
const isFields = is<messages.RowDescriptionMessage>("rowDescription");
const isRow = is<messages.DataRowMessage>("dataRow");
const isComplete = is<messages.CommandCompleteMessage>("commandComplete");
const isError = is<messages.DatabaseError>("error");
const isReady = is<messages.ReadyForQueryMessage>("readyForQuery");

/** What a pipeline answered: one answer a statement, the first error if there was one, and whether a transaction is open. */
export function readPipeline(replies: Message[]) {
  const answers: Answer[] = [];
  let open: Pick<Answer, "fields" | "rows"> = { fields: [], rows: [] };
  const finish = (tag: string) => {
    answers.push({ ...open, ...readTag(tag) });
    open = { fields: [], rows: [] };
  };
  for (const reply of replies) {
    if (isRow(reply)) open.rows.push(reply.fields);
    else if (isFields(reply)) open.fields = reply.fields;
    else if (isComplete(reply)) finish(reply.text);
    else if (reply.name === "emptyQuery") finish("");
  }
  return { answers, error: replies.find(isError), idle: replies.findLast(isReady)?.status === "I" };
}

/** Length of the message at `start`, or undefined while its header or body is still on the way. */
export function frameLength(bytes: Buffer, start: number): number | undefined {
  if (bytes.length < start + 5) return undefined;
  const length = bytes.readInt32BE(start + 1) + 1;
  return bytes.length < start + length ? undefined : length;
}

/** The message types, by the letter they start with on the wire. */
export const typeOf = (frame: Buffer): string => String.fromCharCode(frame[0] ?? 0);

/** The transaction status of the last ReadyForQuery: `I` idle, `T` in a transaction, `E` in a failed one. */
export function lastStatus(replies: Buffer): string | undefined {
  let status: string | undefined;
  for (let at = 0, length: number | undefined; ; at += length) {
    length = frameLength(replies, at);
    if (length === undefined) return status;
    if (replies[at] === READY) status = String.fromCharCode(replies[at + 5] ?? 0);
  }
}
const READY = "Z".charCodeAt(0);

/** A message of the server: type letter, length, body. */
export function serverMessage(type: string, ...body: (Buffer | string)[]): Buffer {
  const bytes = Buffer.concat(body.map((part) => (typeof part === "string" ? Buffer.from(part) : part)));
  const head = Buffer.alloc(5);
  head.write(type, "latin1");
  head.writeInt32BE(bytes.length + 4, 1);
  return Buffer.concat([head, bytes]);
}

/** An error that ends the connection. */
export const fatal = (code: string, message: string): Buffer =>
  serverMessage("E", `SFATAL\0VFATAL\0C${code}\0M${message}\0\0`);
