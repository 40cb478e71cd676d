import { SIGNALS } from "./signals.ts";

/** Long enough to close everything, short enough for whoever pressed Ctrl-C. */
const DEADLINE_MS = 900;
/** A terminal and npm both pass on the same Ctrl-C: a second one this soon is no second one. */
const ECHO_MS = 250;

/**
 * The end of this process, in order: what was registered last is undone first. The first signal starts it, a second
 * one does not wait for it.
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
    /** Registers what has to be done before the end. */
    onEnd(step: () => unknown) {
      steps.push(step);
    },
    undo,
  };
}
