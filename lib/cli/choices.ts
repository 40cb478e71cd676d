import { own } from "../text/own.ts";
import {
  AssetType,
  Channel,
  Device,
  EventKind,
  FileType,
  Format,
  Imagery,
  PhotoKind,
  Platform,
  PostStatus,
  RunStatus,
  ScreenTheme,
  ScreenType,
  SoundBed,
  TemplateId,
  ThemeKind,
  Verdict,
  WebhookDeliveryStatus,
} from "../vocab.ts";
import type { OptionName } from "./options.ts";

type Choices = Partial<Record<OptionName, readonly string[]>>;

/** Values that an option takes, in every command that has no others for it. */
export const CHOICES: Choices = {
  channel: Channel.options,
  "asset-type": AssetType.options,
  format: Format.options,
  "file-type": FileType.options,
  theme: ThemeKind.options,
  template: TemplateId.options,
  imagery: Imagery.options,
  platform: Platform.options,
  verdict: Verdict.options,
  events: EventKind.options,
  kind: PhotoKind.options,
  "screen-type": ScreenType.options,
  device: Device.options,
  payload: ["full", "thin"],
};

/** Values of an option that stands alone too, so that its value is only ever written behind "=". */
export const AFTER_EQUALS: Choices = { sound: SoundBed.options };

/** Commands in which an option takes values of their own. */
export const CHOICES_OF: Readonly<Record<string, Choices>> = {
  runs: { status: RunStatus.options },
  "posts list": { status: PostStatus.options },
  "webhooks deliveries": { status: WebhookDeliveryStatus.options },
  "screens add": { theme: ScreenTheme.options },
};

/** Values that completion offers for an argument, by its name. The service judges them. */
export const OFFERED: Readonly<Record<string, readonly string[]>> = {
  TEMPLATE: TemplateId.options,
};

/** Values that an option takes in a command; undefined where they are free. */
export const choicesIn = (command: string, option: OptionName): readonly string[] | undefined =>
  own(CHOICES_OF, command)?.[option] ?? CHOICES[option];
