type Closable = { close(): Promise<unknown> };

/** Started services, closed in reverse order. */
export function disposables() {
  const open: Closable[] = [];
  let closed = false;
  return {
    /** Passes a part on, remembering it once it runs. A part that runs after the end is closed at once. */
    async keep<T extends Closable>(starting: Promise<T>): Promise<T> {
      const closable = await starting;
      if (closed) await closable.close();
      else open.push(closable);
      return closable;
    },
    async close(): Promise<void> {
      closed = true;
      for (const closable of open.splice(0).reverse()) await closable.close();
    },
  };
}
