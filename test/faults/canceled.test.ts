import { expect, test } from "vitest";
import { FILMS, generated } from "../support/stories.ts";

const RUNS = [generated("card"), generated("carousel"), ...FILMS];
const CANCELED = /failed: The run was canceled/;

test.each(RUNS)(
  "$name: canceled after its process has ended at any call, it leaves nothing",
  async (story) => {
    const p = await story.open();
    const { w } = p;
    for (let at = 1; ; at++) {
      await story.tell(p);
      const [message] = w.waiting.splice(0);
      if (!message || !("runId" in message.job)) throw new Error("No run was started.");
      const { job } = message;
      p.cut(at, "dies after");
      await p.run(() => w.deliver(job));
      const struck = p.struck();
      p.mend();
      const { status } = await w.post(`/runs/${job.runId}/cancel`);
      await p.rest();
      const troubles = (await p.troubles()).filter((trouble) => !CANCELED.test(trouble));
      expect(troubles, `call ${at}, ${struck}, and then ${status}`).toEqual([]);
      if (!struck) return;
    }
  },
);
