type ScheduleEntry = { at: number; run: () => void };

/** Not longer, so that a laptop that slept catches up soon after it wakes. */
const LONGEST_SLEEP_MS = 15_000;

function siftUp(heap: ScheduleEntry[], from: number) {
  let index = from;
  while (index > 0) {
    const parent = (index - 1) >> 1;
    if (heap[parent]!.at <= heap[index]!.at) return;
    [heap[parent], heap[index]] = [heap[index]!, heap[parent]!];
    index = parent;
  }
}

function siftDown(heap: ScheduleEntry[]) {
  let index = 0;
  for (;;) {
    const left = 2 * index + 1;
    if (left >= heap.length) return;
    const right = left + 1;
    const child = right < heap.length && heap[right]!.at < heap[left]!.at ? right : left;
    if (heap[index]!.at <= heap[child]!.at) return;
    [heap[index], heap[child]] = [heap[child]!, heap[index]!];
    index = child;
  }
}

function popFirst(heap: ScheduleEntry[]): ScheduleEntry {
  const first = heap[0]!;
  const last = heap.pop()!;
  if (heap.length > 0) {
    heap[0] = last;
    siftDown(heap);
  }
  return first;
}

/** Runs things at their time, never early, with one timer for all of them; `afterwards` follows each round. */
export function createSchedule(afterwards: () => void) {
  const heap: ScheduleEntry[] = [];
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  function arm() {
    clearTimeout(timer);
    const next = heap[0];
    if (next && !stopped)
      timer = setTimeout(runDue, Math.min(LONGEST_SLEEP_MS, Math.max(1, next.at - Date.now())));
  }

  function runDue() {
    const now = Date.now();
    while (heap[0] && heap[0].at <= now) popFirst(heap).run();
    arm();
    afterwards();
  }

  return {
    /** `at` is epoch milliseconds. */
    add(at: number, run: () => void) {
      heap.push({ at, run });
      siftUp(heap, heap.length - 1);
      if (heap[0]!.run === run) arm();
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
