/** First in, first out, in constant time. */
export type Fifo<T> = { push(item: T): void; shift(): T | undefined; first(): T | undefined; size(): number };

const MIN_WASTE = 1024;

export function createFifo<T>(): Fifo<T> {
  let items: T[] = [];
  let head = 0;
  return {
    push(item) {
      items.push(item);
    },
    shift() {
      const item = items[head];
      if (head < items.length) head++;
      // Moving the rest down is worth it only when half of the array has been taken.
      if (head === items.length || (head > MIN_WASTE && head * 2 > items.length)) {
        items = items.slice(head);
        head = 0;
      }
      return item;
    },
    first: () => items[head],
    size: () => items.length - head,
  };
}
