/** A moment: in UTC here, in the reader's own zone once the script runs. */
export const Time = ({ at, day }: { at: string | Date; day?: boolean }) => {
  const iso = new Date(at).toISOString();
  return (
    <time datetime={iso} data-day={day ? "true" : undefined} class="nowrap">
      {day ? iso.slice(0, 10) : `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`}
    </time>
  );
};
