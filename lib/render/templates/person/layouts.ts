import type { Arrangement } from "../kit/arrange.ts";
import { archBeside, archOver } from "./arch.tsx";
import type { Person } from "./data.ts";
import { halfBeside, halfOver } from "./half.tsx";

/** The portrait under an arch on a panel of brand colour. */
export const arch: Arrangement<Person> = {
  name: "arch",
  draw: (stage, person) => (stage.shape === "wide" ? archBeside : archOver)(stage, person),
};

/** The portrait large and plain, the words on the brand's colour. */
export const half: Arrangement<Person> = {
  name: "half",
  draw: (stage, person) => (stage.shape === "wide" ? halfBeside : halfOver)(stage, person),
};
