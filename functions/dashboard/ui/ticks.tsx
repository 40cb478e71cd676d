type Ticked = { ticked: URLSearchParams };
type Option = readonly [value: string, label: string, about?: string];
type TicksProps = Ticked & { name: string; legend: string; options: readonly Option[] };

/** Boxes of which any number may be ticked. */
export const Ticks = ({ name, legend, options, ticked }: TicksProps) => (
  <fieldset>
    <legend>{legend}</legend>
    <div class="ticks">
      {options.map(([value, label, about]) => (
        <label class="check">
          <input type="checkbox" name={name} value={value} checked={ticked.has(name, value)} />
          <span>
            {label} {about && <span class="hint block">{about}</span>}
          </span>
        </label>
      ))}
    </div>
  </fieldset>
);

type TickProps = Ticked & { name: string; label: string; hint: string };

/** One box with what ticking it means. */
export const Tick = ({ name, label, hint, ticked }: TickProps) => (
  <label class="check">
    <input type="checkbox" name={name} value="true" checked={ticked.has(name)} />
    <span>
      {label} <span class="hint">{hint}</span>
    </span>
  </label>
);
