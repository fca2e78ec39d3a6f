import { randomUUID } from "node:crypto";
import type { ArticleContext, Slot } from "./article-context";

/** A random mark, so that an author's element is not mistaken for a slot. */
const slotMark = randomUUID();

/**
 * Adds a slot to the context.
 * @returns the `data-slot` for the element in its place
 */
export function placeSlot(slot: Slot, context: ArticleContext): string {
  return `${slotMark} ${context.slots.push({ ...slot, context }) - 1}`;
}

/** Returns the index of the slot that a `data-slot` names, or -1. */
export function slotIndex(dataSlot = ""): number {
  return dataSlot.startsWith(slotMark) ? Number(dataSlot.slice(slotMark.length)) : -1;
}
