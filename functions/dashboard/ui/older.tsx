type OlderProps = {
  /** The path of the page. */
  at: string;
  /** The filters to keep. */
  values: Readonly<Record<string, string>>;
  offset: number;
  shown: number;
  hasMore: boolean;
};

/** Links to the newer and the older part of a list. */
export const Older = ({ at, values, offset, shown, hasMore }: OlderProps) => {
  const to = (next: number) => `${at}?${new URLSearchParams({ ...values, offset: String(next) })}`;
  if (offset === 0 && !hasMore) return null;
  return (
    <nav class="row" aria-label="Parts of the list">
      {offset > 0 && (
        <a class="button plain" href={to(Math.max(0, offset - shown))}>
          Newer
        </a>
      )}
      {hasMore && (
        <a class="button plain" href={to(offset + shown)}>
          Older
        </a>
      )}
    </nav>
  );
};
