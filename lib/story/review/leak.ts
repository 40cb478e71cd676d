import type { Brand } from "../../copy/types.ts";
import type { Judge } from "../addressee/addressee.ts";
import type { Reading, Story } from "../schema.ts";
import type { Aside } from "./brief-asides.ts";
import type { Passage } from "./piece.ts";

/** Words that must not reach readers, where they stand, and why: part of a sentence. */
export type Leak = { where: string; quote: string; says: string };

/** What is published, and the brief it was made of. `lead` is what stands largest on the finished picture. */
export type Published = {
  story: Story;
  brief: string;
  brand: Brand;
  places: readonly Passage[];
  lead?: string | undefined;
  /** The same of the last picture of a series. */
  closing?: string | undefined;
};

/** The same with what the brief says to colleagues. */
export type LeakSearch = Published & { rough: boolean; asides: readonly Aside[]; judge: Judge };

/** A story that was read, and who judges its sentences. */
export type Judging = { reading: Reading; brief: string; brand: Pick<Brand, "name">; judge: Judge };
