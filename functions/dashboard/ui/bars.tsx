/** A value of null was not measured: it has no bar. */
type Bar = { name: string; value: number | null; shown: string };

const ROW = 34;
const WIDTH = 400;
const NAME_WIDTH = 96;
const VALUE_WIDTH = 110;

/** Horizontal bars, drawn here: no script, and a table in words for those who do not see them. */
export const Bars = ({ label, bars }: { label: string; bars: readonly Bar[] }) => {
  const most = Math.max(...bars.map(({ value }) => value ?? 0), Number.EPSILON);
  const room = WIDTH - NAME_WIDTH - VALUE_WIDTH;
  const words = bars.map(({ name, shown }) => `${name}: ${shown}`).join(", ");
  return (
    <svg
      class="bars"
      viewBox={`0 0 ${WIDTH} ${bars.length * ROW}`}
      role="img"
      aria-label={`${label}. ${words}.`}
    >
      {bars.map(({ name, value, shown }, at) => {
        const width = value === null ? 0 : Math.max(2, (value / most) * room);
        const y = at * ROW;
        return (
          <g>
            <text x={0} y={y + 21}>
              {name}
            </text>
            {value !== null && <rect x={NAME_WIDTH} y={y + 7} width={width.toFixed(1)} height={20} rx={4} />}
            <text x={(NAME_WIDTH + width + 8).toFixed(1)} y={y + 21}>
              {shown}
            </text>
          </g>
        );
      })}
    </svg>
  );
};
