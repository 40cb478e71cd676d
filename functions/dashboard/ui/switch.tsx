type SwitchProps = {
  action: string;
  /** The field that says what is wanted: "true" or "false". */
  field: string;
  isOn: boolean;
  id: string;
  label: string;
  about: string;
};

/** A setting that shows whether it is on. Pressing it is sending its form, so it works without a script. */
export const Switch = ({ action, field, isOn, id, label, about }: SwitchProps) => (
  <form method="post" action={action} class="switched">
    <input type="hidden" name={field} value={String(!isOn)} />
    <div>
      <h3 id={id}>{label}</h3>
      <p class="soft" id={`${id}-about`}>
        {about}
      </p>
    </div>
    <button
      type="submit"
      class="toggle"
      role="switch"
      aria-checked={isOn ? "true" : "false"}
      aria-labelledby={id}
      aria-describedby={`${id}-about`}
    >
      <span class="track" aria-hidden="true" />
      <span class="state" aria-hidden="true">
        {isOn ? "On" : "Off"}
      </span>
    </button>
  </form>
);
