/** Grants turns in the order of the requests. `next()` resolves to the function that ends the turn. */
export function turns() {
  const waiting: (() => void)[] = [];
  let taken = false;

  const end = () => {
    const start = waiting.shift();
    if (start) start();
    else taken = false;
  };

  return {
    async next(): Promise<() => void> {
      if (taken) await new Promise<void>((start) => waiting.push(start));
      taken = true;
      return end;
    },
  };
}
