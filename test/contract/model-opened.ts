import type { Model, ModelFailure } from "../../lib/core/model.ts";
import type { Asked, Reply } from "../fakes/model-replies.ts";

/** One adapter in front of its fake vendor. */
export type Opened = {
  model(name?: string): Model;
  asked: Asked[];
  script(replies: Reply[], options?: { jsonMode?: boolean }): void;
  close(): Promise<void> | void;
};

/** The failure of a question that must not be answered. */
export const failureOf = (asking: Promise<unknown> | undefined): Promise<ModelFailure> =>
  Promise.resolve(asking).then(
    () => {
      throw new Error("the question was answered");
    },
    (error) => error,
  );
