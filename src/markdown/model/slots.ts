import { randomUUID } from "node:crypto";
import type { ArticleContext, Slot } from "./article-context";

/** Nobody can write it, so that no element of an author's is a slot. */
const slotMark = randomUUID();

/** Notes a slot. @returns the `data-slot` of the element in its place */
export function placeSlot(slot: Slot, context: ArticleContext): string {
  return `${slotMark} ${context.slots.push({ ...slot, context }) - 1}`;
}

/** Index of the slot that a `data-slot` names; -1 if it names none. */
export function slotIndex(dataSlot = ""): number {
  return dataSlot.startsWith(slotMark) ? Number(dataSlot.slice(slotMark.length)) : -1;
}
