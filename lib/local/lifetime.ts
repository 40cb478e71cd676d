import { SIGNALS } from "./signals.ts";

/** Long enough to close everything, short enough after Ctrl-C. */
const DEADLINE_MS = 900;
/** A terminal and npm both pass on the same Ctrl-C: a second one this soon is no second one. */
const ECHO_MS = 250;

/**
 * Shutdown of this process: the last registered step is undone first. The first signal starts it; a second
 * one ends the process at once.
 */
export function lifetime() {
  const steps: (() => unknown)[] = [];
  let ending: Promise<void> | undefined;
  let askedAt = 0;

  async function undo() {
    for (const step of steps.splice(0).reverse()) await step();
  }

  function stop() {
    if (ending) {
      if (performance.now() - askedAt > ECHO_MS) process.exit(1);
      return;
    }
    askedAt = performance.now();
    setTimeout(() => process.exit(1), DEADLINE_MS);
    ending = undo().then(
      () => process.exit(0),
      (error) => {
        console.error(error);
        process.exit(1);
      },
    );
  }
  for (const signal of SIGNALS) process.on(signal, stop);

  return {
    /** Registers a step of the shutdown. */
    onEnd(step: () => unknown) {
      steps.push(step);
    },
    undo,
  };
}
