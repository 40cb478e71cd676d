import type { DeadLetter, Message } from "./message.ts";

/** What a list or a bulk action may be narrowed by. */
export type Filterable = {
  message: Pick<Message, "messageId" | "url" | "callerIP"> &
    Partial<Pick<Message, "queueName" | "labels" | "flow">>;
  /** Epoch milliseconds, for `fromDate` and `toDate`. */
  time: number;
  dlqId?: string;
  responseStatus?: number;
  state?: string;
};

type Test = (subject: Filterable, values: string[]) => boolean;

const among = (read: (subject: Filterable) => string | undefined): Test => {
  return (subject, values) => values.includes(read(subject) ?? "");
};
const isId = among(({ message }) => message.messageId);
const isCaller = among(({ message }) => message.callerIP);

const TESTS: Record<string, Test> = {
  messageId: isId,
  messageIds: isId,
  dlqIds: among(({ dlqId }) => dlqId),
  url: among(({ message }) => message.url),
  path: among(({ message }) => new URL(message.url).pathname),
  host: among(({ message }) => new URL(message.url).host),
  queueName: among(({ message }) => message.queueName),
  flowControlKey: among(({ message }) => message.flow?.key),
  label: ({ message }, values) => (message.labels ?? []).some((label) => values.includes(label)),
  state: among(({ state }) => state),
  responseStatus: among(({ responseStatus }) => responseStatus?.toString()),
  callerIP: isCaller,
  callerIp: isCaller,
  fromDate: ({ time }, [from]) => time >= Number(from),
  toDate: ({ time }, [to]) => time <= Number(to),
};
const PAGING = new Set(["count", "cursor"]);

// A filter we do not know matches nothing: ignored, it would turn a narrow bulk action into one on everything.
const nothing: Test = () => false;

/** Reads the filters of a query: values of one are alternatives, different ones must all hold. */
export function readFilters(query: URLSearchParams): (subject: Filterable) => boolean {
  const names = [...new Set(query.keys())].filter((name) => !PAGING.has(name));
  const tests = names.map((name) => ({ test: TESTS[name] ?? nothing, values: query.getAll(name) }));
  return (subject) => tests.every(({ test, values }) => test(subject, values));
}

export function filterableLetter({ message, failedAt, status, dlqId }: DeadLetter): Filterable {
  return { message, time: failedAt, responseStatus: status, dlqId };
}
