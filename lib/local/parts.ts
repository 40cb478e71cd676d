type Part = { close(): Promise<unknown> };

/** What has been started, to be closed in the opposite order. */
export function parts() {
  const open: Part[] = [];
  return {
    /** Passes a part on, remembering it once it runs. */
    async keep<T extends Part>(starting: Promise<T>): Promise<T> {
      const part = await starting;
      open.push(part);
      return part;
    },
    async close(): Promise<void> {
      for (const part of open.splice(0).reverse()) await part.close();
    },
  };
}
