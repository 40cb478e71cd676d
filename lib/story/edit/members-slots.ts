import { type Slot, slotsOf } from "../guard/slots.ts";
import type { Story } from "../schema.ts";

/** Slots that a caller can give words for. */
const EDITABLE = /^(?:headline|support|cta|(?:points|steps|slides|scenes)\.\d+|posts\.\w+)$/;

const editable = (story: Story): Slot[] => slotsOf(story).filter(({ name }) => EDITABLE.test(name));

/** The lines of a list may change places. */
const familyOf = ({ name }: Slot) => name.replace(/\.\d+$/, "");

/**
 * The slots whose words a member of the workspace wrote: those that this edit changed where a member made it, and
 * those of a member's earlier edit that are as they were.
 */
export function membersSlots(was: Story, is: Story, isMembers: boolean): string[] {
  const before = editable(was);
  const members = new Set(was.byMember);
  const isMembersSlot = (slot: Slot) => {
    const same = before.find((one) => familyOf(one) === familyOf(slot) && one.text === slot.text);
    return same ? members.has(same.name) : isMembers;
  };
  return editable(is)
    .filter(isMembersSlot)
    .map(({ name }) => name);
}
