import { createDeliverer } from "./deliver.ts";
import { createDispatch, type Dispatch } from "./dispatch.ts";
import { type Journal, openJournal } from "./journal.ts";

/** What the endpoints work on. */
export type Broker = {
  journal: Journal;
  dispatch: Dispatch;
  /** Numbers messages and dead letters in the order of their arrival. */
  nextSeq(): number;
  keys: { current: string; next: string };
  close(): Promise<void>;
};

export type BrokerOptions = {
  /** The journal; without it messages live in memory only. */
  file: string | undefined;
  keys: Broker["keys"];
  route: (url: string) => string;
  globalParallelism: number;
};

/** Position of a dead letter: the part of its id that grows from one to the next. */
function letterSeq(dlqId: string): number {
  return Number(dlqId.split("-")[1]);
}

function sequence({ messages, letters }: Journal): () => number {
  let last = 0;
  for (const { seq } of messages.values()) last = Math.max(last, seq);
  for (const dlqId of letters.keys()) last = Math.max(last, letterSeq(dlqId));
  return () => ++last;
}

/** Opens the journal and continues the deliveries in it. Throws if the journal cannot be used. */
export function openBroker({ file, keys, route, globalParallelism }: BrokerOptions): Broker {
  const journal = openJournal(file);
  const nextSeq = sequence(journal);
  const deliverer = createDeliverer({ signingKey: keys.current, route });
  const dispatch = createDispatch({ journal, deliverer, nextSeq, globalParallelism });
  async function close() {
    await dispatch.close();
    journal.close();
  }
  return { journal, dispatch, nextSeq, keys, close };
}
