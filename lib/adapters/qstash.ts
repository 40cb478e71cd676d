import { Client } from "@upstash/qstash";
import type { Queue } from "../core/ports.ts";

export type QstashSettings = {
  url: string;
  token: string;
  /** Where jobs are delivered; refused ones go to `${jobsUrl}/failed`. */
  jobsUrl: string;
  retryBaseSeconds: number;
  maxRetries: number;
};

/**
 * Jobs through QStash. It calls back signed, retries after base × 2ⁿ and limits parallelism per flow key. A job that
 * used up its tries is sent to `/jobs/failed`. The message id is the deduplication id.
 */
export function qstash(settings: QstashSettings): Queue {
  const { url, token, jobsUrl, retryBaseSeconds, maxRetries } = settings;
  const client = new Client({ baseUrl: url, token, retry: { retries: 1, backoff: () => 100 } });
  return {
    async send(messages) {
      if (messages.length === 0) return;
      await client.batchJSON(
        messages.map(({ id, job, flowKey, parallelism, notBefore }) => ({
          url: jobsUrl,
          body: job,
          retries: maxRetries,
          retryDelay: `${Math.round(retryBaseSeconds * 1000)} * pow(2, retried)`,
          failureCallback: `${jobsUrl}/failed`,
          deduplicationId: id,
          flowControl: { key: flowKey, parallelism },
          ...(notBefore && { notBefore: Math.ceil(notBefore.getTime() / 1000) }),
        })),
      );
    },
  };
}
