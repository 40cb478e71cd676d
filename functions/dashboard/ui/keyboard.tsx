import { Icon } from "./icons.tsx";
import { closes, OVER_THE_PAGE, opens } from "./modal.ts";
import { Switch } from "./switch.tsx";

/** Keys, and what they do. */
const KEYS: readonly (readonly [keys: readonly string[], does: string])[] = [
  [["j", "k"], "the next or the previous entry of a list, or run that waits for a review"],
  [["a", "r"], "ask whether to approve or reject the run that is shown, with a note; Enter confirms"],
  [["e"], "edit the headline"],
  [["d"], "download the picture, or all slides"],
  [["?"], "show this list"],
];

/** What single keys do. */
export const KeyList = () => (
  <dl class="facts">
    {KEYS.map(([keys, does]) => (
      <>
        <dt>
          {keys.map((key) => (
            <>
              <kbd>{key}</kbd>{" "}
            </>
          ))}
        </dt>
        <dd>{does}</dd>
      </>
    ))}
    <dt>
      <kbd>Esc</kbd>
    </dt>
    <dd>close a question or this list; leave the headline, so that single keys work again</dd>
    <dt>
      <kbd>Shift</kbd> <kbd>↑</kbd> <kbd>→</kbd>
    </dt>
    <dd>move the post of the calendar that has the focus by an hour or a day</dd>
  </dl>
);

/** Turns single keys off and on for the reader: people who speak to their computer press many by mistake. */
export const KeySwitch = ({ isOn, id = "single-keys" }: { isOn: boolean; id?: string }) => (
  <Switch
    action="/app/settings/keys"
    field="on"
    isOn={isOn}
    id={id}
    label="Single keys"
    about={
      isOn
        ? "They rest while you fill in a field. Turn them off if you press them by mistake."
        : "They are off for you. Tab, Enter and Shift with an arrow work as ever."
    }
  />
);

const HELP = "keys";

/** Opens the list of keys, without a script too. */
export const KeyboardButton = () => (
  <button type="button" class="button link" {...opens(HELP)} data-key="?">
    <Icon name="keyboard" />
    Keyboard
  </button>
);

/** The list of keys, over the page. */
export const Keyboard = ({ isOn }: { isOn: boolean }) => (
  <dialog id={HELP} class="card stack keys" {...OVER_THE_PAGE} aria-labelledby="keys-title">
    <div class="row between">
      <h2 id="keys-title">Keyboard shortcuts</h2>
      <button type="button" class="button plain" {...closes(HELP)} autofocus>
        Close
      </button>
    </div>
    <KeyList />
    <KeySwitch isOn={isOn} id="shortcuts-switch" />
  </dialog>
);
