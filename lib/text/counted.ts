/** A number with what it counts: "1 credit", "3 credits". The plural is the word with an s unless it is given. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;
