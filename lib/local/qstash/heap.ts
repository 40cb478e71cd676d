/** The smallest first, in logarithmic time. */
export type Heap<T> = { push(item: T): void; peek(): T | undefined; shift(): T | undefined };

function siftUp<T>(items: T[], rank: (item: T) => number) {
  let index = items.length - 1;
  while (index > 0) {
    const parent = (index - 1) >> 1;
    if (rank(items[parent]!) <= rank(items[index]!)) return;
    [items[parent], items[index]] = [items[index]!, items[parent]!];
    index = parent;
  }
}

function siftDown<T>(items: T[], rank: (item: T) => number) {
  let index = 0;
  for (;;) {
    const left = 2 * index + 1;
    if (left >= items.length) return;
    const right = left + 1;
    const child = right < items.length && rank(items[right]!) < rank(items[left]!) ? right : left;
    if (rank(items[index]!) <= rank(items[child]!)) return;
    [items[index], items[child]] = [items[child]!, items[index]!];
    index = child;
  }
}

/** A heap of items whose rank does not change while they are in it. */
export function createHeap<T>(rank: (item: T) => number): Heap<T> {
  const items: T[] = [];
  return {
    push(item) {
      items.push(item);
      siftUp(items, rank);
    },
    peek: () => items[0],
    shift() {
      const first = items[0];
      const last = items.pop();
      if (last !== undefined && items.length > 0) {
        items[0] = last;
        siftDown(items, rank);
      }
      return first;
    },
  };
}
