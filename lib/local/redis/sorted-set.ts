export type Scored = { member: string; score: number };

/** Members with scores, kept in Redis order: by score, then by the bytes of the member. */
export type SortedSet = {
  readonly scores: ReadonlyMap<string, number>;
  readonly ordered: readonly Scored[];
  set(member: string, score: number): void;
  delete(member: string): boolean;
  /** Position in ascending order; the member must exist. */
  rank(member: string): number;
};

function before(a: Scored, b: Scored): boolean {
  return a.score === b.score ? a.member < b.member : a.score < b.score;
}

/** First position whose item does not come before `item`. */
function position(ordered: readonly Scored[], item: Scored): number {
  let low = 0;
  let high = ordered.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (before(ordered[middle]!, item)) low = middle + 1;
    else high = middle;
  }
  return low;
}

export function sortedSet(): SortedSet {
  const scores = new Map<string, number>();
  const ordered: Scored[] = [];
  const rank = (member: string) => position(ordered, { member, score: scores.get(member)! });
  const remove = (member: string) => {
    if (!scores.has(member)) return false;
    ordered.splice(rank(member), 1);
    return scores.delete(member);
  };
  return {
    scores,
    ordered,
    rank,
    delete: remove,
    set(member, score) {
      remove(member);
      ordered.splice(position(ordered, { member, score }), 0, { member, score });
      scores.set(member, score);
    },
  };
}
