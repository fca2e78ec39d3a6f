import { randomUUID } from "node:crypto";
import type { ArticleContext, Slot } from "./article-context";

/** Nobody can guess the mark, so no element of an author is a slot. */
const slotMark = randomUUID();

/** Adds a slot. @returns the `data-slot` of the element in its place */
export function placeSlot(slot: Slot, context: ArticleContext): string {
  return `${slotMark} ${context.slots.push({ ...slot, context }) - 1}`;
}

/** Returns the index of the slot that a `data-slot` names, or -1. */
export function slotIndex(dataSlot = ""): number {
  return dataSlot.startsWith(slotMark) ? Number(dataSlot.slice(slotMark.length)) : -1;
}
