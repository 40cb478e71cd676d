import { type messages, protocol } from "@electric-sql/pglite";
import { type QueryAnswer, readTag, type Statement } from "./session.ts";

const { serialize } = protocol;

/**
 * The statements as one pipeline of the extended protocol. There is a single Sync at the end, so PostgreSQL
 * skips everything after an error.
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

const is =
  <M extends messages.BackendMessage>(name: messages.MessageName) =>
  (message: messages.BackendMessage): message is M =>
    message.name === name;
const isFields = is<messages.RowDescriptionMessage>("rowDescription");
const isRow = is<messages.DataRowMessage>("dataRow");
const isComplete = is<messages.CommandCompleteMessage>("commandComplete");
const isError = is<messages.DatabaseError>("error");
const isReady = is<messages.ReadyForQueryMessage>("readyForQuery");

/** What a pipeline answered: an answer for each statement, the first error, and whether a transaction is open. */
export function readPipeline(replies: messages.BackendMessage[]) {
  const answers: QueryAnswer[] = [];
  let open: Pick<QueryAnswer, "fields" | "rows"> = { fields: [], rows: [] };
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
