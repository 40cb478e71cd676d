type Closable = { close(): Promise<unknown> };

/** Started services, closed in reverse order. */
export function disposables() {
  const open: Closable[] = [];
  return {
    /** Passes a part on, remembering it once it runs. */
    async keep<T extends Closable>(starting: Promise<T>): Promise<T> {
      const closable = await starting;
      open.push(closable);
      return closable;
    },
    async close(): Promise<void> {
      for (const closable of open.splice(0).reverse()) await closable.close();
    },
  };
}
